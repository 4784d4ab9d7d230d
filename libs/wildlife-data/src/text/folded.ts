/** Normalizes a text for search: no accents, lower case, single spaces, plain apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ');
}

/** Takes folded texts. Every field contains a blank text. */
export function containsFolded(fields: readonly string[], text: string): boolean {
  const wanted = folded(text).trim();
  return wanted === '' || fields.some((field) => folded(field).includes(wanted));
}
