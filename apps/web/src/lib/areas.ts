import { findArea, parkIndex } from '@aranya/wildlife-data';

/** A park of the guide or another protected area. */
export interface NamedArea {
  /** The slug of a park, or the key of another area. */
  key: string;
  name: string;
  /** The name, for an area beyond the guide with its states. */
  title: string;
  coordinates: { lat: number; lng: number };
}

/** Brings the names of all areas along. The feed must stay light and shows them by `ParkLink`. */
export function findNamedArea(key: string): NamedArea | undefined {
  // Not by `findPark`: a changed animal would rename the file of the areas with that of the catalogue.
  const park = parkIndex.find(({ slug }) => slug === key);
  if (park) return { key, name: park.name, title: park.name, coordinates: park.coordinates };
  const area = findArea(key);
  if (!area) return undefined;
  const { name, states, coordinates } = area;
  return { key, name, title: `${name}, ${states.join(' and ')}`, coordinates };
}
