/** Leaves out what is not given. */
export function withSearch(path: string, values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Apart from the rest, since the build's own settings name these pages, and find no library of ours by its name. */
export const publicPaths = {
  home: () => '/',
  species: () => '/animals',
  animal: (id: number | string) => `/animal/${encodeURIComponent(id)}`,
  /**
   * Compares two species.
   * @param a, b slugs
   */
  compare: (a?: string, b?: string) => withSearch('/animals/compare', { a, b }),
  /**
   * Returns the page of an animal beyond the catalogue.
   * @param slug its name; the id alone counts
   */
  taxon: (id: number, slug: string) => `/taxa/${slug === '' ? id : `${id}-${slug}`}`,
  /**
   * Returns the news.
   * @param q words that they have, or the name of an animal
   */
  news: (q?: string) => withSearch('/news', { q }),
  /** The specification spells it this way. */
  parks: () => '/parks&sancturies',
  park: (slug: string) => `/parks&sancturies/${encodeURIComponent(slug)}`,
  /**
   * Returns the page of a protected area that is not in the guide.
   * @param key `area-` and the slug of its name
   */
  area: (key: string) => `/areas/${encodeURIComponent(key.replace(/^area-/, ''))}`,
  /**
   * Returns the page of a month, or of none.
   * @param month its English name in lower case
   */
  whereAndWhen: (month?: string) =>
    month === undefined ? '/parks&sancturies/where-and-when' : `/parks&sancturies/where-and-when/${month}`,
  favorites: () => '/favorites',
  games: () => '/games',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  credits: () => '/credits',
  offline: () => '/offline',
  privacy: () => '/privacy',
  rules: () => '/rules',
  /**
   * Returns the page of an invitation.
   * @param token a secret
   */
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  /**
   * Returns the tracker.
   * @param animal slug of a tracked animal
   */
  liveTracking: (animal?: string) =>
    animal === undefined ? '/live-tracking' : `/live-tracking/${encodeURIComponent(animal)}`,
  measuredTrack: (id: string) => `/live-tracking/measured/${encodeURIComponent(id)}`,
  recentTrack: (id: string) => `/live-tracking/recent/${encodeURIComponent(id)}`,
} as const;
