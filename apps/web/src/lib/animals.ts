import type { NamedTaxon } from '@aranya/contracts';
import { type FreeNameGroup, freeNameOf } from '@aranya/contracts/taxon-key';
import { slugOf } from '@aranya/wildlife-data';
import { findSpecies } from './catalogue';
import { paths } from './paths';

/** An animal as sightings and lists name it: by its slug, or by a key with its names beside. */
export interface KeyedAnimal {
  species: string;
  taxon?: NamedTaxon | null | undefined;
}

export interface ShownAnimal {
  name: string;
  /** Missing for an animal that is no longer there, and where it is the name. */
  scientificName: string | undefined;
  /** The page of the species or of the taxon. */
  path: string | undefined;
  /** Says that its name is a member's own. */
  note?: string | undefined;
}

/** Returns the English name, or the scientific one where there is none. */
export const titleOf = ({
  name,
  scientific_name: scientific,
}: Pick<NamedTaxon, 'name' | 'scientific_name'>) => name ?? scientific;

/** Returns the page of an animal; the catalogue's have one of their own. */
export function taxonPath(taxon: NamedTaxon & { species?: string | null }): string {
  const animal = taxon.species ? findSpecies(taxon.species) : undefined;
  return animal ? paths.animal(animal.id) : paths.taxon(taxon.id, slugOf(titleOf(taxon)));
}

/** What people call the groups of free names. */
export const freeNameGroupTexts: Readonly<Record<FreeNameGroup, string>> = {
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

/** Says of a free name that it is one; undefined for any other key. */
export function freeNameNote(key: string): string | undefined {
  const name = freeNameOf(key);
  if (name === null) return undefined;
  return name.group === 'unknown' ? 'Not in our list' : `${freeNameGroupTexts[name.group]} · not in our list`;
}

/** Tells what a page shows of an animal, of the catalogue or beyond it. One that is gone is shown by its key. */
export function animalOf({ species, taxon }: KeyedAnimal): ShownAnimal {
  const known = findSpecies(species);
  if (known) return { name: known.name, scientificName: known.scientific_name, path: paths.animal(known.id) };
  const free = freeNameOf(species);
  if (free) {
    const note = freeNameNote(species);
    return { name: free.words, scientificName: undefined, path: undefined, note };
  }
  if (!taxon) return { name: species, scientificName: undefined, path: undefined };
  return {
    name: titleOf(taxon),
    scientificName: taxon.name === null ? undefined : taxon.scientific_name,
    path: taxonPath(taxon),
  };
}
