import { projection } from './projection';
import { relativePath } from './relative-path';

const RADIUS = 2;

/** Stands for a place too small for the outline. */
export function dotAt(place: [lng: number, lat: number]): string {
  const [x, y] = projection(place) ?? [0, 0];
  const dot = relativePath();
  dot.arc(x, y, RADIUS, 0, 2 * Math.PI);
  return dot.toString();
}
