import { geoEqualEarth } from 'd3-geo';

export const RANGE_WIDTH = 1000;

/** The middle lies at 11 degrees east, so that no land is cut but a strip of Antarctica. */
export const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(RANGE_WIDTH, { type: 'Sphere' });

/** From degrees to the units of the range maps: Equal Earth, which shows areas in their true proportion. */
export function rangePoint({ lat, lng }: { lat: number; lng: number }): [x: number, y: number] {
  return projection([lng, lat]) ?? [0, 0];
}
