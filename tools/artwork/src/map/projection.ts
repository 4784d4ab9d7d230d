export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 900;

const WEST = -30;
const UNITS_PER_DEGREE = 7.4;
const NORTH = 62;

const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** From degrees to the units of the map around the Indian Ocean. */
export function mapPoint({ lat, lng }: { lat: number; lng: number }): [x: number, y: number] {
  return [
    Math.round((lng - WEST) * UNITS_PER_DEGREE),
    Math.round((mercator(NORTH) - mercator(lat)) * UNITS_PER_DEGREE),
  ];
}
