import { distance } from 'fastest-levenshtein';

/** So many letters of each three may be wrong: `reprots`, but not `roles` for `posts`. */
const isClose = (given: string, name: string) =>
  given.length > 2 && (name.includes(given) || distance(given, name) <= Math.max(1, name.length / 3));

/**
 * Says what is meant instead of a word that nobody knows, and what there is.
 * @param what such as "command"
 */
export function unknownWord(what: string, given: string, names: readonly string[]): string {
  const close = names.filter((name) => isClose(given.toLowerCase(), name));
  const meant = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
  return `There is no ${what} "${given}".${meant} There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`;
}
