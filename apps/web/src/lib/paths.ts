/** Every address of the site. src/routes.ts holds the same paths as patterns; paths.spec.ts compares the two. */
export const paths = {
  home: () => '/',
  species: () => '/animals',
  animal: (id: number | string) => `/animal/${encodeURIComponent(id)}`,
  news: () => '/news',
  /** The spelling is the specification's. */
  parks: () => '/parks&sancturies',
  park: (slug: string) => `/parks&sancturies/${encodeURIComponent(slug)}`,
  favorites: () => '/favorites',
  games: () => '/games',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  /** @param animal slug of a tracked animal; none selects nothing */
  liveTracking: (animal?: string) =>
    animal === undefined ? '/live-tracking' : `/live-tracking/${encodeURIComponent(animal)}`,
  community: () => '/community',
  messages: () => '/community/messages',
  chat: (userId: string) => `/community/messages/${encodeURIComponent(userId)}`,
  /** @param tab one of the screen's tabs; the first when left out */
  connections: (tab?: 'followers' | 'following' | 'pending' | 'connections') =>
    tab === undefined ? '/community/connections' : `/community/connections?tab=${tab}`,
  discover: () => '/community/discover',
  ownProfile: () => '/community/profile',
  profile: (profileId: string) => `/community/profile/${encodeURIComponent(profileId)}`,
  createPost: () => '/community/create-post',
  /** Blocked people, one's data, leaving. Beyond the specification's table. */
  account: () => '/community/account',
} as const;
