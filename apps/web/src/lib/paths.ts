// All pages load the paths, before zod is told to do without eval, so they reach nothing else of the contract.
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
  discover: () => '/community/discover',
  identify: () => '/community/identify',
  ownProfile: () => '/community/profile',
  /**
   * Returns the own life list.
   * @param species slug to add to it
   */
  ownLifeList: (species?: string) => withSearch('/community/life-list', { add: species }),
  /** Returns what others saw in an area and the own list lacks, in this month at first. */
  targets: (park: string) => withSearch('/community/life-list', { tab: 'targets', park }),
  lifeList: (profileId: string) => `/community/life-list/${encodeURIComponent(profileId)}`,
  /**
   * Returns the page of a hashtag.
   * @param tag in the stored form
   */
  tag: (tag: string) => `/community/tag/${encodeURIComponent(tag)}`,
  /**
   * Returns the composer.
   * @param tag begins the post
   */
  createPost: (tag?: string) => withSearch('/community/create-post', { tag }),
  /**
   * Returns the composer with a sighting.
   * @param chosen slugs of the species and the park
   */
  createSighting: (chosen: { species?: string; park?: string }) =>
    withSearch('/community/create-post', chosen),
  sightings: () => '/community/sightings',
  /**
   * Returns the sightings of a species.
   * @param species, park slugs
   */
  speciesSightings: (species: string, park?: string) =>
    withSearch(`/community/sightings/species/${encodeURIComponent(species)}`, { park }),
  /**
   * Returns the map of all sightings.
   * @param shown the slug or key of an animal, and the middle of the map with its zoom, as in 26.5,93.1,9
   */
  sightingsMap: (shown: { animal?: string; at?: string } = {}) => withSearch('/community/map', shown),
  parkSightings: (park: string) => `/community/sightings/park/${encodeURIComponent(park)}`,
  /**
   * Returns the sightings in a cell.
   * @param cell a point in it, in degrees
   */
  cellSightings: ({ lat, lng }: { lat: number; lng: number }) => `/community/sightings/cell/${lat},${lng}`,
  /**
   * Returns the composer with a queued post.
   * @param waiting the id of a post in the queue
   */
  editWaiting: (waiting: string) => withSearch('/community/create-post', { waiting }),
  account: () => '/community/account',
  /** This page lists the moderators' decisions about the current user. */
  decisions: () => '/community/account/decisions',
  /** This page lists what the current user has reported. */
  ownReports: () => '/community/account/reports',
  /** This page has the queue of reports. */
  admin: () => '/community/admin',
  /**
   * Returns the page of a case.
   * @param reportId of any report about the subject
   */
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
  /**
   * Returns the log.
   * @param of ids of an operator or a subject to filter by
   */
  adminLog: (of: { operator?: string; about?: string } = {}) => withSearch('/community/admin/log', of),
} as const;
