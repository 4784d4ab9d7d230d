// All pages load the paths, before zod is configured without eval, so they import nothing else of the
// contract.
import { communityPaths } from '@aranya/contracts/community-paths';
import { publicPaths, withSearch } from './public-paths';

/** src/routes.ts has the patterns of these paths. */
export const paths = {
  ...communityPaths,
  ...publicPaths,
  community: () => '/community',
  messages: () => '/community/messages',
  chat: (userId: string) => `/community/messages/${encodeURIComponent(userId)}`,
  connections: (tab?: 'followers' | 'following' | 'pending' | 'connections') =>
    withSearch('/community/connections', { tab }),
  notificationSettings: () => '/community/notifications/settings',
  muted: () => '/community/account/muted',
  bookmarks: () => '/community/bookmarks',
  /**
   * Animals, parks and hashtags that the user follows.
   * @param back leads there once somebody is signed in
   */
  topics: (back?: string) => withSearch('/community/following', { back }),
  discover: () => '/community/discover',
  identify: () => '/community/identify',
  ownProfile: () => '/community/profile',
  /** @param species slug to add */
  ownLifeList: (species?: string) => withSearch('/community/life-list', { add: species }),
  /** Species that others saw in an area and the own list lacks, at first this month. */
  targets: (park: string) => withSearch('/community/life-list', { tab: 'targets', park }),
  lifeList: (profileId: string) => `/community/life-list/${encodeURIComponent(profileId)}`,
  /** @param tag in the stored form */
  tag: (tag: string) => `/community/tag/${encodeURIComponent(tag)}`,
  /** @param tag begins the post */
  createPost: (tag?: string) => withSearch('/community/create-post', { tag }),
  /** @param chosen slugs of the species and the park */
  createSighting: (chosen: { species?: string; park?: string }) =>
    withSearch('/community/create-post', chosen),
  sightings: () => '/community/sightings',
  /** @param species, park slugs */
  speciesSightings: (species: string, park?: string) =>
    withSearch(`/community/sightings/species/${encodeURIComponent(species)}`, { park }),
  /** @param shown an animal's slug or key, and the map's centre with its zoom, as in 26.5,93.1,9 */
  sightingsMap: (shown: { animal?: string; at?: string } = {}) => withSearch('/community/map', shown),
  parkSightings: (park: string) => `/community/sightings/park/${encodeURIComponent(park)}`,
  /** @param cell a point in it, in degrees */
  cellSightings: ({ lat, lng }: { lat: number; lng: number }) => `/community/sightings/cell/${lat},${lng}`,
  /** @param waiting the id of a queued post */
  editWaiting: (waiting: string) => withSearch('/community/create-post', { waiting }),
  account: () => '/community/account',
  decisions: () => '/community/account/decisions',
  ownReports: () => '/community/account/reports',
  admin: () => '/community/admin',
  /** @param reportId of any report about the subject */
  adminReport: (reportId: string) => `/community/admin/reports/${encodeURIComponent(reportId)}`,
  adminAppeals: () => '/community/admin/appeals',
  adminMembers: () => '/community/admin/members',
  adminMember: (id: string) => `/community/admin/members/${encodeURIComponent(id)}`,
  adminPhotographs: () => '/community/admin/photographs',
  adminNames: () => '/community/admin/names',
  adminSite: () => '/community/admin/site',
  adminContact: () => '/community/admin/contact',
  adminEntry: () => '/community/admin/entry',
  adminRules: () => '/community/admin/rules',
  adminCounts: () => '/community/admin/counts',
  /** @param of ids of an operator or a subject to filter by */
  adminLog: (of: { operator?: string; about?: string } = {}) => withSearch('/community/admin/log', of),
} as const;
