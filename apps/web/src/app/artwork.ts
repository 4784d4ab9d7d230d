/** tools/artwork draws them. */
export const artwork = {
  scene: (name: string) => `/artwork/scenes/${name}.svg`,
  /** Link preview of a record, by its picture. */
  card: (picture: string) => picture.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.png'),
  pageCard: (name: string) => `/artwork/cards/pages/${name}.png`,
  avatar: (name: string) => `/artwork/avatars/${name}.svg`,
} as const;
