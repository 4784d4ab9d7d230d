/** tools/artwork draws them. */
export const artwork = {
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  /** Link preview of a record, by its picture. */
  card: (picture: string) => picture.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.png'),
  pageCard: (name: string) => `/artwork/cards/pages/${name}.png`,
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
  /** By the slug of a name: an animal of the catalogue or the tracker, or of `OTHER_PORTRAITS` in @aranya/artwork. */
  portrait: (slug: string) => `/artwork/portraits/${slug}.svg`,
} as const;
