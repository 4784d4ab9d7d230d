import packed from '../generated/towns.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { Point } from '../sensitive-places/cells';

interface PackedTown {
  name: string;
  others?: readonly string[];
  /** Steps from the town before, in hundredths of degrees. */
  district: number;
  lat: number;
  lng: number;
  size: number;
}

export interface Town {
  name: string;
  otherNames: readonly string[];
  state: string;
  district: string;
  /** Its middle, to about a kilometre. */
  coordinates: Point;
  /** From 0 (uncounted) to 9. */
  size: number;
}

export function unpackedTowns({ districts, towns }: Record<'districts' | 'towns', PackedColumns>): Town[] {
  const places = unpackedColumns<{ state: string; name?: string }>(districts);
  let [place, lat, lng] = [0, 0, 0];
  return unpackedColumns<PackedTown>(towns).map(({ name, others = [], size, ...step }) => {
    place += step.district;
    lat += step.lat;
    lng += step.lng;
    const { state = '', name: district = '' } = places[place] ?? {};
    return {
      ...{ name, otherNames: others, state, district, size },
      coordinates: { lat: lat / 100, lng: lng / 100 },
    };
  });
}

/** GeoNames: more than a thousand people, or the seat of an office. */
export const towns: readonly Town[] = unpackedTowns(
  packed as unknown as Record<'districts' | 'towns', PackedColumns>,
);
