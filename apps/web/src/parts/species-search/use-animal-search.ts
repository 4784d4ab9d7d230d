import type { FoundTaxonSummary } from '@aranya/contracts';
import { taxonKey } from '@aranya/contracts/taxon-key';
import { type AnimalSummary, folded } from '@aranya/wildlife-data';
import { pickNames } from '../../data/taxa/names-of';
import { findTaxaOnDevice } from '../../data/taxa/taxa-on-device';
import { useTaxaByName } from '../../data/taxa/use-taxa-by-name';
import type { KeyedAnimal } from '../../lib/animals';
import { noAnimalText, noSpeciesText, notOnDeviceText } from './no-species-text';
import { ownWords } from './own-words';
import { useSpeciesSearch } from './use-species-search';

export interface FoundAnimal extends KeyedAnimal {
  /** The matched name, if another one. */
  matched?: string | null;
  /** Members noted it in or around the given place. */
  isNear?: boolean;
}

export interface NearPlace {
  /** Place and month, as for `fetchTaxaByName`. */
  query: string;
  /** Slugs of the catalogue's animals living there, as far as this device knows. */
  living: readonly string[];
}

/** Nobody scrolls further for more. */
export const MAX_TAXA = 8;

const ofCatalogue = ({ slug }: AnimalSummary): FoundAnimal => ({ species: slug });

export const beyondCatalogue = (found: FoundTaxonSummary): FoundAnimal => ({
  species: taxonKey(found.id),
  taxon: pickNames(found),
  matched: found.matched_name,
});

const asFound = (found: FoundTaxonSummary): FoundAnimal => ({
  ...(found.species === null ? beyondCatalogue(found) : { species: found.species }),
  isNear: found.seen !== undefined,
});

/** Keeps each animal's first position. */
const unique = (all: readonly FoundAnimal[]) => [
  ...new Map(all.map((animal) => [animal.species, animal])).values(),
];

/** True if an animal found for an earlier text has all words of this one. */
function stillFits({ taxon, matched }: FoundAnimal, text: string): boolean {
  const names = folded(`${taxon?.name ?? ''} ${taxon?.scientific_name ?? ''} ${matched ?? ''}`);
  return folded(text)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/**
 * Finds animals of the catalogue and, if asked, all others by the server's names, or else India's from this
 * device's list. The catalogue's precede equal matches, and come last if merely close. Before all come
 * animals seen in or around the place, the catalogue's first, with the better matches; then the catalogue's
 * that live there.
 * @param excluded keys not to offer
 * @returns `own` if the typed text can be a free name
 */
export function useAnimalSearch(
  text: string,
  excluded: readonly string[],
  beyond: boolean,
  near?: NearPlace,
) {
  const typed = text.trim();
  const { found, fitting, ready } = useSpeciesSearch(text, excluded);
  const { answer, pending } = useTaxaByName(beyond ? typed : '', MAX_TAXA, findTaxaOnDevice, near?.query);
  if (!beyond)
    return {
      found: found.map(ofCatalogue),
      none: ready && typed !== '' ? noSpeciesText(typed) : undefined,
      own: undefined,
    };

  const taxa = answer.taxa
    .map(asFound)
    .filter((animal) => !excluded.includes(animal.species) && (!pending || stillFits(animal, typed)));
  const close = pending ? [] : found.filter((animal) => !fitting.includes(animal));
  const noneText = answer.onDevice ? notOnDeviceText(typed) : noAnimalText(typed, answer.failed);
  const seen = taxa.slice(0, taxa.map(({ isNear }) => isNear).lastIndexOf(true) + 1);
  const guide = fitting.map(ofCatalogue);
  const isSeen = ({ species }: FoundAnimal) => seen.some((animal) => animal.species === species);
  const living = guide.filter(({ species }) => near?.living.includes(species));
  const all = unique([
    ...guide.filter(isSeen),
    ...[...seen, ...living, ...guide, ...taxa, ...close.map(ofCatalogue)],
  ]);
  if (typed === '' || pending || !ready) return { found: all, none: undefined, own: undefined };
  return { found: all, none: noneText, own: ownWords(typed, all) };
}
