import type { ComponentProps } from 'react';
import { getLocale } from './language/locale';

/** Files drawn by tools/artwork. */
export const artwork = {
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  plate: (slug: string) => `/artwork/animals/${slug}.svg`,
  poster: (park: string) => `/artwork/parks/${park}.svg`,
  /** Returns the link preview of a record's picture, or of a page by its card's name. */
  card: (of: string) => {
    const [locale, name] = [getLocale(), of.startsWith('/') ? of.replace('/artwork/', '') : `pages/${of}`];
    return `/artwork/cards/${locale === 'en' ? '' : `${locale}/`}${name.replace(/\.svg$/, '')}.jpg`;
  },
  /** The outline has the id `s`; drawn-boxes.ts reads its box. */
  silhouette: (slug: string) => `/artwork/silhouettes/${slug}.svg#s`,
  /** Returns the same outline as a black picture. */
  silhouettePicture: (slug: string) => `/artwork/silhouettes/${slug}.svg`,
  /**
   * Returns a part of a range: `#sea`, `#native`, `#introduced` or `#parks`, in the frame that drawn-boxes.ts
   * reads.
   */
  range: (slug: string, part: string) => `/artwork/ranges/${slug}.svg#${part}`,
  /** The land under ranges. */
  rangeLand: '/artwork/ranges/world.svg#land',
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
  /**
   * Returns the portrait of an animal of the catalogue or tracker, or of `OTHER_PORTRAITS` in
   * @aranya/artwork.
   */
  portrait: (slug: string) => `/artwork/portraits/${slug}.svg`,
} as const;

/** The picture of an empty state. */
export const Face = ({ of }: { of: string }) => (
  <img src={artwork.avatar(of)} alt="" width="512" height="512" />
);

interface PortraitProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  slug: string;
  /** Side length in pixels. */
  size: number;
}

/** Decorative, as it stands beside the animal's name. */
export const Portrait = ({ slug, size, loading = 'lazy', ...rest }: PortraitProps) => (
  <img loading={loading} src={artwork.portrait(slug)} alt="" width={size} height={size} {...rest} />
);
