import { parks } from '../parks/parks';
import { CELL_DEGREES, type CellLevel, cellOf, type Point } from './cells';
import type { SensitivityLevel } from './sensitivity.types';

/** A park by its slug. */
export type ExactPlace = { kind: 'park'; park: string } | ({ kind: 'point' } & Point);

/** The middle of a park; undefined for one that the catalogue does not have. */
export function pointOf(place: ExactPlace | null): Point | undefined {
  if (place?.kind !== 'park') return place ?? undefined;
  return parks.find(({ slug }) => slug === place.park)?.coordinates;
}

/** The place as others see it. */
export type ShownPlace =
  | ExactPlace
  | ({ kind: 'cell'; degrees: (typeof CELL_DEGREES)[CellLevel] } & Point)
  | { kind: 'state'; state: string };

/** Kilometres in a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** After so many days a small park may be named: by then the animal is elsewhere. */
export const SMALL_PARK_DAYS = 30;

/** Named at once, a park that is smaller than a cell would tell more than the cell. */
export function isSmallPark(slug: string): boolean {
  const park = parks.find((each) => each.slug === slug);
  if (park?.area_km2 === undefined) return false;
  const side = CELL_DEGREES.coarse * KM_PER_DEGREE;
  return park.area_km2 < side * side * Math.cos((park.coordinates.lat * Math.PI) / 180);
}

/** As `YYYY-MM-DD`, some days later. */
function dayOf(date: Date, later = 0): string {
  return new Date(date.getTime() + later * 86_400_000).toISOString().slice(0, 10);
}

/** Stands for a park whose area nobody agrees on. */
const LARGE_KM2 = 1_000;

/** How far from its middle a park may reach, in degrees: parks are long rather than round. 0 for an unknown park. */
export function parkReach(slug: string): number {
  const park = parks.find((each) => each.slug === slug);
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
  if (place.kind === 'point') return { kind: 'cell', ...cellOf(place, level), degrees: CELL_DEGREES[level] };
  if (parkIsNamed) return place;
  const [state] = parks.find(({ slug }) => slug === place.park)?.states ?? [];
  return state === undefined ? null : { kind: 'state', state };
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
