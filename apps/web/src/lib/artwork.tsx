import type { ComponentProps } from 'react';

/** tools/artwork draws these files. */
export const artwork = {
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  poster: (park: string) => `/artwork/parks/${park}.svg`,
  /** Returns the link preview of a record, by its picture. */
  card: (picture: string) => picture.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.jpg'),
  pageCard: (name: string) => `/artwork/cards/pages/${name}.jpg`,
  /** Returns the outline of an animal as `#s`, in the box that drawn-boxes.ts reads. */
  silhouette: (slug: string) => `/artwork/silhouettes/${slug}.svg#s`,
  /** Returns the same outline as a black picture. */
  silhouettePicture: (slug: string) => `/artwork/silhouettes/${slug}.svg`,
  /**
   * Returns a part of a range: `#sea`, `#native`, `#introduced` or `#parks`, in the frame that drawn-boxes.ts
   * reads.
   */
  range: (slug: string, part: string) => `/artwork/ranges/${slug}.svg#${part}`,
  /** Ranges are drawn on this land. */
  rangeLand: '/artwork/ranges/world.svg#land',
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
  /**
   * Returns a portrait by the slug of a name: an animal of the catalogue or the tracker, or of
   * `OTHER_PORTRAITS` in @aranya/artwork.
   */
  portrait: (slug: string) => `/artwork/portraits/${slug}.svg`,
} as const;

interface PortraitProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  /** Names an animal, as {@link artwork} takes it. */
  slug: string;
  /** Pixels of a side. */
  size: number;
}

/** The face of an animal beside its name, so it says nothing itself. */
export const Portrait = ({ slug, size, loading = 'lazy', ...rest }: PortraitProps) => (
  <img loading={loading} src={artwork.portrait(slug)} alt="" width={size} height={size} {...rest} />
);
