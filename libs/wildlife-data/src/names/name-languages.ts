/** Each has a file in `data/names`. */
export const nameLanguages = ['hi', 'mr'] as const;

export type NameLanguage = (typeof nameLanguages)[number];
