import { parkIndex, type ParkSummary, roster } from '@aranya/wildlife-data';

type CataloguedSpecies = (typeof roster)[number];

const speciesBySlug = new Map(roster.map((species) => [species.slug, species]));
const parksBySlug = new Map(parkIndex.map((park) => [park.slug, park]));

export const findSpecies = (slug: string): CataloguedSpecies | undefined => speciesBySlug.get(slug);

export const findPark = (slug: string): ParkSummary | undefined => parksBySlug.get(slug);
