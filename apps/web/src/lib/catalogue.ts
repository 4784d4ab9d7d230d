import { parkIndex, type ParkSummary, roster } from '@aranya/wildlife-data';

export type CataloguedSpecies = (typeof roster)[number];

const speciesBySlug = new Map(roster.map((species) => [species.slug, species]));
const parksBySlug = new Map(parkIndex.map((park) => [park.slug, park]));

/** Returns undefined for a slug that the catalogue does not have. */
export const findSpecies = (slug: string): CataloguedSpecies | undefined => speciesBySlug.get(slug);

/** Returns undefined for a slug that the catalogue does not have. */
export const findPark = (slug: string): ParkSummary | undefined => parksBySlug.get(slug);
