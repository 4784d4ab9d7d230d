import type { Sighting, SightingInput } from '@aranya/contracts';
import {
  cellOf,
  parkNamedFrom,
  parkReach,
  pointOf,
  type SensitivityLevel,
  sensitivityLevels,
  shownDay,
  shownPlace,
  speciesLevel,
  strictest,
} from '@aranya/wildlife-data';

export const rankOf = (level: SensitivityLevel): number => sensitivityLevels.indexOf(level);
export const levelOf = (rank: number): SensitivityLevel => sensitivityLevels[rank] ?? 'withheld';

export interface ProtectionReasons {
  asks: boolean;
  suggested: readonly string[];
  inWords: readonly string[];
  /** The strictest until now, of the author's names and of suggestions. */
  named: SensitivityLevel;
  suggestedBefore: SensitivityLevel;
}

export interface Protection {
  named: SensitivityLevel;
  suggested: SensitivityLevel;
  /** Others nearby by the same author are kept as strictly. */
  own: SensitivityLevel;
  /** Includes what its author hides. */
  level: SensitivityLevel;
}

/**
 * Suggestions can make a sighting protected, never the opposite. The author can open what others closed; what the author
 * named stays protected through every edit.
 */
export function protectionOf(sighting: SightingInput, reasons: ProtectionReasons): Protection {
  const { asks, suggested, inWords, named: namedBefore, suggestedBefore } = reasons;
  const circumstances = {
    month: Number(sighting.seen_on.slice(5, 7)),
    place: pointOf(sighting.place),
    atSite: sighting.at_site,
  };
  const slugs = sighting.species.map(({ species }) => species);
  const named = strictest(namedBefore, speciesLevel([...slugs, ...inWords], circumstances));
  const unnamed = asks && slugs.length === 0 ? 'coarse' : 'open';
  const fromOthers =
    sighting.show_place && named === 'open'
      ? unnamed
      : strictest(suggestedBefore, unnamed, speciesLevel(suggested, circumstances));
  const own = strictest(named, fromOthers);
  return {
    named,
    suggested: fromOthers,
    own,
    level: strictest(own, sighting.hide_place ? 'withheld' : 'open'),
  };
}

export interface ListedPlace {
  publicPark: string | null;
  /** The day from which others may know the park, while it has not come. */
  parkFrom: string | null;
  cell: { lat: number; lng: number } | null;
}

type Seen = Pick<SightingInput, 'species' | 'place' | 'seen_on'>;

/**
 * Lists find the sighting here, whether protected or not.
 * @param today as `YYYY-MM-DD`
 */
export function listedPlaceOf({ place, seen_on }: Seen, level: SensitivityLevel, today: string): ListedPlace {
  const nowhere = { publicPark: null, parkFrom: null, cell: null };
  if (place === null || level === 'withheld') return nowhere;
  if (place.kind === 'point') return { ...nowhere, cell: cellOf(place) };
  const parkFrom = parkNamedFrom(place, level, seen_on);
  return parkFrom !== null && parkFrom > today
    ? { ...nowhere, parkFrom }
    : { ...nowhere, publicPark: place.park };
}

/** The same for all sightings of a cell and a month. */
export function publicView(sighting: Seen, level: SensitivityLevel, today: string): Sighting {
  const { species, place, seen_on } = sighting;
  const { parkFrom } = listedPlaceOf(sighting, level, today);
  return {
    species,
    // The lists of the contract have literal degrees.
    place: shownPlace(place, level, parkFrom === null) as Sighting['place'],
    seen_on: shownDay(seen_on, level),
    protected: level !== 'open',
  };
}

/** As wide as a cell: beside one that is protected, what the author saw nearby tells its place. */
const NEAR_DEGREES = 0.2;

/** Two places may be so near that one tells the other. */
export function areNear(one: SightingInput['place'], other: SightingInput['place']): boolean {
  if (one === null || other === null) return false;
  if (one.kind === 'park' && other.kind === 'park' && one.park === other.park) return true;
  const [a, b] = [pointOf(one), pointOf(other)];
  if (a === undefined || b === undefined) return false;
  const reaches = [one, other].map((place) => (place.kind === 'park' ? parkReach(place.park) : 0));
  const near = Math.max(NEAR_DEGREES, ...reaches);
  return Math.abs(a.lat - b.lat) <= near && Math.abs(a.lng - b.lng) <= near;
}
