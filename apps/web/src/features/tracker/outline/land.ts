import land from './land.json';

/**
 * An outline in shares of the square Mercator world: x and y in turn, from 0 in the north-west corner to 1. A ring
 * across 180° runs on beyond.
 */
export interface Ring {
  points: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Units of the world's side in land.json: a pixel at zoom 6. */
export const UNITS = 2 ** 14;

/** Six bits a character; neither quote nor backslash, so that JSON takes them as they are. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/**
 * Reads one ring: steps from point to point in units, x and y in turn, from the north-west corner on. A number is
 * written in portions of five bits, the lowest first; the sixth says that more follow. Its own lowest bit is its sign.
 */
export function unpackRing(packed: string): Ring {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const character of packed) {
    const digit = DIGITS.indexOf(character);
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number >> 1) - 1 : number >> 1);
    number = shift = 0;
  }
  const points = new Float64Array(numbers.length);
  const ring: Ring = { points, west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += (numbers[index] ?? 0) / UNITS;
    y += (numbers[index + 1] ?? 0) / UNITS;
    points[index] = x;
    points[index + 1] = y;
    ring.west = Math.min(ring.west, x);
    ring.east = Math.max(ring.east, x);
    ring.north = Math.min(ring.north, y);
    ring.south = Math.max(ring.south, y);
  }
  return ring;
}

/** The shores of all land, lakes included: Natural Earth, 1 to 110 million. See pack-land.ts. */
export function readLand(): Ring[] {
  return land.map(unpackRing);
}
