import { isAreaKey } from '../areas/area-key';
import { findArea } from '../areas/areas';
import { parks } from '../parks/parks';
import { CELL_DEGREES, type CellLevel, cellOf, KM_PER_DEGREE, type Point } from './cells';
import type { SensitivityLevel } from './sensitivity.types';

/** A park by its slug, or another area by its key. */
export type ExactPlace =
  { kind: 'park'; park: string } | ({ kind: 'point'; name?: string | undefined } & Point);

/** A park of the guide, or another protected area by its key. */
export const parkOrArea = (key: string) => parks.find(({ slug }) => slug === key) ?? findArea(key);

/** The middle of a park or an area; undefined for one that is not there. */
export function pointOf(place: ExactPlace | null): Point | undefined {
  if (place?.kind !== 'park') return place ?? undefined;
  return parkOrArea(place.park)?.coordinates;
}

/** The place as others see it. */
export type ShownPlace =
  | ExactPlace
  | ({ kind: 'cell'; degrees: (typeof CELL_DEGREES)[CellLevel] } & Point)
  | { kind: 'state'; state: string };

/** After so many days a small park may be named: by then the animal is elsewhere. */
const SMALL_PARK_DAYS = 30;

/** Named at once, a park that is smaller than a cell would tell more than the cell. An area of unknown size may be a pond. */
export function isSmallPark(key: string): boolean {
  const park = parkOrArea(key);
  if (park?.area_km2 === undefined) return isAreaKey(key);
  const side = CELL_DEGREES.coarse * KM_PER_DEGREE;
  return park.area_km2 < side * side * Math.cos((park.coordinates.lat * Math.PI) / 180);
}

/**
 * Others know a protected sighting in a small area beyond the guide by a cell. It is never named for it, as a small park is
 * after some days: many are no larger than a lake.
 */
export const isKnownByCell = (key: string, level: SensitivityLevel): boolean =>
  level !== 'open' && isAreaKey(key) && isSmallPark(key);

/** As `YYYY-MM-DD`, some days later. */
function dayOf(date: Date, later = 0): string {
  return new Date(date.getTime() + later * 86_400_000).toISOString().slice(0, 10);
}

/** Stands for a park whose area nobody agrees on. */
const LARGE_KM2 = 1_000;

/** How far from its middle a park or an area may reach, in degrees: parks are long rather than round. 0 for an unknown one. */
export function parkReach(key: string): number {
  const park = parkOrArea(key);
  return park === undefined ? 0 : Math.sqrt(park.area_km2 ?? LARGE_KM2) / KM_PER_DEGREE;
}

/** The first day, as `YYYY-MM-DD`, on which others may read the name of the park; null: at once, or never. */
export function parkNamedFrom(
  place: ExactPlace | null,
  level: SensitivityLevel,
  seenOn: string,
): string | null {
  if (place?.kind !== 'park' || level === 'open' || level === 'withheld' || !isSmallPark(place.park))
    return null;
  if (isKnownByCell(place.park, level)) return null;
  return dayOf(new Date(`${seenOn}T00:00:00Z`), SMALL_PARK_DAYS);
}

/** @param parkIsNamed whether the day of {@link parkNamedFrom} has come */
export function shownPlace(
  place: ExactPlace | null,
  level: SensitivityLevel,
  parkIsNamed: boolean,
): ShownPlace | null {
  if (place === null || level === 'withheld') return null;
  if (level === 'open') return place;
  if (place.kind === 'point' || isKnownByCell(place.park, level)) {
    // A smaller cell in the middle of an area would be false precision.
    const size = place.kind === 'point' ? level : 'coarse';
    const point = pointOf(place);
    return point ? { kind: 'cell', ...cellOf(point, size), degrees: CELL_DEGREES[size] } : null;
  }
  if (parkIsNamed) return place;
  const [state] = parks.find(({ slug }) => slug === place.park)?.states ?? [];
  return state === undefined ? null : { kind: 'state', state };
}

/**
 * The place that others see of what was noted on a life list without a post. Something protected may have been seen beside
 * any animal, so that of all of them a small park is named after some days only, and a small area beyond the guide never.
 * @param level of the animal
 * @param seenOn a day, a month or a year; null for an unknown day
 * @param today as `YYYY-MM-DD`
 */
export function recordPlace(
  park: string,
  level: SensitivityLevel,
  seenOn: string | null,
  today: string,
): ShownPlace | null {
  if (level === 'withheld') return null;
  // Greater than any day of a month or a year.
  const end = seenOn && seenOn + '9999-99-99'.slice(seenOn.length);
  const isNamed = !isSmallPark(park) || (end !== null && end <= dayOf(new Date(today), -SMALL_PARK_DAYS));
  return isNamed || isKnownByCell(park, 'coarse') ? shownPlace({ kind: 'park', park }, 'coarse', true) : null;
}

/** From Monday to Sunday, as an interval of ISO 8601. */
function weekOf(day: string): string {
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return `${dayOf(monday)}/${dayOf(monday, 6)}`;
}

/**
 * @param day `YYYY-MM-DD`
 * @returns the day, its week as `YYYY-MM-DD/YYYY-MM-DD`, or its month as `YYYY-MM`
 */
export function shownDay(day: string, level: SensitivityLevel): string {
  if (level === 'open') return day;
  return level === 'fine' ? weekOf(day) : day.slice(0, 7);
}
