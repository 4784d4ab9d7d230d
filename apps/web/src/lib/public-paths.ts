/** Leaves out missing values. */
export function withSearch(path: string, values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Separate, because the build's settings import these paths and cannot resolve our libraries. */
export const publicPaths = {
  home: () => '/',
  species: () => '/animals',
  animal: (id: number | string) => `/animal/${encodeURIComponent(id)}`,
  /** @param a, b slugs */
  compare: (a?: string, b?: string) => withSearch('/animals/compare', { a, b }),
  /** @param slug a readable name; only the id counts */
  taxon: (id: number, slug: string) => `/taxa/${slug === '' ? id : `${id}-${slug}`}`,
  /** @param q words of the news, or an animal's name */
  news: (q?: string) => withSearch('/news', { q }),
  /** The specification spells it this way. */
  parks: () => '/parks&sancturies',
  park: (slug: string) => `/parks&sancturies/${encodeURIComponent(slug)}`,
  /** @param key `area-` and the slug of its name */
  area: (key: string) => `/areas/${encodeURIComponent(key.replace(/^area-/, ''))}`,
  /** @param month its English name in lower case; none leads to the overview */
  whereAndWhen: (month?: string) =>
    month === undefined ? '/parks&sancturies/where-and-when' : `/parks&sancturies/where-and-when/${month}`,
  favorites: () => '/favorites',
  games: () => '/games',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  credits: () => '/credits',
  translations: () => '/translations',
  offline: () => '/offline',
  privacy: () => '/privacy',
  rules: () => '/rules',
  terms: () => '/terms',
  /** @param token a secret */
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  /** @param animal slug of a tracked animal */
  liveTracking: (animal?: string) =>
    animal === undefined ? '/live-tracking' : `/live-tracking/${encodeURIComponent(animal)}`,
  measuredTrack: (id: string) => `/live-tracking/measured/${encodeURIComponent(id)}`,
  recentTrack: (id: string) => `/live-tracking/recent/${encodeURIComponent(id)}`,
} as const;
