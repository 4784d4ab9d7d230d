/** For how many days the site keeps what does not stay until a member deletes it. */
export const retentionDays = {
  /** Changes that wait for an open page or for one that comes back. */
  events: 7,
  /** What a moderator removed and can still bring back. */
  removals: 30,
  /** A copy of what was reported, after the last report about it was closed. */
  evidence: 90,
  /** After they were decided. */
  joinRequests: 90,
  /** After they were closed. */
  reports: 365,
  contactMessages: 365,
  /** Who looked at a shared exact place, and when. */
  placeLooks: 365,
  /** A session of local sign-in, after its last use. */
  session: 14,
  /** A browser from which somebody signed in here, after the last time. */
  knownBrowser: 180,
  /** The same for the network of a sign-in, kept as a hash. */
  knownNetwork: 30,
  /** A former e-mail address, from which the account can be taken back. */
  takeBack: 7,
  /** A first password, with an account that nobody has opened. */
  firstPassword: 14,
} as const;

const {
  events,
  removals,
  evidence,
  joinRequests,
  reports,
  contactMessages,
  placeLooks,
  session,
  knownBrowser,
  knownNetwork,
  takeBack,
  firstPassword,
} = retentionDays;

export interface KeptData {
  id: string;
  title: string;
  /** What is kept, and what for. */
  what: string;
  readers: string;
  until: string;
}

/** What the site keeps about people, for the page that tells them. A test holds that every table is in it. */
export const keptData = [
  {
    id: 'sign-in',
    title: 'Sign-in',
    what: `Where this site keeps the accounts itself: your e-mail address, your name, your password in a form from which nobody can read it, the name, the public key and the last use of each passkey, and your sessions. When you change the address, the former one stays for ${takeBack} days, so that whoever owns it can take the account back. If an admin added you and you never signed in, all of it goes after ${firstPassword} days. Otherwise your sign-in provider keeps them, and this site only learns the number by which it knows you. Of the access tokens that you make for apps, their names and the last day of use, but not the tokens themselves.`,
    readers: 'Nobody but you; the people who run the server can see addresses and names.',
    until: `You delete the account. A session ends ${session} days after its last use, and the site remembers a browser for ${knownBrowser} days. An access token goes when you revoke it, or make another after its end.`,
  },
  {
    id: 'profile',
    title: 'Your profile',
    what: 'Your name, your username, your pictures, where you live and what you say about yourself, as far as you fill them in; your settings, and whether you are a moderator.',
    readers:
      'Members, or only your connections if you choose so; guests, if both you and this site allow it. Your settings are yours alone.',
    until: 'You change it or delete the account.',
  },
  {
    id: 'posts',
    title: 'Posts, comments and likes',
    what: 'What you write, the pictures that you add, earlier versions of a post, what you like, and the names that you suggest for animals. Pictures lose the camera’s own data, such as its place, before they are kept.',
    readers:
      'Members whom you have not blocked; guests and feed readers, if both you and this site allow it.',
    until: 'You delete them or the account.',
  },
  {
    id: 'sightings',
    title: 'Sightings',
    what: 'Which animal you saw, where and on which day. The exact place of a protected animal stays with you; others see an area of many kilometres, and sometimes only the month.',
    readers: `Members and, in numbers for each species and park, everybody. The first page shows everybody the three latest that have nothing to protect, by park or square and month, with a picture only under your open licence. You and those with whom you share it read an exact place; you see who looked, for ${placeLooks} days.`,
    until:
      'You delete the post or the account. Records for science are given away only where you choose a licence for them.',
  },
  {
    id: 'notes',
    title: 'Your notes',
    what: 'Your life list and what you imported into it, favorites, bookmarks, collections and drafts; the animals, parks and hashtags that you follow; the corrections of facts that you suggest.',
    readers: 'You alone, unless you show your life list to others; corrections, the editors too.',
    until: 'You delete them or the account. A correction that was accepted stays, without your name.',
  },
  {
    id: 'people',
    title: 'Other people',
    what: 'Whom you follow, to whom you are connected, whom you have asked, muted or blocked, and the words that you mute.',
    readers: 'Members see whom you follow and your connections. Nobody but you sees whom you mute or block.',
    until: 'You change it or delete the account.',
  },
  {
    id: 'messages',
    title: 'Messages',
    what: 'What you send in chats, with its pictures. Messages are not encrypted from one end to the other.',
    readers: 'The two of you; a moderator, if one of you reports a message.',
    until: 'You delete them. After you delete your account, the other person keeps what they have received.',
  },
  {
    id: 'notifications',
    title: 'Notifications',
    what: 'What happened around your posts, which notifications you want, whether you want the weekly mail and on which day the last one went out, and the address at which your browser takes notifications while you are away.',
    readers: 'You alone.',
    until: `You turn them off or delete the account. What an open page has yet to learn waits for ${events} days.`,
  },
  {
    id: 'reports',
    title: 'Reports and decisions',
    what: 'What you report, a copy of what was reported, what the moderators decide and why, and what you say against it.',
    readers: 'The moderators; about your own posts and reports, you too. Nobody learns who reported them.',
    until: `Reports go ${reports} days after they are closed, copies after ${evidence} days, and what was removed after ${removals} days. The list of what moderators did stays.`,
  },
  {
    id: 'entry',
    title: 'How you came in',
    what: 'Your request to come in and the invitation that you used, where this site has them; which house rules and terms you accepted. Where this site asks for your age: that you answered, and while you are under 18 the day until then, and when a parent agreed; never the month of your birth.',
    readers: 'The people who decide who comes in; about your age, only admins.',
    until: `Requests go ${joinRequests} days after they are decided; the rest when you delete the account.`,
  },
  {
    id: 'contact',
    title: 'The contact form',
    what: 'Your name, your e-mail address and your message.',
    readers: 'The people who run this site.',
    until: `They have answered it; at most ${contactMessages} days.`,
  },
  {
    id: 'limits',
    title: 'Limits',
    what: 'How often somebody posts, writes, signs in with a wrong password or uses the contact form, so that nobody floods the site.',
    readers: 'Nobody.',
    until: `A day has passed. A network from which you signed in is remembered for ${knownNetwork} days, by a number that does not name it.`,
  },
] as const satisfies readonly KeptData[];

export type KeptDataId = (typeof keptData)[number]['id'];
