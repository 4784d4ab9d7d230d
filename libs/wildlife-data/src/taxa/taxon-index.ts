import { possibleSounds } from '../names/sound';
import { birderCode } from './birder-code';
import { type JoinedTexts, joinTexts } from './joined-texts';
import { indexWords, placesBy, type WordIndex } from './name-index';
import { searchKey } from './search-key';
import { singular } from './singular';
import type { Taxon } from './taxon.types';

export type SearchedTaxon = Pick<
  Taxon,
  'id' | 'rank' | 'scientific_name' | 'name' | 'group' | 'extinct' | 'india' | 'common' | 'names'
>;

interface Name {
  taxon: number;
  text: string;
  key: string;
  words: readonly string[];
  /** For Devanagari, of which some letters are read in several ways. */
  sounds: readonly string[];
  /** From field guides. */
  isUsual: boolean;
  isScientific: boolean;
  order: number;
}

export interface TaxonIndex<Searched extends SearchedTaxon> {
  taxa: readonly Searched[];
  names: readonly Name[];
  whole: ReadonlyMap<string, readonly number[]>;
  singulars: ReadonlyMap<string, readonly number[]>;
  codes: ReadonlyMap<string, readonly number[]>;
  words: WordIndex;
  /** By sound, without spaces, for Devanagari. */
  sounds: ReadonlyMap<string, readonly number[]>;
  soundWords: WordIndex;
  together: JoinedTexts;
}

/** 'spotbilled' finds 'Spot-billed' too. */
function toWords(text: string, key: string): string[] {
  const joined = text
    .split(/\s+/)
    .filter((part) => part.includes('-'))
    .map((part) => searchKey(part).replaceAll(' ', ''));
  return [...key.split(' '), ...joined];
}

const DEVANAGARI = /\p{sc=Devanagari}/u;
export const joined = (text: string) => text.replaceAll(' ', '');

function listNames(taxon: SearchedTaxon, at: number): Name[] {
  const named = (text: string, isUsual: boolean, isScientific: boolean): Name => {
    const key = searchKey(text);
    const sounds = DEVANAGARI.test(text) ? possibleSounds(text) : [];
    const name = { taxon: at, text, key, words: toWords(text, key), sounds, isUsual, isScientific };
    return { ...name, order: toOrder(taxon, name) };
  };
  return [
    ...(taxon.name === null ? [] : [named(taxon.name, true, false)]),
    named(taxon.scientific_name, true, true),
    ...taxon.names.map(({ name, kind }) => named(name, false, kind === 'synonym')),
  ];
}

const MOST_WORDS = 15;
const MOST_TAXA = 2 ** 31;

/** Living, Indian and common taxa first, then usual and short names. */
function toOrder(
  { id, extinct, india, common }: SearchedTaxon,
  { words, isUsual }: Omit<Name, 'order'>,
): number {
  const taxon = (Number(extinct) * 2 + Number(!india)) * 3 + (2 - common);
  const name = Number(!isUsual) * (MOST_WORDS + 1) + Math.min(words.length, MOST_WORDS);
  return (taxon * 2 * (MOST_WORDS + 1) + name) * MOST_TAXA + id;
}

export function indexTaxa<Searched extends SearchedTaxon>(taxa: readonly Searched[]): TaxonIndex<Searched> {
  const names = taxa.flatMap(listNames).sort((one, other) => one.order - other.order);
  const listCodes = ({ taxon: at, text }: Name) => {
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
    codes: placesBy(names, listCodes),
    words: indexWords(names.map(({ words }) => words)),
    sounds: placesBy(names, ({ sounds }) => sounds.map(joined)),
    soundWords: indexWords(names.map(({ sounds }) => sounds.flatMap((sound) => sound.split(' ')))),
    together: joinTexts(names.map(({ key }) => joined(key))),
  };
}
