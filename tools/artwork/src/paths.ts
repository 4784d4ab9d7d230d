import { AVATARS } from './scenes/avatars.list';

/** Paths under the site's root. They never change: favourites store them. */
export const artworkPaths = {
  animal: (slug: string) => `/artwork/animals/${slug}.svg`,
  park: (slug: string) => `/artwork/parks/${slug}.svg`,
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  feature: (name: string) => `/artwork/features/${name}.svg`,
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
  /** The link preview of a record: PNG, 1200 × 630. */
  card: (picture: string) => picture.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.png'),
  /** The link preview of a page without a record. */
  pageCard: (name: string) => `/artwork/cards/pages/${name}.png`,
  /** Layers 0 to 5, from far to near. */
  hero: (mode: 'day' | 'night', layer: number) => `/artwork/hero/${mode}-${layer}.svg`,
  /** For upright screens. */
  heroPhone: (mode: 'day' | 'night', layer: number) => `/artwork/hero/phone-${mode}-${layer}.svg`,
} as const;

export const AVATAR_NAMES = Object.keys(AVATARS);
