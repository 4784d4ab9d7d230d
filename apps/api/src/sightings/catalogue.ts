import { isSensitive, parks, roster } from '@aranya/wildlife-data';

const speciesBySlug = new Map(
  roster.map(({ slug, scientific_name }) => [slug, { sensitive: isSensitive(scientific_name) }]),
);
const parksBySlug = new Map(parks.map((park) => [park.slug, park]));

export const isKnownSpecies = (slug: string): boolean => speciesBySlug.has(slug);
export const isKnownPark = (slug: string): boolean => parksBySlug.has(slug);

/** Whether exact places could lead a poacher to the species; also of one that the catalogue no longer has. */
export const isSensitiveSpecies = (slug: string): boolean => speciesBySlug.get(slug)?.sensitive !== false;

/** @throws for an unknown park */
export function parkCentre(slug: string): { lat: number; lng: number } {
  const park = parksBySlug.get(slug);
  if (park === undefined) throw new TypeError('This park is not in the catalogue.');
  return park.coordinates;
}
