export const singular = (text: string): string =>
  /\b(?:species|series)$/.test(text)
    ? text
    : text
        .replace(/(\w\w)ies$/, '$1y')
        .replace(/(ss|[^o][iu]s|x|ch|sh)es$/, '$1')
        .replace(/(\w\w[^siu])s$/, '$1');
