import { folded } from '../text/folded';

/** Three-letter runs of the words that have more than three letters, since all English shares the short ones. */
export function trigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 3)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** The Jaccard index of two sets, from 0 (nothing shared) to 1 (equal). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

interface NamedText {
  name: string;
  text: string;
}

/**
 * Pairs of texts more alike than `limit`. Unrelated English prose of this length scores 0.1 to 0.25; the same text
 * with exchanged names 0.6 and more.
 */
export function similarPairs(texts: readonly NamedText[], limit: number): string[] {
  const prepared = texts.map(({ name, text }) => ({ name, runs: trigrams(text) }));
  return prepared.flatMap((one, at) =>
    prepared.slice(at + 1).flatMap((other) => {
      const alike = similarity(one.runs, other.runs);
      return alike > limit ? [`${one.name} and ${other.name} are alike (${alike.toFixed(2)})`] : [];
    }),
  );
}

/** Texts that open with the same three words as an earlier one. */
export function sameOpenings(texts: readonly NamedText[]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ name, text }) => {
    const opening = folded(text).trim().split(' ').slice(0, 3).join(' ');
    const before = first.get(opening);
    if (before === undefined) first.set(opening, name);
    return before === undefined ? [] : [`${before} and ${name} both open '${opening}'`];
  });
}
