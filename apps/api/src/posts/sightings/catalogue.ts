import { taxonIdOf } from '@aranya/contracts';
import { parks, roster } from '@aranya/wildlife-data';

const speciesSlugs = new Set(roster.map(({ slug }) => slug));
const parkSlugs = new Set(parks.map(({ slug }) => slug));

export const isKnownSpecies = (slug: string): boolean => speciesSlugs.has(slug);
/** Or has the form of a key, which only the database knows. */
export const mayBeAnimal = (key: string): boolean => isKnownSpecies(key) || taxonIdOf(key) !== null;
export const isKnownPark = (slug: string): boolean => parkSlugs.has(slug);
