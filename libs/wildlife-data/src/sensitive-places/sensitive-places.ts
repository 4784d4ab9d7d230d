import { roster } from '../animals/roster';

/** Degrees: some 22 km from north to south. */
export const CELL_DEGREES = 0.2;

/** Cells in a degree, which is exact where 0.2 is not. */
const CELLS = Math.round(1 / CELL_DEGREES);

const centre = (degrees: number, max: number) => {
  const cell = Math.min(Math.max(Math.floor(degrees * CELLS), -max * CELLS), max * CELLS - 1);
  return (cell * 2 + 1) / (CELLS * 2);
};

/** The centre of a place's cell: the same for all places of the cell, so that many tell no more than one. */
export function cellOf({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } {
  return { lat: centre(lat, 90), lng: centre(lng, 180) };
}

const speciesOf = (name: string) => name.trim().split(/\s+/).slice(0, 2).join(' ').toLowerCase();

const exactPlaces = new Map(
  roster.map(({ scientific_name, conservation_status }) => [
    speciesOf(scientific_name),
    conservation_status === 'Least Concern' || conservation_status === 'Near Threatened',
  ]),
);

/**
 * Whether exact places could lead a poacher to the species: all but those that the catalogue knows as Least Concern
 * or Near Threatened. A species that it does not know may be threatened.
 */
export function isSensitive(scientificName: string | null): boolean {
  return scientificName === null || exactPlaces.get(speciesOf(scientificName)) !== true;
}
