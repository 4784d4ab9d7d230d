import type { Point } from '../sensitive-places/cells';
import { allowedMistakes, letterBits, mayBeMisspelt, mistakesBetween } from '../taxa/misspelt';
import { searchKey } from '../taxa/search-key';

export interface PlaceName {
  text: string;
  key: string;
  words: readonly string[];
}

export interface PlaceEntry {
  key: string;
  where: string;
  /** The usual one first. */
  names: readonly [PlaceName, ...PlaceName[]];
  beside: readonly string[];
  order: number;
  /** A district or state alone finds no town. */
  town?: Point;
}

export const orders = { park: 0, known: 1, other: 2, town: 20 } as const;

const SMALL_WORDS = new Set(['the', 'of', 'in', 'at', 'near', 'and']);

export const placeWords = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => searchKey(text).split(' ')).filter((word) => word !== '' && !SMALL_WORDS.has(word));

export function placeName(text: string): PlaceName {
  const words = placeWords(text);
  return { text, key: words.join(' '), words };
}

/** Less is better; each wrong letter adds one. */
export const fits = {
  whole: 0,
  beginning: 1,
  words: 2,
  wordsBeside: 3,
  besideAlone: 4,
  parts: 5,
  misspelt: 6,
} as const;

type Fit = number | undefined;
type Rule = (typed: readonly string[], name: PlaceName, entry: PlaceEntry) => Fit;

const MIN_TOGETHER = 5;

const byWords: Rule = (typed, name, { beside, town }) => {
  const all = typed.join(' ');
  if (name.key === all) return fits.whole;
  if (name.key.startsWith(`${all} `)) return fits.beginning;
  const isIn = (words: readonly string[]) => (word: string) => words.some((each) => each.startsWith(word));
  if (typed.every(isIn(name.words))) return fits.words;
  const together = typed.join('');
  if (together.length >= MIN_TOGETHER && name.words.join('').startsWith(together)) return fits.words;
  const isNamed = typed.some(isIn(name.words));
  if ((!isNamed && town) || !typed.every(isIn([...name.words, ...beside]))) return undefined;
  return isNamed ? fits.wordsBeside : fits.besideAlone;
};

const MIN_PART = 3;

const byParts: Rule = (typed, name, { beside, town }) => {
  const isPart = (words: readonly string[]) => (word: string) =>
    word.length >= MIN_PART && words.some((each) => each.includes(word));
  if (town && !typed.some(isPart(name.words))) return undefined;
  return typed.every(isPart([...name.words, ...beside])) ? fits.parts : undefined;
};

function fewestMistakes(word: string, words: readonly string[]): number {
  const most = allowedMistakes(word);
  const bits = letterBits(word);
  const mistakes = words.map((each) => {
    if (each.startsWith(word)) return 0;
    const isFar = Math.abs(each.length - word.length) > most || !mayBeMisspelt(bits, letterBits(each), most);
    return isFar ? Infinity : mistakesBetween(word, each, most);
  });
  const least = Math.min(...mistakes);
  return least <= most ? least : Infinity;
}

const byLikeness: Rule = (typed, name, { beside, town }) => {
  const ofName = typed.map((word) => fewestMistakes(word, name.words));
  if (town && Math.min(...ofName) === Infinity) return undefined;
  const all = typed.reduce(
    (sum, word, at) => sum + Math.min(ofName[at] ?? Infinity, fewestMistakes(word, beside)),
    0,
  );
  return all < Infinity ? fits.misspelt + all : undefined;
};

export interface PlaceHit {
  entry: PlaceEntry;
  name: PlaceName;
  fit: number;
}

const hitsBy = (rule: Rule, all: readonly PlaceEntry[], typed: readonly string[]): PlaceHit[] =>
  all.flatMap((entry) => {
    const hits = entry.names.flatMap((name): PlaceHit[] => {
      const fit = rule(typed, name, entry);
      return fit === undefined ? [] : [{ entry, name, fit }];
    });
    return hits.sort((one, other) => one.fit - other.fit).slice(0, 1);
  });

export const findEntries = (all: readonly PlaceEntry[], typed: readonly string[]): PlaceHit[] =>
  [byWords, byParts, byLikeness].reduce<PlaceHit[]>(
    (found, rule) => (found.length > 0 ? found : hitsBy(rule, all, typed)),
    [],
  );
