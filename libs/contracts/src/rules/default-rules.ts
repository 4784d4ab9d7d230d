/** A club's own versions are above it. */
export const DEFAULT_RULES_VERSION = 1;

export const DEFAULT_RULES = `Animals come first. Keep your distance, and leave when an animal changes what it does because of you.
Never give the exact place of a nest, a den or a roost, nor of an animal that is hunted or traded.
Do not bait, feed, chase or play calls to see an animal or to photograph it.
Post what you saw yourself, with the day and the area as you remember them. Say so if you are not sure.
Show only pictures that you took or may use, and name the person who took them.
Say it with a picture of a captive or handled animal, and of one that a computer made or changed.
Disagree about the animal, never about the person. No insults, no threats, no mockery of beginners.
No trade in wild animals, their parts or their eggs, and no praise of hunting them.
No advertising, and no politics or religion beyond what concerns wildlife.
Report what breaks these rules. The moderators decide, say why, and you can appeal.`;

/** In the words that a club would use; each line is one term. */
export const DEFAULT_TERMS = `The people who run this site offer it free of charge. They may change it, pause it or close it, and say so in time where they can.
You may join if the law lets you decide this for yourself. If you are under 18, a parent or guardian has to agree first.
Keep your sign-in to yourself. What is done with your account counts as yours until you tell us that somebody else has used it.
What you write and the pictures that you take stay yours. You allow this site to keep them and to show them to those whom you chose.
A licence that you choose for a picture or a record lets others use it on its terms. Copies that they have made stay with them.
Publish only what you may publish: your own work, or what its maker allows, and nothing that the law forbids.
The house rules are part of these terms. Moderators can hide or remove what breaks them, and suspend an account. They say why, and you can appeal.
You can leave whenever you want. Deleting your account deletes what is yours; the privacy page says what stays and for how long.
What members report is not checked before it appears, and names of animals can be wrong. Do not rely on this site for your safety in the field.
The laws on wildlife, protected areas and drones hold for you outdoors, whatever is said here.
The site comes as it is, without a promise that it is free of faults. This takes away no right that the law gives you.
These terms can change. Where a change matters, members are asked to accept it before they go on.`;
