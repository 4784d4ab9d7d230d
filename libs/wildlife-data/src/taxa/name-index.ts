import { type JoinedTexts, joinTexts, textsWith } from './joined-texts';
import { letterBits, mayBeMisspelt, mistakesBetween } from './misspelt';

/** Words in the order of their code units, each with the names that have it. */
export interface WordIndex {
  words: readonly string[];
  joined: JoinedTexts;
  bits: Int32Array;
  /** Ascending places of names, by the place of the word. */
  namesOf: readonly Int32Array[];
}

/** @param keys names as `searchKey` gives them */
export function indexWords(keys: readonly (readonly string[])[]): WordIndex {
  const places = new Map<string, number[]>();
  keys.forEach((words, at) => {
    for (const word of new Set(words)) {
      const found = places.get(word);
      if (found) found.push(at);
      else places.set(word, [at]);
    }
  });
  const words = [...places.keys()].sort();
  return {
    words,
    joined: joinTexts(words),
    bits: Int32Array.from(words, letterBits),
    namesOf: words.map((word) => Int32Array.from(places.get(word) ?? [])),
  };
}

function firstAtLeast(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places of words that begin with this one. */
export function wordsBeginning({ words }: WordIndex, start: string): number[] {
  const found: number[] = [];
  for (let at = firstAtLeast(words, start); words[at]?.startsWith(start) === true; at += 1) found.push(at);
  return found;
}

/** Places of words that have this one in them. */
export const wordsContaining = ({ joined }: WordIndex, part: string): number[] => textsWith(joined, part);

/** Places of words with at most so many letters wrong, and how many. */
export function wordsLike(
  { words, bits }: WordIndex,
  typed: string,
  most: number,
): [at: number, mistakes: number][] {
  const typedBits = letterBits(typed);
  return words.flatMap((word, at): [number, number][] => {
    const isNear = Math.abs(word.length - typed.length) <= most;
    if (!isNear || !mayBeMisspelt(typedBits, bits[at] ?? 0, most)) return [];
    const mistakes = mistakesBetween(typed, word, most);
    return mistakes <= most ? [[at, mistakes]] : [];
  });
}
