/**
 * A text as search compares it: without accents, in lower case, single spaces. 'Galápagos  TORTOISE' becomes
 * 'galapagos tortoise'. Typographic apostrophes count as plain ones.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ');
}

/** Whether any of the fields contains the text, folded. A blank text is contained in everything. */
export function containsFolded(fields: readonly string[], text: string): boolean {
  const wanted = folded(text).trim();
  return wanted === '' || fields.some((field) => folded(field).includes(wanted));
}
