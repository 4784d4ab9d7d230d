import { folded } from '../text/folded';

/**
 * The runs of three letters in a text, words set apart: what two texts share tells how alike they are. Words of up
 * to three letters are left out, since all English shares them.
 */
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

/** How alike two sets of trigrams are, from 0 (nothing shared) to 1 (equal): shared over all. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** A text and the record that it belongs to. */
export interface NamedText {
  name: string;
  text: string;
}

/**
 * Pairs of texts that are more alike than `limit`: one sentence a pair. Unrelated English prose of this length shares
 * some 0.1 to 0.25; the same text with names exchanged 0.6 and more.
 */
export function alikePairs(texts: readonly NamedText[], limit: number): string[] {
  const prepared = texts.map(({ name, text }) => ({ name, runs: trigrams(text) }));
  return prepared.flatMap((one, at) =>
    prepared.slice(at + 1).flatMap((other) => {
      const alike = likeness(one.runs, other.runs);
      return alike > limit ? [`${one.name} and ${other.name} are alike (${alike.toFixed(2)})`] : [];
    }),
  );
}

/** Texts that open with the same three words as one before: one sentence each. */
export function sameOpenings(texts: readonly NamedText[]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ name, text }) => {
    const opening = folded(text).trim().split(' ').slice(0, 3).join(' ');
    const before = first.get(opening);
    if (before === undefined) first.set(opening, name);
    return before === undefined ? [] : [`${before} and ${name} both open '${opening}'`];
  });
}
