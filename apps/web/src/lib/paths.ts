/** src/routes.ts has the patterns. */
export const paths = {
  home: () => '/',
  species: () => '/animals',
  animal: (id: number | string) => `/animal/${encodeURIComponent(id)}`,
  /** @param a, b slugs */
  compare: (a?: string, b?: string) => {
    const pair = new URLSearchParams({ ...(a && { a }), ...(b && { b }) });
    return pair.size > 0 ? `/animals/compare?${pair}` : '/animals/compare';
  },
  news: () => '/news',
  /** Spelled as specified. */
  parks: () => '/parks&sancturies',
  park: (slug: string) => `/parks&sancturies/${encodeURIComponent(slug)}`,
  /** @param month its English name in lower case */
  whereAndWhen: (month?: string) =>
    month === undefined ? '/parks&sancturies/where-and-when' : `/parks&sancturies/where-and-when/${month}`,
  favorites: () => '/favorites',
  games: () => '/games',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  credits: () => '/credits',
  /** @param animal slug of a tracked animal */
  liveTracking: (animal?: string) =>
    animal === undefined ? '/live-tracking' : `/live-tracking/${encodeURIComponent(animal)}`,
  /** @param id of a measured track */
  measuredTrack: (id: string) => `/live-tracking/measured/${encodeURIComponent(id)}`,
  /** @param id of a recent track */
  recentTrack: (id: string) => `/live-tracking/recent/${encodeURIComponent(id)}`,
  community: () => '/community',
  messages: () => '/community/messages',
  chat: (userId: string) => `/community/messages/${encodeURIComponent(userId)}`,
  connections: (tab?: 'followers' | 'following' | 'pending' | 'connections') =>
    tab === undefined ? '/community/connections' : `/community/connections?tab=${tab}`,
  notifications: () => '/community/notifications',
  notificationSettings: () => '/community/notifications/settings',
  muted: () => '/community/account/muted',
  bookmarks: () => '/community/bookmarks',
  discover: () => '/community/discover',
  identify: () => '/community/identify',
  ownProfile: () => '/community/profile',
  profile: (profileId: string) => `/community/profile/${encodeURIComponent(profileId)}`,
  /** @param species slug to add to it */
  ownLifeList: (species?: string) =>
    species === undefined
      ? '/community/life-list'
      : `/community/life-list?add=${encodeURIComponent(species)}`,
  lifeList: (profileId: string) => `/community/life-list/${encodeURIComponent(profileId)}`,
  /** @param tag in the stored form */
  tag: (tag: string) => `/community/tag/${encodeURIComponent(tag)}`,
  /** @param tag to begin the post with */
  createPost: (tag?: string) =>
    tag === undefined ? '/community/create-post' : `/community/create-post?tag=${encodeURIComponent(tag)}`,
  /** @param chosen slugs of what was seen, and where */
  createSighting: ({ species, park }: { species?: string; park?: string }) =>
    `/community/create-post?${new URLSearchParams({ ...(species && { species }), ...(park && { park }) })}`,
  /** @param species, park slugs */
  speciesSightings: (species: string, park?: string) =>
    `/community/sightings/species/${encodeURIComponent(species)}${park === undefined ? '' : `?park=${encodeURIComponent(park)}`}`,
  parkSightings: (park: string) => `/community/sightings/park/${encodeURIComponent(park)}`,
  /** @param cell a point in it, in degrees */
  cellSightings: ({ lat, lng }: { lat: number; lng: number }) => `/community/sightings/cell/${lat},${lng}`,
  /** @param id of a post in the queue */
  editWaiting: (id: string) => `/community/create-post?waiting=${encodeURIComponent(id)}`,
  /** `commentId`: to show on its page. */
  post: (postId: string, commentId?: string) =>
    `/community/post/${encodeURIComponent(postId)}${commentId === undefined ? '' : `?comment=${encodeURIComponent(commentId)}`}`,
  account: () => '/community/account',
  /** What moderators decided about the current user. */
  decisions: () => '/community/account/decisions',
  /** The queue of reports. */
  admin: () => '/community/admin',
  /** @param reportId of any report about the subject */
  adminReport: (reportId: string) => `/community/admin/reports/${encodeURIComponent(reportId)}`,
  adminAppeals: () => '/community/admin/appeals',
  adminMembers: () => '/community/admin/members',
  adminMember: (id: string) => `/community/admin/members/${encodeURIComponent(id)}`,
  adminPhotographs: () => '/community/admin/photographs',
  adminContact: () => '/community/admin/contact',
  adminCounts: () => '/community/admin/counts',
  /** @param of whose acts, or what was done about a subject; ids */
  adminLog: (of: { operator?: string; about?: string } = {}) => {
    const query = new URLSearchParams(of);
    return query.size > 0 ? `/community/admin/log?${query}` : '/community/admin/log';
  },
} as const;
