import { foldText } from './spelling';

/** For search: however it is spelt, no accents, lower case, spaces for hyphens. */
export const folded = (text: string): string =>
  foldText(text)
    .replace(/[‘’]/g, "'")
    .replace(/[\s-]+/g, ' ');

const MIN_JOINED = 6;

/** Finds "barheaded goose" too. Every field contains a blank text. */
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
