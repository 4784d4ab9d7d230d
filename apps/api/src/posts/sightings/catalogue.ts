import { taxonIdOf } from '@aranya/contracts';
import { parks, roster } from '@aranya/wildlife-data';

const speciesSlugs = new Set(roster.map(({ slug }) => slug));
const parkSlugs = new Set(parks.map(({ slug }) => slug));

export const isKnownSpecies = (slug: string): boolean => speciesSlugs.has(slug);
/** True for any key of the right form too: only the database knows whether such an animal is there. */
export const mayBeAnimal = (key: string): boolean => isKnownSpecies(key) || taxonIdOf(key) !== null;
export const isKnownPark = (slug: string): boolean => parkSlugs.has(slug);
