import { parks, roster } from '@aranya/wildlife-data';

const speciesSlugs = new Set(roster.map(({ slug }) => slug));
const parkSlugs = new Set(parks.map(({ slug }) => slug));

export const isKnownSpecies = (slug: string): boolean => speciesSlugs.has(slug);
export const isKnownPark = (slug: string): boolean => parkSlugs.has(slug);
