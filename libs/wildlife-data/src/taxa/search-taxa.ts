import { birderCode } from './birder-code';
import { type JoinedTexts, joinTexts, textsWith } from './joined-texts';
import { soundOf, soundsOf } from '../names/sound';
import { allowedMistakes } from './misspelt';
import { indexWords, type WordIndex, wordsBeginning, wordsContaining, wordsLike } from './name-index';
import { searchKey } from './search-key';
import { singular } from './singular';
import type { Taxon } from './taxon.types';

/** A search needs no more of a taxon. */
export type SearchedTaxon = Pick<
  Taxon,
  'id' | 'rank' | 'scientific_name' | 'name' | 'group' | 'extinct' | 'india' | 'common' | 'names'
>;

interface Name {
  /** The place of its taxon. */
  taxon: number;
  text: string;
  key: string;
  words: readonly string[];
  /** How a name in Devanagari sounds; several where a letter is read in several ways. */
  sounds: readonly string[];
  /** True for the English and the scientific name of field guides. */
  isUsual: boolean;
  /** A scientific name, of today or an older one. */
  isScientific: boolean;
  /** Among names that fit as well. */
  order: number;
}

export interface TaxonIndex<Searched extends SearchedTaxon> {
  taxa: readonly Searched[];
  /** In the order in which equally good hits are shown. */
  names: readonly Name[];
  /** Names by their key, and by their key in the singular. */
  whole: ReadonlyMap<string, readonly number[]>;
  singulars: ReadonlyMap<string, readonly number[]>;
  /** English names of birds by the code of birders. */
  codes: ReadonlyMap<string, readonly number[]>;
  words: WordIndex;
  /** Names in Devanagari by how they sound, without spaces, and the words of these. */
  sounds: ReadonlyMap<string, readonly number[]>;
  soundWords: WordIndex;
  /** The keys without spaces. */
  together: JoinedTexts;
}

export interface FoundTaxon<Searched extends SearchedTaxon> {
  taxon: Searched;
  /** The name that was found; null for the English and the scientific one. */
  matched: string | null;
  /** No name has the words; this one is only spelt like them. */
  isSpeltAlike: boolean;
}

/** How well a name fits; less is better. Each wrong letter adds one to the last. */
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

/** 'Spot-billed' is found by 'spotbilled' as well. */
function wordsOf(text: string, key: string): string[] {
  const joined = text
    .split(/\s+/)
    .filter((part) => part.includes('-'))
    .map((part) => searchKey(part).replaceAll(' ', ''));
  return [...key.split(' '), ...joined];
}

function placesBy(names: readonly Name[], keysOf: (name: Name) => readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  names.forEach((name, at) => {
    for (const key of keysOf(name)) {
      const found = places.get(key);
      if (found) found.push(at);
      else places.set(key, [at]);
    }
  });
  return places;
}

const DEVANAGARI = /\p{sc=Devanagari}/u;
const joined = (text: string) => text.replaceAll(' ', '');

function namesOf(taxon: SearchedTaxon, at: number): Name[] {
  const named = (text: string, isUsual: boolean, isScientific: boolean): Name => {
    const key = searchKey(text);
    const sounds = DEVANAGARI.test(text) ? soundsOf(text) : [];
    const name = { taxon: at, text, key, words: wordsOf(text, key), sounds, isUsual, isScientific };
    return { ...name, order: orderOf(taxon, name) };
  };
  return [
    ...(taxon.name === null ? [] : [named(taxon.name, true, false)]),
    named(taxon.scientific_name, true, true),
    ...taxon.names.map(({ name, kind }) => named(name, false, kind === 'synonym')),
  ];
}

const MOST_WORDS = 15;
const MOST_TAXA = 2 ** 31;

/** Less comes first: those that live, that India has, that many people meet; then usual and short names. */
function orderOf(
  { id, extinct, india, common }: SearchedTaxon,
  { words, isUsual }: Omit<Name, 'order'>,
): number {
  const taxon = (Number(extinct) * 2 + Number(!india)) * 3 + (2 - common);
  const name = Number(!isUsual) * (MOST_WORDS + 1) + Math.min(words.length, MOST_WORDS);
  return (taxon * 2 * (MOST_WORDS + 1) + name) * MOST_TAXA + id;
}

/** Takes half a second for 20,000 taxa; make it once. */
export function indexTaxa<Searched extends SearchedTaxon>(taxa: readonly Searched[]): TaxonIndex<Searched> {
  const names = taxa.flatMap(namesOf).sort((one, other) => one.order - other.order);
  const codesOf = ({ taxon: at, text }: Name) => {
    const taxon = taxa[at];
    const isBird = taxon?.rank === 'species' && taxon.group === 'birds' && taxon.name === text;
    const code = isBird ? birderCode(text) : null;
    return code === null ? [] : [code.toLowerCase()];
  };
  return {
    taxa,
    names,
    whole: placesBy(names, ({ key }) => [key]),
    singulars: placesBy(names, ({ key }) => [singular(key)]),
    codes: placesBy(names, codesOf),
    words: indexWords(names.map(({ words }) => words)),
    sounds: placesBy(names, ({ sounds }) => sounds.map(joined)),
    soundWords: indexWords(names.map(({ sounds }) => sounds.flatMap((sound) => sound.split(' ')))),
    together: joinTexts(names.map(({ key }) => joined(key))),
  };
}

/** Places of words, and how well each fits, the best first. */
type FittingWords = readonly (readonly [word: number, fit: number])[];

/** A name, by its place, with how well it fits. */
type Hits = (readonly [name: number, fit: number])[];

/** Names that have all the words; each fits as badly as the worst of its words. */
function namesWithAll(words: WordIndex, wanted: readonly FittingWords[], count: number): Hits {
  const matched = new Uint8Array(count);
  const worst = new Uint8Array(count);
  let last: number[] = [];
  wanted.forEach((fitting, before) => {
    last = [];
    for (const [word, fit] of fitting)
      for (const name of words.namesOf[word] ?? []) {
        if (matched[name] !== before) continue;
        matched[name] = before + 1;
        worst[name] = Math.max(worst[name] ?? 0, fit);
        last.push(name);
      }
  });
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

/** Names that have the words when all are written together: 'king fisher'. */
function togetherHits({ together }: TaxonIndex<SearchedTaxon>, typed: readonly string[]): Hits {
  const wanted = typed.join('');
  if (wanted.length < 5) return [];
  return textsWith(together, wanted).map((name) => [name, fits.parts]);
}

/** Fewer letters begin too many names. */
const MIN_BEGINNING = 4;

/** How near a taxon was seen. */
export const seen = { here: 0, around: 1, nowhere: 2 } as const;
export type Seen = (typeof seen)[keyof typeof seen];

type SeenById = (id: number) => Seen;

export interface SearchOptions<Searched extends SearchedTaxon> {
  isWanted?: ((taxon: Searched) => boolean) | undefined;
  /** False where something else has the words. */
  mayBeMisspelt?: boolean;
  /** Among names that fit as well, what was seen nearer comes first. */
  seenById?: SeenById | undefined;
}

const nowhere: SeenById = () => seen.nowhere;

/**
 * 'ibis' means an ibis rather than Bubulcus ibis, and 'copper' the coppersmith of each garden rather than a rare copper. What
 * was seen here or around is met by many.
 */
function fitOf(
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

/** Whole names, codes and words, or else parts of words, or else misspelt words; what only sounds so comes where no usual name fits. */
function hitsOf(
  index: TaxonIndex<SearchedTaxon>,
  key: string,
  mayBeMisspelt: boolean,
  seenById: SeenById,
): Hits {
  const typed = key.split(' ');
  const stem = singular(key);
  const sound = soundOf(key);
  const isHeard = key.length >= MIN_HEARD && joined(sound).length >= MIN_SOUND;
  const all = (fitting: (words: WordIndex, word: string) => FittingWords, words = index.words, of = typed) =>
    namesWithAll(
      words,
      of.map((word) => fitting(words, word)),
      index.names.length,
    );
  const heard = (fitting: (words: WordIndex, word: string) => FittingWords) =>
    isHeard ? all(fitting, index.soundWords, sound.split(' ')) : [];
  const at = (places: readonly number[] | undefined, fit: number): Hits =>
    (places ?? []).map((name) => [name, fit]);
  const hits = [
    ...at(index.whole.get(key), fits.exact),
    // 'owls' means the group, and 'owl' rather one of them.
    ...at(index.singulars.get(stem), stem === key ? fits.words : fits.wholeInAnotherNumber),
    ...at(index.codes.get(key), fits.code),
    ...all(beginning).map(([name, fit]): [number, number] => [name, fitOf(index, name, fit, key, seenById)]),
  ];
  const isUsual = hits.some(
    ([name, fit]) => fit < fits.sound && fit !== fits.beginningsOfMet && index.names[name]?.isUsual,
  );
  if (isHeard && !isUsual) hits.push(...at(index.sounds.get(joined(sound)), fits.sound));
  if (hits.length > 0) return hits;
  const parts = [...heard(soundingLike), ...all(having), ...togetherHits(index, typed)];
  if (parts.length > 0 || !mayBeMisspelt) return parts;
  const misspelt = all(like);
  // A name that has no other words is likelier to be meant.
  return (misspelt.length > 0 ? misspelt : heard(like)).map(([name, fit]) => [
    name,
    fit * 2 - Number(index.names[name]?.words.length === typed.length),
  ]);
}

/**
 * Taxa by any of their names, best first: exact before whole words (of scientific names last; the beginnings of what many people
 * meet before those of what few do), a birder's code, beginnings of words, parts of words and misspelt words; names in Devanagari
 * also by how they sound; then those seen here or around, those that live, those recorded in India, and those that many people meet.
 * @returns the first `limit`, and how many fit at all
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
  /** One number for the fit, how near it was seen, and the place of the name. */
  const scores = new Float64Array(index.taxa.length).fill(Infinity);
  const fit = (seen.nowhere + 1) * count;
  for (const [name, badness] of hitsOf(index, key, mayBeMisspelt, seenById)) {
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
