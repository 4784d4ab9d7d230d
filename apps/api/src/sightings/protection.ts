import type { Sighting, SightingInput, SightingPlace } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import { isSensitiveSpecies, parkCentre } from './catalogue';

export interface ProtectionReasons {
  /** "What is this?" */
  asks: boolean;
  /** Species that others suggest, or agreed on. */
  suggested: readonly string[];
  /** Its author has named a species whose places are protected. */
  wasSensitive: boolean;
}

export const namesSensitive = ({ species }: Pick<SightingInput, 'species'>): boolean =>
  species.some((named) => isSensitiveSpecies(named.species));

/** Others can make a sighting protected by what they suggest, and never the opposite. */
export function needsProtection(
  sighting: Pick<SightingInput, 'species' | 'hide_place'>,
  { asks, suggested, wasSensitive }: ProtectionReasons,
): boolean {
  return (
    sighting.hide_place ||
    wasSensitive ||
    namesSensitive(sighting) ||
    (asks && sighting.species.length === 0) ||
    suggested.some(isSensitiveSpecies)
  );
}

/** Where others find the sighting, whether protected or not. */
export interface ListedPlace {
  publicPark: string | null;
  cell: { lat: number; lng: number } | null;
}

export function listedPlaceOf({
  place,
  hide_place,
}: Pick<SightingInput, 'place' | 'hide_place'>): ListedPlace {
  if (place === null) return { publicPark: null, cell: null };
  if (place.kind === 'point') return { publicPark: null, cell: cellOf(place) };
  if (!hide_place) return { publicPark: place.park, cell: null };
  return { publicPark: null, cell: cellOf(parkCentre(place.park)) };
}

function publicPlace(sighting: SightingInput): SightingPlace | null {
  const { publicPark, cell } = listedPlaceOf(sighting);
  if (publicPark !== null) return { kind: 'park', park: publicPark };
  return cell === null ? null : { kind: 'cell', ...cell };
}

/** What others may know: of a protected sighting the cell and the month, which are the same for all of the cell. */
export function publicView(sighting: SightingInput, isProtected: boolean): Sighting {
  const { species, place, seen_on } = sighting;
  return isProtected
    ? { species, place: publicPlace(sighting), seen_on: seen_on.slice(0, 7), protected: true }
    : { species, place, seen_on, protected: false };
}
