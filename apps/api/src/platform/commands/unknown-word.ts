import { distance } from 'fastest-levenshtein';

/** One letter of each three begun may be wrong: `rolse`, but not `roles` for `posts`. */
const isClose = (given: string, name: string) =>
  given.length > 2 && (name.includes(given) || distance(given, name) <= Math.ceil(name.length / 3));

/** Returns the names that somebody may have meant, in any case of letters. */
export const closeNames = (given: string, names: readonly string[]) =>
  names.filter((name) => isClose(given.toLowerCase(), name.toLowerCase()));

/**
 * Says what is meant instead of a word that nobody knows, and what there is.
 * @param what such as "command"
 */
export function unknownWord(what: string, given: string, names: readonly string[]): string {
  const close = closeNames(given, names);
  const meant = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
  return `There is no ${what} "${given}".${meant} There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`;
}
