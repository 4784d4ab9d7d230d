import { isAreaKey } from '../areas/area-key';
import { findArea } from '../areas/areas';
import { parks } from '../parks/parks';
import { CELL_DEGREES, type CellLevel, toCell, KM_PER_DEGREE, type Point } from './cells';
import type { SensitivityLevel } from './sensitivity.types';

export type ExactPlace =
  { kind: 'park'; park: string } | ({ kind: 'point'; name?: string | undefined } & Point);

export const parkOrArea = (key: string) => parks.find(({ slug }) => slug === key) ?? findArea(key);

/** Undefined for an unknown park or area. */
export function toPoint(place: ExactPlace | null): Point | undefined {
  if (place?.kind !== 'park') return place ?? undefined;
  return parkOrArea(place.park)?.coordinates;
}

export type ShownPlace =
  | ExactPlace
  | ({ kind: 'cell'; degrees: (typeof CELL_DEGREES)[CellLevel] } & Point)
  | { kind: 'state'; state: string };

/** By then the animal is elsewhere. */
const SMALL_PARK_DAYS = 30;

/** A park smaller than a cell tells more than the cell. An area of unknown size may be a pond. */
export function isSmallPark(key: string): boolean {
  const park = parkOrArea(key);
  if (park?.area_km2 === undefined) return isAreaKey(key);
  const side = CELL_DEGREES.coarse * KM_PER_DEGREE;
  return park.area_km2 < side * side * Math.cos((park.coordinates.lat * Math.PI) / 180);
}

/** Small areas beyond the guide, often no larger than a lake, are never named for a protected sighting. */
export const isKnownByCell = (key: string, level: SensitivityLevel): boolean =>
  level !== 'open' && isAreaKey(key) && isSmallPark(key);

function toDay(date: Date, later = 0): string {
  return new Date(date.getTime() + later * 86_400_000).toISOString().slice(0, 10);
}

const LARGE_KM2 = 1_000;

/** Degrees from its middle: parks are long rather than round. 0 if unknown. */
export function parkReach(key: string): number {
  const park = parkOrArea(key);
  return park === undefined ? 0 : Math.sqrt(park.area_km2 ?? LARGE_KM2) / KM_PER_DEGREE;
}

/** The day, `YYYY-MM-DD`, from which the park is named; null means at once, or never. */
export function parkNamedFrom(
  place: ExactPlace | null,
  level: SensitivityLevel,
  seenOn: string,
): string | null {
  if (place?.kind !== 'park' || level === 'open' || level === 'withheld' || !isSmallPark(place.park))
    return null;
  if (isKnownByCell(place.park, level)) return null;
  return toDay(new Date(`${seenOn}T00:00:00Z`), SMALL_PARK_DAYS);
}

/** @param parkIsNamed whether {@link parkNamedFrom} has come */
export function shownPlace(
  place: ExactPlace | null,
  level: SensitivityLevel,
  parkIsNamed: boolean,
): ShownPlace | null {
  if (place === null || level === 'withheld') return null;
  if (level === 'open') return place;
  if (place.kind === 'point' || isKnownByCell(place.park, level)) {
    const size = place.kind === 'point' ? level : 'coarse';
    const point = toPoint(place);
    return point ? { kind: 'cell', ...toCell(point, size), degrees: CELL_DEGREES[size] } : null;
  }
  if (parkIsNamed) return place;
  const [state] = parks.find(({ slug }) => slug === place.park)?.states ?? [];
  return state === undefined ? null : { kind: 'state', state };
}

/**
 * A life-list entry without a post. Something protected may have been seen beside it, so a small park is
 * named only later, and a small area beyond the guide never.
 * @param seenOn a day, month or year; null if unknown
 * @param today as `YYYY-MM-DD`
 */
export function recordPlace(
  park: string,
  level: SensitivityLevel,
  seenOn: string | null,
  today: string,
): ShownPlace | null {
  if (level === 'withheld') return null;
  const end = seenOn && seenOn + '9999-99-99'.slice(seenOn.length);
  const isNamed = !isSmallPark(park) || (end !== null && end <= toDay(new Date(today), -SMALL_PARK_DAYS));
  return isNamed || isKnownByCell(park, 'coarse') ? shownPlace({ kind: 'park', park }, 'coarse', true) : null;
}

/** Monday to Sunday (ISO 8601). */
function toWeek(day: string): string {
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return `${toDay(monday)}/${toDay(monday, 6)}`;
}

/**
 * @param day `YYYY-MM-DD`
 * @returns the day, its week `YYYY-MM-DD/YYYY-MM-DD` or its month `YYYY-MM`
 */
export function shownDay(day: string, level: SensitivityLevel): string {
  if (level === 'open') return day;
  return level === 'fine' ? toWeek(day) : day.slice(0, 7);
}
