/** The last word of a text in the singular, as far as rules of English go: 'leaf warblers' becomes 'leaf warbler'. */
export const singular = (text: string): string =>
  text
    .replace(/(?<=\w\w)ies$/, 'y')
    .replace(/(?<=(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=\w\w[^siu])s$/, '');
