import { toSound } from '../names/sound';
import { textsWith } from './joined-texts';
import { allowedMistakes } from './misspelt';
import { type WordIndex, wordsBeginning, wordsContaining, wordsLike } from './name-index';
import { searchKey } from './search-key';
import { singular } from './singular';
import { joined, type SearchedTaxon, type TaxonIndex } from './taxon-index';

export interface FoundTaxon<Searched extends SearchedTaxon> {
  taxon: Searched;
  matched: string | null;
  /** Only spelt like the words. */
  isSpeltAlike: boolean;
}

/** Less is better; each wrong letter adds one. */
const fits = {
  exact: 0,
  wholeInAnotherNumber: 1,
  words: 2,
  beginningsOfMet: 3,
  wordsOfRare: 4,
  wordsInAnotherNumber: 5,
  sound: 6,
  scientificWords: 7,
  code: 8,
  beginnings: 9,
  soundWords: 10,
  parts: 11,
  misspelt: 12,
} as const;

type FittingWords = readonly (readonly [word: number, fit: number])[];

type Hits = (readonly [name: number, fit: number])[];

type FindWords = (words: WordIndex, typed: string) => FittingWords;

function namesWithAll(words: WordIndex, typed: readonly string[], fitting: FindWords, count: number): Hits {
  const matched = new Uint8Array(count);
  const worst = new Uint8Array(count);
  let last: number[] = [];
  for (const [before, one] of typed.entries()) {
    last = [];
    for (const [word, fit] of fitting(words, one))
      for (const name of words.namesByWord[word] ?? []) {
        if (matched[name] !== before) continue;
        matched[name] = before + 1;
        worst[name] = Math.max(worst[name] ?? 0, fit);
        last.push(name);
      }
    // Without a name, the words that follow need no search.
    if (last.length === 0) break;
  }
  return last.map((name) => [name, worst[name] ?? 0]);
}

const best = (words: [word: number, fit: number][]): FittingWords =>
  words.sort(([, one], [, other]) => one - other);

function beginning(words: WordIndex, typed: string): FittingWords {
  const stem = singular(typed);
  const start = stem.length > 2 ? stem.replace(/y$/, '') : typed;
  return best(
    wordsBeginning(words, start).flatMap((at): [number, number][] => {
      const word = words.words[at] ?? '';
      if (word === typed) return [[at, fits.words]];
      if (singular(word) === stem) return [[at, fits.wordsInAnotherNumber]];
      return word.startsWith(typed) ? [[at, fits.beginnings]] : [];
    }),
  );
}

function having(words: WordIndex, typed: string): FittingWords {
  const places = typed.length < 3 ? wordsBeginning(words, typed) : wordsContaining(words, typed);
  return places.map((at) => [at, fits.parts]);
}

const soundingLike = (words: WordIndex, sound: string): FittingWords =>
  wordsBeginning(words, sound).map((at) => [at, fits.soundWords]);

function like(words: WordIndex, typed: string): FittingWords {
  return best([
    ...wordsBeginning(words, typed).map((at): [number, number] => [at, fits.misspelt]),
    ...wordsLike(words, typed, allowedMistakes(typed)).map(([at, mistakes]): [number, number] => [
      at,
      fits.misspelt + mistakes,
    ]),
  ]);
}

function togetherHits({ together }: TaxonIndex<SearchedTaxon>, typed: readonly string[]): Hits {
  const wanted = typed.join('');
  if (wanted.length < 5) return [];
  return textsWith(together, wanted).map((name) => [name, fits.parts]);
}

/** Fewer letters begin too many names. */
const MIN_BEGINNING = 4;

export const seen = { here: 0, around: 1, nowhere: 2 } as const;
export type Seen = (typeof seen)[keyof typeof seen];

type SeenById = (id: number) => Seen;

export interface SearchOptions<Searched extends SearchedTaxon> {
  isWanted?: ((taxon: Searched) => boolean) | undefined;
  /** False where something else has the words. */
  mayBeMisspelt?: boolean;
  seenById?: SeenById | undefined;
}

const nowhere: SeenById = () => seen.nowhere;

/** 'ibis' is rather an ibis than Bubulcus ibis, and 'copper' the common coppersmith. */
function adjustFit(
  index: TaxonIndex<SearchedTaxon>,
  at: number,
  fit: number,
  key: string,
  seenById: SeenById,
): number {
  const name = index.names[at];
  const taxon = index.taxa[name?.taxon ?? -1];
  const common = taxon && seenById(taxon.id) < seen.nowhere ? 2 : taxon?.common;
  if (name?.isScientific) return Math.max(fit, fits.scientificWords);
  if (fit === fits.words && common === 0) return fits.wordsOfRare;
  const isMet = fit === fits.beginnings && common === 2 && key.length >= MIN_BEGINNING;
  return isMet ? fits.beginningsOfMet : fit;
}

/** Fewer letters sound like too much. */
const MIN_SOUND = 2;
const MIN_HEARD = 3;

/** Parts, then misspelt words, only where nothing else fits; sound where no usual name does. */
function findHits(
  index: TaxonIndex<SearchedTaxon>,
  key: string,
  mayBeMisspelt: boolean,
  seenById: SeenById,
): Hits {
  const typed = key.split(' ');
  const stem = singular(key);
  const sound = toSound(key);
  const isHeard = key.length >= MIN_HEARD && joined(sound).length >= MIN_SOUND;
  const all = (fitting: FindWords, words = index.words, of = typed) =>
    namesWithAll(words, of, fitting, index.names.length);
  const heard = (fitting: FindWords) => (isHeard ? all(fitting, index.soundWords, sound.split(' ')) : []);
  const at = (places: readonly number[] | undefined, fit: number): Hits =>
    (places ?? []).map((name) => [name, fit]);
  const hits = [
    ...at(index.whole.get(key), fits.exact),
    ...at(index.singulars.get(stem), stem === key ? fits.words : fits.wholeInAnotherNumber),
    ...at(index.codes.get(key), fits.code),
    ...all(beginning).map(([name, fit]): [number, number] => [
      name,
      adjustFit(index, name, fit, key, seenById),
    ]),
  ];
  const isUsual = hits.some(
    ([name, fit]) => fit < fits.sound && fit !== fits.beginningsOfMet && index.names[name]?.isUsual,
  );
  if (isHeard && !isUsual) hits.push(...at(index.sounds.get(joined(sound)), fits.sound));
  if (hits.length > 0) return hits;
  const parts = [...heard(soundingLike), ...all(having), ...togetherHits(index, typed)];
  if (parts.length > 0 || !mayBeMisspelt) return parts;
  const misspelt = all(like);
  return (misspelt.length > 0 ? misspelt : heard(like)).map(([name, fit]) => [
    name,
    fit * 2 - Number(index.names[name]?.words.length === typed.length),
  ]);
}

/**
 * Ranked by `fits`, then by where they were seen, then by name.
 * @returns the first `limit`, and how many fit
 */
export function searchTaxa<Searched extends SearchedTaxon>(
  index: TaxonIndex<Searched>,
  text: string,
  limit: number,
  { isWanted = () => true, mayBeMisspelt = true, seenById = nowhere }: SearchOptions<Searched> = {},
): { found: FoundTaxon<Searched>[]; total: number } {
  const key = searchKey(text);
  if (key === '') return { found: [], total: 0 };
  const count = index.names.length;
  const scores = new Float64Array(index.taxa.length).fill(Infinity);
  const fit = (seen.nowhere + 1) * count;
  for (const [name, badness] of findHits(index, key, mayBeMisspelt, seenById)) {
    const at = index.names[name]?.taxon ?? -1;
    const near = seenById(index.taxa[at]?.id ?? -1);
    scores[at] = Math.min(scores[at] ?? Infinity, badness * fit + near * count + name);
  }
  const wanted = scores.filter((score, at) => {
    const taxon = index.taxa[at];
    return score < Infinity && taxon !== undefined && isWanted(taxon);
  });
  const found = [...wanted.sort().subarray(0, limit)].flatMap((score) => {
    const name = index.names[score % count];
    const taxon = name && index.taxa[name.taxon];
    return taxon
      ? [{ taxon, matched: name.isUsual ? null : name.text, isSpeltAlike: score >= fits.misspelt * fit }]
      : [];
  });
  return { found, total: wanted.length };
}
