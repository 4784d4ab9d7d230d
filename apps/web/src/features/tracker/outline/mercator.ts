import { MERCATOR_LIMIT } from '../geometry';

/** Where a place lies on the square Mercator world: shares of its side from the north-west corner. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const limited = Math.min(MERCATOR_LIMIT, Math.max(-MERCATOR_LIMIT, lat));
  const sine = Math.sin((limited * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Whether a piece of outline that ends here is no shore but lies along the map's southern edge. */
export function isEdge(y: number): boolean {
  return y > 1 - 1e-6;
}
