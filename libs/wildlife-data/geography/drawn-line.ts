/** Degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));
const latitude = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI;

/** The equal longitude in [-180, 180). */
export const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The great circle on a sphere, in kilometres. */
export function kilometresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const width = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const share = height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width;
  return 2 * 6371 * Math.asin(Math.sqrt(share));
}

/**
 * Points of the straight Web Mercator line between two places, both included, at most `step` kilometres apart.
 * Longitudes that differ by more than 180 degrees cross the date line.
 */
export function drawnLine(from: Place, to: Place, step: number): Place[] {
  const turn = wrapped(to.lng - from.lng);
  const [start, end] = [mercator(from.lat), mercator(to.lat)];
  const at = (share: number): Place => ({
    lat: latitude(start + share * (end - start)),
    lng: wrapped(from.lng + share * turn),
  });
  // Equal steps on the map are longest near the equator; twice the mean is ample.
  const rough = Array.from({ length: 33 }, (_, index) => at(index / 32));
  const length = rough
    .slice(1)
    .reduce((sum, place, index) => sum + kilometresBetween(rough[index] ?? place, place), 0);
  const legs = Math.max(1, Math.ceil((2 * length) / step));
  return Array.from({ length: legs + 1 }, (_, index) => at(index / legs));
}
