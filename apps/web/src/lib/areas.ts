import { findArea, parkIndex } from '@aranya/wildlife-data';
import { m } from './language/messages';
import { recordWord } from './language/record-word';

export interface NamedArea {
  /** A park's slug, or another area's key. */
  key: string;
  name: string;
  /** Includes the states for an area beyond the guide. */
  title: string;
  coordinates: { lat: number; lng: number };
}

/** Includes the names of all areas; the light feed uses `ParkLink` instead. */
export function findNamedArea(key: string): NamedArea | undefined {
  // Avoids `findPark`: a changed animal would rename this file with the catalogue's.
  const park = parkIndex.find(({ slug }) => slug === key);
  if (park) {
    const name = recordWord(park.name);
    return { key, name, title: name, coordinates: park.coordinates };
  }
  const area = findArea(key);
  if (!area) return undefined;
  const { name, states, coordinates } = area;
  return { key, name, title: `${name}, ${states.map(recordWord).join(m.list_and())}`, coordinates };
}
