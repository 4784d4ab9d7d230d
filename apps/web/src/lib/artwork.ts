/** tools/artwork draws them. */
export const artwork = {
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  poster: (park: string) => `/artwork/parks/${park}.svg`,
  /** Link preview of a record, by its picture. */
  card: (picture: string) => picture.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.png'),
  pageCard: (name: string) => `/artwork/cards/pages/${name}.png`,
  /** The outline of an animal as `#s`, drawn in the box that drawn-boxes.ts reads. */
  silhouette: (slug: string) => `/artwork/silhouettes/${slug}.svg#s`,
  /** The same as a black picture. */
  silhouettePicture: (slug: string) => `/artwork/silhouettes/${slug}.svg`,
  /** Where a species lives: `#sea`, `#native`, `#introduced` and `#parks`, in the frame that drawn-boxes.ts reads. */
  range: (slug: string, part: string) => `/artwork/ranges/${slug}.svg#${part}`,
  /** The land that ranges are drawn on. */
  rangeLand: '/artwork/ranges/world.svg#land',
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
  /** By the slug of a name: an animal of the catalogue or the tracker, or of `OTHER_PORTRAITS` in @aranya/artwork. */
  portrait: (slug: string) => `/artwork/portraits/${slug}.svg`,
} as const;
