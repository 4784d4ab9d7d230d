import UFuzzy from '@leeoniya/ufuzzy';
import { animalGroups, type AnimalSummary, folded, otherNamesOf, searchAnimals } from '@aranya/wildlife-data';

type Searchable = Pick<AnimalSummary, 'id' | 'name' | 'region' | 'scientific_name' | 'type'>;

export interface CloseAnimal<A> {
  animal: A;
  /** Reads as in "Also called peafowl" or "Big cat". */
  reason: string;
}

interface Term {
  reason: string;
  /** The text is folded. */
  text: string;
  /** Ranks come in this order. */
  rank: 'name' | 'group' | 'type' | 'scientific name';
}

const ranks = ['name', 'group', 'type', 'scientific name'] as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function searchTerms({ id, scientific_name, type }: Searchable): Term[] {
  const groups = animalGroups.filter(({ ids }) => ids.includes(id));
  return [
    ...otherNamesOf(id).map((name): Term => ({
      rank: 'name',
      reason: `Also called ${name}`,
      text: folded(name),
    })),
    ...groups.flatMap(({ one, many }) =>
      [one, many].map((text): Term => ({ rank: 'group', reason: capitalised(one), text })),
    ),
    { rank: 'type', reason: type, text: folded(type) },
    { rank: 'type', reason: type, text: `${folded(type)}s` },
    { rank: 'scientific name', reason: 'Scientific name', text: folded(scientific_name) },
  ];
}

const spaceWords = (text: string) => ` ${text.replace(/[-()]/g, ' ')} `;
const hasWord = (text: string, wanted: string) => spaceWords(text).includes(` ${wanted} `);
const beginsWord = (text: string, wanted: string) => spaceWords(text).includes(` ${wanted}`);

/** One letter may be missing, added or wrong, or two swapped. In shorter words that would be guesswork. */
const MIN_LETTERS = 4;
const fuzzy = new UFuzzy({
  intraMode: 1,
  interLft: 2,
  interRgt: 2,
  intraRules: ({ length }) => {
    const allowed = length < MIN_LETTERS ? 0 : 1;
    return {
      intraSlice: [0, Infinity],
      intraIns: allowed,
      intraSub: allowed,
      intraTrn: allowed,
      intraDel: allowed,
    };
  },
});

/** Letters may be missing anywhere, and words run together: "blu wale", "honybee". */
const MIN_JOINED = 6;
const loose = new UFuzzy({ intraMode: 0, intraIns: 1, interLft: 0, interRgt: 2 });

/** "elefant" for elephant is two letters wrong, but sounds right. */
const sounded = (text: string) => text.replaceAll('ph', 'f');

function misspelt<A extends Searchable>(animals: readonly A[], wanted: string): CloseAnimal<A>[] {
  const names = animals.flatMap((animal) => [
    { animal, text: folded(animal.name), reason: 'Similar spelling' },
    ...searchTerms(animal).map(({ text }) => ({ animal, text, reason: `Similar spelling: ${text}` })),
  ]);
  const haystack = names.map(({ text }) => sounded(text));
  const needle = sounded(wanted);
  const search = (by: UFuzzy, texts: string[], text: string) => {
    const found = by.filter(texts, text);
    return found ? by.info(found, texts, text).idx.flatMap((index) => names[index] ?? []) : [];
  };
  const found = search(fuzzy, haystack, needle);
  const joined = needle.replace(/[^a-z]/g, '');
  const all =
    found.length > 0 || joined.length < MIN_JOINED
      ? found
      : search(
          loose,
          haystack.map((text) => text.replaceAll(' ', '')),
          joined,
        );
  return all.map(({ animal, reason }) => ({ animal, reason }));
}

/**
 * Finds animals that `searchAnimals` does not, with the reason: another common name, a group, the type, the
 * scientific name, or, where no name begins so, one letter wrong, ph written f or letters left out.
 */
export function closeAnimals<A extends Searchable>(animals: readonly A[], text: string): CloseAnimal<A>[] {
  const wanted = folded(text).trim();
  if (wanted === '' || /^[a-z]{1,2}$/.test(wanted)) return [];
  const exact = new Set(searchAnimals(animals, text));
  const others = animals.filter((animal) => !exact.has(animal));
  const begun = others.flatMap((animal) => {
    const terms = searchTerms(animal).filter((term) => beginsWord(term.text, wanted));
    const term = terms.find((each) => hasWord(each.text, wanted)) ?? terms[0];
    return term ? [{ animal, ...term }] : [];
  });
  const whole = begun.filter((term) => hasWord(term.text, wanted));
  const named = (whole.length > 0 ? whole : begun)
    .sort((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank))
    .map(({ animal, reason }) => ({ animal, reason }));
  const known =
    begun.some(({ rank }) => rank !== 'scientific name') ||
    animals.some(({ name }) => beginsWord(folded(name), wanted));
  const all = known ? named : [...named, ...misspelt(others, wanted)];
  return all.filter(({ animal }, index) => all.findIndex((other) => other.animal === animal) === index);
}
