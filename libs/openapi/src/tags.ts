import { capitalized } from './json-schema';

const descriptions: Record<string, string> = {
  users: 'The own account and profile, other people, and the export of all own data.',
  connections: 'Following, and connections that both people agreed to.',
  posts: 'Posts with text, pictures and a sighting: the feed, publishing, liking.',
  postEdits: 'Changing a published post, and its earlier texts.',
  bookmarks: 'Posts that somebody keeps for later, in collections.',
  drafts: 'Posts in progress, the same on every device.',
  comments: 'Comments on posts and the answers to them.',
  messages: 'Chats between connections, and the stream of live events.',
  notifications: 'What happened around the own posts and profile.',
  altTexts: 'Picture descriptions that others suggest.',
  species: 'The species of the catalogue, as sightings name them, and what is known of each; public.',
  parks: 'The parks of the guide, and what is known of each; public.',
  places: 'The protected areas of India, as sightings name them; public.',
  taxa: 'Any animal by its names, also beyond the catalogue; public.',
  speciesPhotos: "Members' photographs on the pages of species; public.",
  sightings: 'Species seen, by species, park and place. The summary and the latest are public.',
  topics: 'Animals, places and hashtags that somebody follows.',
  placeShares: 'Exact places of protected sightings, for members whom the author names.',
  lifeList: 'All the species that somebody has seen.',
  lifeListImport: 'Bringing a life list from another site, and taking it back.',
  favorites: 'Species that somebody marked.',
  identifications: 'Posts that ask what an animal is, and the names suggested.',
  mutes: 'People and words that somebody does not want to read.',
  push: 'Web Push subscriptions of browsers.',
  safety: 'Blocking people and reporting content.',
  appeals: 'Appealing against a decision of the moderators.',
  admin: 'What moderators and admins do. Every call needs that role.',
  corrections: 'Corrections of facts about species and parks: suggesting, and deciding about them.',
  ownSite: 'What admins decide about the site: its name, words, look, links and maps.',
  entry: 'Who may come in: invitations and requests. What newcomers call needs a token and no account.',
  tokens: 'Personal access tokens for apps, made and revoked by somebody who is signed in.',
  rules: 'The house rules, the terms and what a club adds to the privacy page. Reading them is public.',
  news: 'Wildlife news of several newsrooms; public.',
  liveTracks: 'Recent tracks of tagged animals; public.',
  guests: 'What members have opened to people without an account; public.',
  contact: 'Messages to the people behind the site; public.',
  health: 'Whether the site works, for monitors; public.',
  site: 'The name of the site and what it says of itself; public.',
  settings: 'What an app needs to know of a site; public.',
};

const displayName = (name: string) =>
  capitalized(name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

export interface Tag {
  name: string;
  'x-displayName': string;
  description?: string;
}

export function listTags(domains: readonly string[]): Tag[] {
  return domains.map((name) => {
    const description = descriptions[name];
    return { name, 'x-displayName': displayName(name), ...(description !== undefined && { description }) };
  });
}
