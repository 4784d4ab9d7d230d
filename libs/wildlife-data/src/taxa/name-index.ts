import { type JoinedTexts, joinTexts, textsWith } from './joined-texts';
import { letterBits, mayBeMisspelt, mistakesBetween } from './misspelt';

export interface WordIndex {
  words: readonly string[];
  joined: JoinedTexts;
  bits: Int32Array;
  namesByWord: readonly Int32Array[];
}

/** Indices of the items by each of their keys. */
export function placesBy<Item>(
  items: readonly Item[],
  listKeys: (item: Item) => Iterable<string>,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  items.forEach((item, at) => {
    for (const key of listKeys(item)) {
      const found = places.get(key);
      if (found) found.push(at);
      else places.set(key, [at]);
    }
  });
  return places;
}

/** @param keys from `searchKey` */
export function indexWords(keys: readonly (readonly string[])[]): WordIndex {
  const places = placesBy(keys, (words) => new Set(words));
  const words = [...places.keys()].sort();
  return {
    words,
    joined: joinTexts(words),
    bits: Int32Array.from(words, letterBits),
    namesByWord: words.map((word) => Int32Array.from(places.get(word) ?? [])),
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

export function wordsBeginning({ words }: WordIndex, start: string): number[] {
  const found: number[] = [];
  for (let at = firstAtLeast(words, start); words[at]?.startsWith(start) === true; at += 1) found.push(at);
  return found;
}

export const wordsContaining = ({ joined }: WordIndex, part: string): number[] => textsWith(joined, part);

export function wordsLike(
  { words, bits }: WordIndex,
  typed: string,
  most: number,
): [at: number, mistakes: number][] {
  const typedBits = letterBits(typed);
  const found: [at: number, mistakes: number][] = [];
  words.forEach((word, at) => {
    const isNear = Math.abs(word.length - typed.length) <= most;
    if (!isNear || !mayBeMisspelt(typedBits, bits[at] ?? 0, most)) return;
    const mistakes = mistakesBetween(typed, word, most);
    if (mistakes <= most) found.push([at, mistakes]);
  });
  return found;
}
