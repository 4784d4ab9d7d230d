import { kmBetween, type GeoPosition } from '../src/measured/geometry';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));
const latitude = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI;

/** The equal longitude in [-180, 180). */
export const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/**
 * The straight Web Mercator line, in steps of at most `step` kilometres. Longitudes more than 180 degrees
 * apart cross the date line.
 */
export function drawnLine(from: GeoPosition, to: GeoPosition, step: number): GeoPosition[] {
  const turn = wrapped(to.lng - from.lng);
  const [start, end] = [mercator(from.lat), mercator(to.lat)];
  const at = (share: number): GeoPosition => ({
    lat: latitude(start + share * (end - start)),
    lng: wrapped(from.lng + share * turn),
  });
  // Equal steps are longest near the equator; twice the mean is ample.
  const rough = Array.from({ length: 33 }, (_, index) => at(index / 32));
  const length = rough
    .slice(1)
    .reduce((sum, place, index) => sum + kmBetween(rough[index] ?? place, place), 0);
  const legs = Math.max(1, Math.ceil((2 * length) / step));
  return Array.from({ length: legs + 1 }, (_, index) => at(index / legs));
}
