import packed from '../generated/towns.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { Point } from '../sensitive-places/cells';

interface PackedTown {
  name: string;
  others?: readonly string[];
  /** These four are steps from the town before, degrees in hundredths. */
  district: number;
  lat: number;
  lng: number;
  size: number;
}

/** A town or a village of India. */
export interface Town {
  name: string;
  otherNames: readonly string[];
  state: string;
  /** Blank for some large cities. */
  district: string;
  /** Its middle, to about a kilometre. */
  coordinates: Point;
  /** From 0, where nobody counted, to 9 for the largest. */
  size: number;
}

/** Reads what `packedTowns` of the facts' step wrote. */
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

/** Populated places of GeoNames, with more than a thousand people or the seat of an office. */
export const towns: readonly Town[] = unpackedTowns(
  packed as unknown as Record<'districts' | 'towns', PackedColumns>,
);
