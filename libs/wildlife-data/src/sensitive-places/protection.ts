import { CELL_DEGREES, toCell, type Point } from './cells';
import { strictest } from './sensitivity';
import type { SensitivityLevel } from './sensitivity.types';
import {
  type ExactPlace,
  isKnownByCell,
  parkNamedFrom,
  parkReach,
  toPoint,
  type ShownPlace,
  shownDay,
  shownPlace,
} from './shown-place';
import { type ProtectedTaxa, speciesLevel } from './species-level';

export interface ProtectableSighting {
  species: readonly { species: string }[];
  place: ExactPlace | null;
  /** `YYYY-MM-DD`; blank while being typed. */
  seen_on: string;
  hide_place: boolean;
  at_site?: boolean | undefined;
  show_place?: boolean | undefined;
}

export interface ProtectionReasons {
  asks: boolean;
  suggested?: readonly string[];
  inWords?: readonly string[];
  /** The strictest until now. */
  named?: SensitivityLevel;
  suggestedBefore?: SensitivityLevel;
  taxa?: ProtectedTaxa | undefined;
  /** For the sake of the author, whatever the animal. */
  atLeast?: SensitivityLevel | undefined;
}

export interface Protection {
  named: SensitivityLevel;
  suggested: SensitivityLevel;
  own: SensitivityLevel;
  /** Includes what its author hides. */
  level: SensitivityLevel;
}

/** For the rules that hold in some months or regions. */
export const toCircumstances = ({ seen_on, place, at_site }: ProtectableSighting) => ({
  month: Number(seen_on.slice(5, 7)) || undefined,
  place: toPoint(place),
  atSite: at_site,
});

/**
 * Suggestions can protect a sighting, never open it. What the author named stays protected through every
 * edit.
 */
export function assessProtection(
  sighting: ProtectableSighting,
  {
    asks,
    suggested = [],
    inWords = [],
    named: namedBefore = 'open',
    suggestedBefore = 'open',
    taxa,
    atLeast = 'open',
  }: ProtectionReasons,
): Protection {
  const circumstances = toCircumstances(sighting);
  const slugs = sighting.species.map(({ species }) => species);
  const named = strictest(namedBefore, speciesLevel([...slugs, ...inWords], circumstances, taxa));
  const unnamed = asks && slugs.length === 0 ? 'coarse' : 'open';
  const fromOthers =
    sighting.show_place && named === 'open'
      ? unnamed
      : strictest(suggestedBefore, unnamed, speciesLevel(suggested, circumstances, taxa));
  const own = strictest(named, fromOthers, atLeast);
  return {
    named,
    suggested: fromOthers,
    own,
    level: strictest(own, sighting.hide_place ? 'withheld' : 'open'),
  };
}

export interface ListedPlace {
  publicPark: string | null;
  /** The day from which others may know the park. */
  parkFrom: string | null;
  cell: Point | null;
}

type Seen = Pick<ProtectableSighting, 'place' | 'seen_on'>;

/** @param today as `YYYY-MM-DD` */
export function listedPlace({ place, seen_on }: Seen, level: SensitivityLevel, today: string): ListedPlace {
  const nowhere = { publicPark: null, parkFrom: null, cell: null };
  if (place === null || level === 'withheld') return nowhere;
  if (place.kind === 'point' || isKnownByCell(place.park, level)) {
    const point = toPoint(place);
    return { ...nowhere, cell: point ? toCell(point) : null };
  }
  const parkFrom = parkNamedFrom(place, level, seen_on);
  return parkFrom !== null && parkFrom > today
    ? { ...nowhere, parkFrom }
    : { ...nowhere, publicPark: place.park };
}

export interface PublicView<Species> {
  species: Species;
  place: ShownPlace | null;
  seen_on: string;
  protected: boolean;
}

/** The same for all sightings of a cell and a month. */
export function publicView<Species>(
  { species, place, seen_on }: Seen & { species: Species },
  level: SensitivityLevel,
  today: string,
): PublicView<Species> {
  const { parkFrom } = listedPlace({ place, seen_on }, level, today);
  return {
    species,
    place: shownPlace(place, level, parkFrom === null),
    seen_on: shownDay(seen_on, level),
    protected: level !== 'open',
  };
}

/** Places within a cell can give each other away. */
export function areNear(one: ExactPlace | null, other: ExactPlace | null): boolean {
  if (one === null || other === null) return false;
  if (one.kind === 'park' && other.kind === 'park' && one.park === other.park) return true;
  const [a, b] = [toPoint(one), toPoint(other)];
  if (a === undefined || b === undefined) return false;
  const reaches = [one, other].map((place) => (place.kind === 'park' ? parkReach(place.park) : 0));
  const near = Math.max(CELL_DEGREES.coarse, ...reaches);
  return Math.abs(a.lat - b.lat) <= near && Math.abs(a.lng - b.lng) <= near;
}
