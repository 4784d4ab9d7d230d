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
