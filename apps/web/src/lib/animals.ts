import type { NamedTaxon } from '@aranya/contracts';
import { type FreeNameGroup, freeNameOf } from '@aranya/contracts/taxon-key';
import { slugOf } from '@aranya/wildlife-data';
import { findSpecies } from './catalogue';
import { paths } from './paths';
import { m } from './language/messages';
import { recordWord } from './language/record-word';

/** An animal in sightings and lists: a slug, or a key with its names. */
export interface KeyedAnimal {
  species: string;
  taxon?: NamedTaxon | null | undefined;
}

export interface ShownAnimal {
  name: string;
  /** Missing for an animal that is gone, and where it is the name. */
  scientificName: string | undefined;
  path: string | undefined;
  /** Marks a member's own name. */
  note?: string | undefined;
}

export const animalTitle = ({
  name,
  scientific_name: scientific,
}: Pick<NamedTaxon, 'name' | 'scientific_name'>) => name ?? scientific;

/** The catalogue's animals have pages of their own. */
export function taxonPath(taxon: NamedTaxon & { species?: string | null }): string {
  const animal = taxon.species ? findSpecies(taxon.species) : undefined;
  return animal ? paths.animal(animal.id) : paths.taxon(taxon.id, slugOf(animalTitle(taxon)));
}

const freeNameGroupTexts: Readonly<Record<FreeNameGroup, string>> = {
  unknown: 'I do not know',
  birds: 'Birds',
  mammals: 'Mammals',
  butterflies: 'Butterflies',
  moths: 'Moths',
  dragonflies: 'Dragonflies and damselflies',
  beetles: 'Beetles',
  insects: 'Other insects',
  spiders: 'Spiders',
  snakes: 'Snakes',
  lizards: 'Lizards',
  turtles: 'Turtles and tortoises',
  frogs: 'Frogs and toads',
  fishes: 'Fishes',
  molluscs: 'Snails, slugs and shells',
  crustaceans: 'Crabs and shrimps',
};

export const freeNameGroupText = (group: FreeNameGroup): string => recordWord(freeNameGroupTexts[group]);

/** Marks a free name; undefined for other keys. */
export function freeNameNote(key: string): string | undefined {
  const name = freeNameOf(key);
  if (name === null) return undefined;
  return name.group === 'unknown'
    ? m.free_not_listed()
    : m.free_group_not_listed({ group: freeNameGroupText(name.group) });
}

/** Describes an animal of the catalogue or beyond it. One that is gone is shown by its key. */
export function toShownAnimal({ species, taxon }: KeyedAnimal): ShownAnimal {
  const known = findSpecies(species);
  if (known) {
    const { id, name, scientific_name: scientificName } = known;
    return { name: recordWord(name), scientificName, path: paths.animal(id) };
  }
  const free = freeNameOf(species);
  if (free) {
    const note = freeNameNote(species);
    return { name: free.words, scientificName: undefined, path: undefined, note };
  }
  if (!taxon) return { name: species, scientificName: undefined, path: undefined };
  return {
    name: animalTitle(taxon),
    scientificName: taxon.name === null ? undefined : taxon.scientific_name,
    path: taxonPath(taxon),
  };
}
