import { folded } from '../text/folded';

/** All English shares the shorter words. */
export function trigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of folded(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((part) => part.length > 3)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** The Jaccard index, from 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

interface NamedText {
  name: string;
  text: string;
}

const known = new Map<string, ReadonlySet<string>>();

function trigramsOnce(text: string): ReadonlySet<string> {
  const runs = known.get(text) ?? trigrams(text);
  known.set(text, runs);
  return runs;
}

/** Unrelated English prose of this length scores 0.1 to 0.25, copies with other names 0.6 and more. */
export function alikeFaults(one: NamedText, others: readonly NamedText[], limit: number): string[] {
  return others.flatMap((other) => {
    const alike = similarity(trigramsOnce(other.text), trigramsOnce(one.text));
    return alike > limit ? [`${other.name} and ${one.name} are alike (${alike.toFixed(2)})`] : [];
  });
}

const firstWords = (text: string) => folded(text).trim().split(' ').slice(0, 3).join(' ');

export function openingFaults(one: NamedText, others: readonly NamedText[]): string[] {
  const opening = firstWords(one.text);
  return others
    .filter(({ text }) => firstWords(text) === opening)
    .map(({ name }) => `${name} and ${one.name} both open '${opening}'`);
}
