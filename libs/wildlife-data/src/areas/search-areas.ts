import { parkIndex } from '../parks/park-index';
import { allowedMistakes, mistakesBetween } from '../taxa/misspelt';
import { searchKey } from '../taxa/search-key';
import type { AreaKind } from './area.types';
import { areas } from './areas';

/** A park of the guide or another protected area. */
export interface FoundArea {
  /** The slug of a park, or the key of another area. */
  key: string;
  name: string;
  /** Districts and state of a park, states of another area. */
  where: string;
  /** The other name by which it was found. */
  matched: string | undefined;
}

interface Name {
  text: string;
  key: string;
  words: readonly string[];
}

interface Entry {
  key: string;
  where: string;
  /** The usual one first. */
  names: readonly [Name, ...Name[]];
  /** Words of state, districts and kind. */
  beside: readonly string[];
  /** Less comes first among those that fit as well. */
  order: number;
}

/** People leave them out, or put them in. */
const SMALL_WORDS = new Set(['the', 'of', 'in', 'at', 'near', 'and']);

const wordsOf = (...texts: readonly string[]) =>
  texts.flatMap((text) => searchKey(text).split(' ')).filter((word) => word !== '' && !SMALL_WORDS.has(word));

/** People write these for a kind or a state. */
const SHORT_FORMS = new Map([
  ['np', 'national park'],
  ['tr', 'tiger reserve'],
  ['wls', 'wildlife sanctuary'],
  ['ap', 'andhra pradesh'],
  ['hp', 'himachal pradesh'],
  ['mp', 'madhya pradesh'],
  ['tn', 'tamil nadu'],
  ['up', 'uttar pradesh'],
  ['wb', 'west bengal'],
]);

const typedWords = (text: string) => wordsOf(...wordsOf(text).map((word) => SHORT_FORMS.get(word) ?? word));

function nameOf(text: string): Name {
  const words = wordsOf(text);
  return { text, key: words.join(' '), words };
}

const kindWords = (kind: AreaKind) => (kind === 'Ramsar site' ? `${kind} wetland` : kind);

const orders = { park: 0, known: 1, other: 2 } as const;

/** Made at the first search. */
let entries: readonly Entry[] | undefined;

function makeEntries(): Entry[] {
  const ofParks = new Map(areas.flatMap((area) => (area.park === undefined ? [] : [[area.park, area]])));
  const parks = parkIndex.map(({ slug, name, location }): Entry => {
    const area = ofParks.get(slug);
    const others = (area ? [area.name, ...area.otherNames] : []).filter((other) => other !== name);
    return {
      key: slug,
      where: location,
      names: [nameOf(name), ...others.map(nameOf)],
      beside: wordsOf(location, ...(area?.kinds ?? []).map(kindWords)),
      order: orders.park,
    };
  });
  const others = areas
    .filter(({ park }) => park === undefined)
    .map(({ key, name, otherNames, states, kinds }): Entry => {
      const isKnown = kinds.includes('national park') || kinds.includes('tiger reserve');
      return {
        key,
        where: states.join(', '),
        names: [nameOf(name), ...otherNames.map(nameOf)],
        beside: wordsOf(...states, ...kinds.map(kindWords)),
        order: isKnown ? orders.known : orders.other,
      };
    });
  return [...parks, ...others];
}

/** How well a name fits; less is better. Each wrong letter adds one to the last. */
const fits = {
  whole: 0,
  beginning: 1,
  words: 2,
  wordsBeside: 3,
  besideAlone: 4,
  parts: 5,
  misspelt: 6,
} as const;

type Fit = number | undefined;
type Rule = (typed: readonly string[], name: Name, beside: readonly string[]) => Fit;

const MIN_TOGETHER = 5;

/** Whole names, then words by their beginnings in any order, then words of the state or the kind. */
const byWords: Rule = (typed, name, beside) => {
  const all = typed.join(' ');
  if (name.key === all) return fits.whole;
  if (name.key.startsWith(`${all} `)) return fits.beginning;
  const isIn = (words: readonly string[]) => (word: string) => words.some((each) => each.startsWith(word));
  if (typed.every(isIn(name.words))) return fits.words;
  const together = typed.join('');
  if (together.length >= MIN_TOGETHER && name.words.join('').startsWith(together)) return fits.words;
  if (!typed.every(isIn([...name.words, ...beside]))) return undefined;
  return typed.some(isIn(name.words)) ? fits.wordsBeside : fits.besideAlone;
};

const MIN_PART = 3;

const byParts: Rule = (typed, name, beside) => {
  const words = [...name.words, ...beside];
  const isPart = (word: string) => word.length >= MIN_PART && words.some((each) => each.includes(word));
  return typed.every(isPart) ? fits.parts : undefined;
};

const byLikeness: Rule = (typed, name, beside) => {
  const words = [...name.words, ...beside];
  const mistakes = typed.map((word) => {
    const most = allowedMistakes(word);
    const least = Math.min(
      ...words.map((each) => (each.startsWith(word) ? 0 : mistakesBetween(word, each, most))),
    );
    return least <= most ? least : Infinity;
  });
  const all = mistakes.reduce((sum, each) => sum + each, 0);
  return all < Infinity ? fits.misspelt + all : undefined;
};

interface Hit {
  entry: Entry;
  name: Name;
  fit: number;
}

function hitsOf(all: readonly Entry[], typed: readonly string[], rule: Rule): Hit[] {
  return all.flatMap((entry) => {
    const hits = entry.names.flatMap((name): Hit[] => {
      const fit = rule(typed, name, entry.beside);
      return fit === undefined ? [] : [{ entry, name, fit }];
    });
    return hits.sort((one, other) => one.fit - other.fit).slice(0, 1);
  });
}

/** 'Tadoba' is also said of the reserve around the park, which comes first. */
const rankOf = ({ fit, entry: { order } }: Hit) =>
  order === orders.park && fit === fits.beginning ? fits.whole : fit;

/**
 * Protected areas and wetlands of India by name, other names, state, district or kind, words in any order, best first.
 * Misspelt words are looked for only where nothing else is found. A blank text finds nothing.
 */
export function searchAreas(text: string, limit = 12): FoundArea[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const all = (entries ??= makeEntries());
  const hits = [byWords, byParts, byLikeness].reduce<Hit[]>(
    (found, rule) => (found.length > 0 ? found : hitsOf(all, typed, rule)),
    [],
  );
  return hits
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        one.entry.order - other.entry.order ||
        one.name.words.length - other.name.words.length ||
        one.name.key.localeCompare(other.name.key),
    )
    .slice(0, limit)
    .map(({ entry: { key: found, where, names }, name }) => {
      const [usual] = names;
      return { key: found, name: usual.text, where, matched: name === usual ? undefined : name.text };
    });
}
