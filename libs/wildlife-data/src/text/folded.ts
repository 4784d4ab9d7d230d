/** Normalizes a text for search: no accents, lower case, plain apostrophes, one space for each space or hyphen. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}

/** Fewer letters would be found where words only meet by chance. */
const MIN_JOINED = 6;

/** Words may also be written together: "barheaded goose". Every field contains a blank text. */
export function containsFolded(fields: readonly string[], text: string): boolean {
  const wanted = folded(text.trim());
  const joined = wanted.replaceAll(' ', '');
  return fields.some((field) => {
    const all = folded(field);
    if (all.includes(wanted)) return true;
    const words = joined.length < MIN_JOINED ? [] : all.split(' ');
    return words.some((_, at) => words.slice(at).join('').startsWith(joined));
  });
}
