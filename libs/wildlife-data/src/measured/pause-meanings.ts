import records from '../generated/pause-meanings.json' with { type: 'json' };
import type { GeoPosition } from './geometry';
import type { PauseMeaning } from './pause-meaning.schema';

export const pauseMeanings = records as readonly PauseMeaning[];

/** Undefined where no source explains the stay. */
export function findPauseMeaning(
  scientificName: string,
  { lat, lng, from }: GeoPosition & { from: number },
): Pick<PauseMeaning, 'text' | 'source'> | undefined {
  const month = new Date(from * 1000).getUTCMonth() + 1;
  return pauseMeanings.find(
    ({ scientific_name, area, months }) =>
      scientific_name === scientificName &&
      (months?.includes(month) ?? true) &&
      area.south <= lat &&
      lat <= area.north &&
      area.west <= lng &&
      lng <= area.east,
  );
}
