import { geoDistance, geoInterpolate } from 'd3-geo';
import { unwrap, type Point } from './geometry';

/** Straight pieces this short look round at the map's largest zoom. */
const DEGREES_PER_PIECE = 1;

const pair = ({ lat, lng }: Point): [number, number] => [lng, lat];

/** Returns the shortest path over the globe, with both ends; longitudes continue across 180°. */
export function greatCircle(from: Point, to: Point): Point[] {
  const pieces = Math.ceil((geoDistance(pair(from), pair(to)) * 180) / Math.PI / DEGREES_PER_PIECE);
  const along = geoInterpolate(pair(from), pair(to));
  const between = Array.from({ length: Math.max(0, pieces - 1) }, (_, index) => {
    const [lng, lat] = along((index + 1) / pieces);
    return { lat, lng };
  });
  return unwrap([{ lat: from.lat, lng: from.lng }, ...between, { lat: to.lat, lng: to.lng }]);
}

/** Returns one curve for each leg of an unwrapped path. */
export function toCurves(path: readonly Point[]): Point[][] {
  return path.slice(1).map((point, index) => greatCircle(path[index] ?? point, point));
}
