/* Coordinates are degrees; latitudes are positive north, longitudes east. */
import { kmBetween, shortWay } from '@aranya/wildlife-data';

export interface Point {
  lat: number;
  lng: number;
}

/** The specification's factor from degrees to metres. */
export const METRES_PER_DEGREE = 111_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Continues longitudes across 180°; the first stays, later ones may exceed ±180. */
export function unwrap<P extends Point>(path: readonly P[]): P[] {
  let lng: number | undefined;
  return path.map((point) => {
    lng = lng === undefined ? point.lng : lng + shortWay(lng, point.lng);
    return { ...point, lng };
  });
}

export interface Extent {
  south: number;
  west: number;
  north: number;
  east: number;
}

export function measureExtent(points: readonly Point[]): Extent | null {
  const [first] = points;
  if (!first) return null;
  const extent = { south: first.lat, north: first.lat, west: first.lng, east: first.lng };
  for (const { lat, lng } of points) {
    extent.south = Math.min(extent.south, lat);
    extent.north = Math.max(extent.north, lat);
    extent.west = Math.min(extent.west, lng);
    extent.east = Math.max(extent.east, lng);
  }
  return extent;
}

export interface Circle {
  centre: Point;
  radius: number;
}

/** Returns a circle around the middle of an unwrapped path's extent; its radius is half the larger side. */
export function circleOver(points: readonly Point[]): Circle | null {
  const extent = measureExtent(points);
  if (!extent) return null;
  const { south, west, north, east } = extent;
  return {
    centre: { lat: (south + north) / 2, lng: (west + east) / 2 },
    radius: (Math.max(north - south, east - west) / 2) * METRES_PER_DEGREE,
  };
}

export function lengthKm(path: readonly Point[]): number {
  return path.reduce((sum, point, index) => {
    const before = path[index - 1];
    return before ? sum + kmBetween(before, point) : sum;
  }, 0);
}

/** Returns radians, finite also at the poles. */
function mercatorHeight(lat: number): number {
  const limited = Math.min(89.999, Math.max(-89.999, lat));
  return Math.log(Math.tan(Math.PI / 4 + radians(limited) / 2));
}

/** Returns the bearing of a rhumb line: 0 is north, 90 east; null for the same point. */
export function bearing(from: Point, to: Point): number | null {
  const atPole = Math.abs(from.lat) === 90 && from.lat === to.lat;
  const across = radians(shortWay(from.lng, to.lng));
  const up = mercatorHeight(to.lat) - mercatorHeight(from.lat);
  if (atPole || (across === 0 && up === 0)) return null;
  return (degrees(Math.atan2(across, up)) + 360) % 360;
}

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type Direction = (typeof directions)[number];

export function nearestDirection(angle: number): Direction {
  return directions[Math.round((((angle % 360) + 360) % 360) / 45) % 8] ?? 'north';
}
