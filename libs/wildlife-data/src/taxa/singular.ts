/** The last word of a text in the singular, as far as rules of English go: 'leaf warblers' becomes 'leaf warbler'. */
export const singular = (text: string): string =>
  /\b(?:species|series)$/.test(text)
    ? text
    : text
        .replace(/(\w\w)ies$/, '$1y')
        .replace(/(ss|[^o][iu]s|x|ch|sh)es$/, '$1')
        .replace(/(\w\w[^siu])s$/, '$1');
