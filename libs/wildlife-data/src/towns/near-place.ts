import type { Area } from '../areas/area.types';
import { areas } from '../areas/areas';
import { kmBetween } from '../measured/geometry';
import { parkIndex } from '../parks/park-index';
import type { Point } from '../sensitive-places/cells';
import { type Town, towns } from './towns';

/** A point, or the middle of a square of `degrees`. */
export interface Spot extends Point {
  degrees?: number | undefined;
  /** Leaves areas out, for the middle of one, which would be named after itself. */
  byTowns?: boolean | undefined;
}

/** A town or area beside a spot or within some kilometres, else the state or the district around. */
export type NearPlace = { name: string; km?: number } | { state: string; district?: string };

/** Kilometres; a large city names more. */
const townReach = ({ size }: Town) => (size >= 8 ? 25 : 15);
/** Where no town is beside the spot, the distance to one still says more than its state. */
const FURTHER_KM = 40;
/** Enough towns within `km` must agree. */
const REGION = { km: 30, towns: 3 };
const FAR = 0.7;

/** Corners stand for the whole square. */
function listCorners({ lat, lng, degrees = 0 }: Spot): Point[] {
  if (degrees === 0) return [{ lat, lng }];
  const half = degrees / 2;
  return [-half, half].flatMap((north) =>
    [-half, half].map((east) => ({ lat: lat + north, lng: lng + east })),
  );
}

const isBeside =
  (spot: Spot) =>
  ({ coordinates: { lat, lng } }: { coordinates: Point }) =>
    Math.abs(lat - spot.lat) < FAR && Math.abs(lng - spot.lng) < FAR;

const leastBy = <T>(all: readonly T[], by: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (least, one) => (least === undefined || by(one) < by(least) ? one : least),
    undefined,
  );

/** The guide's area first, then the smallest. */
function nearArea(found: readonly Area[]): NearPlace | null {
  const area = found.find(({ park }) => park !== undefined) ?? leastBy(found, ({ area_km2: km2 = 0 }) => km2);
  const name = parkIndex.find(({ slug }) => slug === area?.park)?.name ?? area?.name;
  return name === undefined ? null : { name };
}

/** Tells a town from another of its name. */
function townName(town: Town): string {
  const { name, district, state } = town;
  const twins = towns.filter((other) => other !== town && other.name === name);
  const isAlone = twins.every((twin) => twin.state !== state);
  const where = isAlone || district === '' ? state : `${district}, ${state}`;
  return twins.length === 0 ? name : `${name}, ${where}`;
}

function regionAround(around: readonly Town[], by: 'district' | 'state'): NearPlace | null {
  const [first] = around;
  if (first === undefined || around.length < REGION.towns || first[by] === '') return null;
  if (!around.every((town) => town.state === first.state && town[by] === first[by])) return null;
  return { state: first.state, ...(by === 'district' && { district: first.district }) };
}

/**
 * For a large square the district, or a town as far as its furthest corner. Uses nothing but the spot, so it reveals
 * no more. Null where no name is sure.
 */
export function nearPlace(spot: Spot): NearPlace | null {
  const corners = listCorners(spot);
  const furthestKm = ({ coordinates }: { coordinates: Point }) =>
    Math.max(...corners.map((corner) => kmBetween(coordinates, corner)));
  const nearAreas = spot.byTowns ? [] : areas.filter(isBeside(spot));
  const nearTowns = towns.filter(isBeside(spot));
  // No outline is known: a circle of its size stands for an area, though a point may lie in a long one.
  const within = (reachKm: (km2: number) => number) =>
    nearArea(nearAreas.filter((area) => furthestKm(area) <= reachKm(area.area_km2 ?? 0)));
  const townWithin = (reachKm: (town: Town) => number) =>
    leastBy(
      nearTowns.filter((town) => furthestKm(town) <= reachKm(town)),
      (town) => furthestKm(town) / (1 + town.size),
    );
  const town = townWithin(townReach);
  const around = nearTowns.filter(({ coordinates }) => kmBetween(coordinates, spot) <= REGION.km);
  const further = townWithin(() => FURTHER_KM);
  return (
    within((km2) => Math.sqrt(km2 / Math.PI)) ??
    (town === undefined ? null : { name: townName(town) }) ??
    (corners.length === 1 ? within(Math.sqrt) : null) ??
    regionAround(around, 'district') ??
    (further === undefined
      ? regionAround(around, 'state')
      : { name: townName(further), km: Math.ceil(furthestKm(further) / 10) * 10 })
  );
}
