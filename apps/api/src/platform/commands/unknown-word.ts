import { distance } from 'fastest-levenshtein';

/** Allows one wrong letter in three: `rolse`, but not `roles` for `posts`. */
const isClose = (given: string, name: string) =>
  given.length > 2 && (name.includes(given) || distance(given, name) <= Math.ceil(name.length / 3));

export const closeNames = (given: string, names: readonly string[]) =>
  names.filter((name) => isClose(given.toLowerCase(), name.toLowerCase()));

/** @param what such as "command" */
export function unknownWord(what: string, given: string, names: readonly string[]): string {
  const close = closeNames(given, names);
  const meant = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
  return `There is no ${what} "${given}".${meant} There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`;
}
