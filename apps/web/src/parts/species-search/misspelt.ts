import UFuzzy from '@leeoniya/ufuzzy';
import { searchFacts } from '@aranya/wildlife-data';
import { singularWords } from './whole-words';

/** In shorter words a wrong letter would be guesswork. */
const MIN_LETTERS = 4;

/** One letter may be wrong, or two swapped; in longer words it may be the first, or one missing or added. */
const fuzzy = new UFuzzy({
  intraMode: 1,
  interLft: 2,
  interRgt: 2,
  intraRules: ({ length }) => {
    const replaced = length < MIN_LETTERS ? 0 : 1;
    const moved = length <= MIN_LETTERS ? 0 : 1;
    return {
      intraSlice: [length <= MIN_LETTERS ? 1 : 0, Infinity],
      intraIns: moved,
      intraSub: replaced,
      intraTrn: replaced,
      intraDel: moved,
    };
  },
});

/** A few letters may be missing, and words joined: "blu wale", "honybee". */
const MIN_JOINED = 6;
const MAX_MISSING = 2;
const loose = new UFuzzy({ intraMode: 0, intraIns: 1, interLft: 2, interRgt: 2 });

/** "elefant" has two wrong letters for elephant, but sounds right. */
const sounded = (text: string) => text.replaceAll('ph', 'f');

const otherAnimals = new Set(searchFacts.otherAnimals.split(' '));

/** A crow, which our catalogue lacks, is no misspelt cow. "Duck billed" only describes an animal. */
export const namesOtherAnimal = (wanted: string) =>
  !wanted.endsWith('ed') &&
  wanted.split(' ').every((word) => otherAnimals.has(word) || otherAnimals.has(singularWords(word)));

/** Returns the text's final words, joined: "gianthoneybee", "honeybee", "bee". */
const joinedEnds = (text: string) => {
  const words = text.split(' ');
  return words.map((_, at) => words.slice(at).join(''));
};

export function misspelt<Named extends { text: string }>(named: readonly Named[], wanted: string): Named[] {
  const needle = sounded(wanted);
  const search = (by: UFuzzy, texts: string[], owners: readonly Named[], text: string) => {
    const found = by.filter(texts, text);
    return found ? by.info(found, texts, text).idx.flatMap((index) => owners[index] ?? []) : [];
  };
  const texts = named.map(({ text }) => sounded(text));
  const found = search(fuzzy, texts, named, needle);
  const joined = needle.replace(/[^a-z]/g, '');
  if (found.length > 0 || joined.length < MIN_JOINED) return found;
  const ends = named.flatMap((owner, at) =>
    joinedEnds(texts[at] ?? '')
      .filter((end) => end.length >= joined.length && end.length <= joined.length + MAX_MISSING)
      .map((end) => ({ end, owner })),
  );
  return search(
    loose,
    ends.map(({ end }) => end),
    ends.map(({ owner }) => owner),
    joined,
  );
}
