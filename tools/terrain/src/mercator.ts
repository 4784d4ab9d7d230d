/* Leaflet's Web Mercator: a square from 0 to 1, eastward and southward. */

export const TILE = 256;
export const MAX_LATITUDE = 85.05112878;

export const toX = (lng: number): number => lng / 360 + 0.5;

export function toY(lat: number): number {
  // Stays outside the square.
  const sine = Math.sin((Math.max(-88, Math.min(88, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const toLat = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

export const worldSize = (zoom: number): number => TILE * 2 ** zoom;
