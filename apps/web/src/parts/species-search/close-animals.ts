import { folded, searchAnimals, soundOf } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { misspelt, namesOtherAnimal } from './misspelt';
import {
  factTerms,
  nameTerms,
  placeTerms,
  ranks,
  type Searchable,
  soundTerms,
  type Term,
} from './search-terms';
import { beginsWord, hasWord, singularWords } from './whole-words';

export interface CloseAnimal<A> {
  animal: A;
  /** As in "Also called peafowl", "Big cat" or "Lives in Ladakh". */
  reason: string;
  /** True for a name, group, type or spelling; false for a place, a status or the like. */
  byName: boolean;
  /** True if the text is its name, its group's name, or a whole word of one. */
  isCalled: boolean;
  isMisspelt: boolean;
}

/** An exact term precedes one that has the word among others. */
type Found<A> = Term & { animal: A; isEqual: boolean; isWhole: boolean };

const byRank = <A>(a: Found<A>, b: Found<A>) =>
  Number(b.isEqual) - Number(a.isEqual) ||
  ranks.indexOf(a.rank) - ranks.indexOf(b.rank) ||
  (a.order ?? 0) - (b.order ?? 0);

const CALLING = new Set<Term['rank']>(['name', 'group', 'scientific name']);

/**
 * "Duck" must not find "duck-billed platypus": the last word of a name says what it is, for animals that we
 * lack.
 */
const isNotMeant = ({ rank, text }: Term, wanted: string) =>
  rank === 'name' && namesOtherAnimal(wanted) && hasWord(text, wanted) && !text.endsWith(wanted);

/** Finds each animal by its best term: equal, containing the word, or beginning with it. */
function findByTerms<A extends Searchable>(
  animals: readonly A[],
  wanted: string,
  listTerms: (animal: A) => readonly Term[],
  form = (text: string) => text,
): Found<A>[] {
  const word = form(wanted);
  return animals.flatMap((animal) => {
    const terms = listTerms(animal).flatMap((term) => {
      const text = form(term.text);
      if (!beginsWord(text, word) || isNotMeant(term, wanted)) return [];
      return [{ ...term, animal, isEqual: text === word, isWhole: hasWord(text, word) }];
    });
    return terms.find(({ isEqual }) => isEqual) ?? terms.find(({ isWhole }) => isWhole) ?? terms[0] ?? [];
  });
}

function findMisspelt<A extends Searchable>(animals: readonly A[], wanted: string): CloseAnimal<A>[] {
  const own = animals.map((animal) => ({
    animals: [animal],
    text: folded(animal.name),
    reason: m.reason_spelling,
    byName: true,
  }));
  const other = animals.flatMap((animal) =>
    nameTerms(animal).map(({ text }) => ({
      animals: [animal],
      text,
      reason: () => m.reason_spelling_of({ text }),
      byName: true,
    })),
  );
  const names = [...own, ...other];
  const found = misspelt(names, wanted);
  const places = placeTerms.map(({ text, ids, reason }) => ({
    animals: ids.flatMap((each) => animals.find(({ id }) => id === each) ?? []),
    text,
    reason,
    byName: false,
  }));
  const all = found.length > 0 ? found : misspelt(places, wanted);
  return all.flatMap(({ animals: owners, reason, byName }) =>
    owners.map((animal) => ({ animal, reason: reason(), byName, isCalled: false, isMisspelt: true })),
  );
}

/** Fewer letters match too many names. */
const MIN_BEGINNING = 4;

/** Devanagari names by sound: "waagh". */
function findBySound<A extends Searchable>(animals: readonly A[], text: string): Found<A>[] {
  const sound = soundOf(text);
  if (sound.length < 2) return [];
  return findByTerms(animals, sound, soundTerms).filter(
    ({ isWhole }) => isWhole || sound.length >= MIN_BEGINNING,
  );
}

/** Plural names: "tigers". */
const findPlural = <A extends Searchable>(animals: readonly A[], wanted: string) => {
  const one = singularWords(wanted);
  if (one === wanted) return [];
  const named = animals.filter(({ name }) => hasWord(folded(name), one));
  return named.map((animal) => ({
    animal,
    reason: m.reason_plural(),
    byName: true,
    isCalled: true,
    isMisspelt: false,
  }));
};

/**
 * Finds animals that `searchAnimals` misses, with the reason: another common name, a group, the type, the
 * scientific name; then a place, the status, the habitat or a look-alike; or, if no word begins so, a name in
 * another language that sounds alike, or a misspelt name.
 */
export function closeAnimals<A extends Searchable>(animals: readonly A[], text: string): CloseAnimal<A>[] {
  const wanted = folded(text).trim();
  if (wanted === '' || /^[a-z]{1,2}$/.test(wanted)) return [];
  const exact = new Set(searchAnimals(animals, text));
  const others = animals.filter((animal) => !exact.has(animal));
  const isName = animals.some(({ name }) => hasWord(folded(name), singularWords(wanted)));
  // Beside animals of that name, mere look-alikes would be noise.
  const listFacts = (animal: A) =>
    factTerms(animal).filter(
      ({ rank, text: term }) =>
        rank !== 'look-alike' || (!isName && hasWord(singularWords(term), singularWords(wanted))),
    );
  const exactly = findByTerms(others, wanted, nameTerms);
  const named = exactly.length > 0 ? exactly : findByTerms(others, singularWords(wanted), nameTerms);
  const byFacts = findByTerms(others, wanted, listFacts, singularWords);
  const begun = [...named, ...byFacts];
  const isWhole = begun.some((found) => found.isWhole);
  const pick = (found: readonly Found<A>[], byName: boolean) =>
    found
      .filter((each) => each.isWhole || !isWhole)
      .sort(byRank)
      .map(({ animal, reason, isWhole: whole, rank }) => ({
        animal,
        reason: reason(),
        byName,
        isCalled: whole && CALLING.has(rank),
        isMisspelt: false,
      }));
  const isKnown =
    named.some(({ rank }) => rank !== 'scientific name') ||
    byFacts.some((found) => found.isWhole) ||
    namesOtherAnimal(wanted) ||
    isName ||
    animals.some(({ name }) => beginsWord(folded(name), wanted));
  const alike = isKnown ? [] : findMisspelt(others, wanted);
  const heard = isKnown ? [] : pick(findBySound(others, text), true);
  const isHeard = ({ animal }: CloseAnimal<A>) => heard.some((other) => other.animal === animal);
  const all = [
    ...findPlural(others, wanted),
    ...pick(named, true),
    ...pick(byFacts, false),
    // 'orka' is a misspelt orca rather than a Hindi name.
    ...(alike.some(isHeard) ? alike.filter(isHeard) : heard),
    ...alike,
  ];
  return all.filter(({ animal }, index) => all.findIndex((other) => other.animal === animal) === index);
}
