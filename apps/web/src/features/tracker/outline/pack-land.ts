import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { unwrap } from '../geometry';
import { DIGITS, UNITS } from './land';
import { project } from './mercator';

/*
 * Makes land.json from Natural Earth's land as the package world-atlas has it, before the site is built: browsers get
 * a third of the text and nothing to work out. Not part of the site.
 */

/** How far a shore may be drawn beside its place, in units: two pixels at zoom 5, a quarter of one at zoom 2. */
export const TOLERANCE = 4;

type Spot = readonly [x: number, y: number];

/**
 * A ring in one piece: the data's own jumps across 180° are taken out, so that Siberia runs on to the east. A ring
 * that goes all round the globe, Antarctica's, is closed below, beyond the map's edge.
 */
function spotsOf(positions: readonly (readonly number[])[]): Spot[] {
  const shore = unwrap(positions.map(([lng = 0, lat = 0]) => ({ lng, lat })));
  const [first, last] = [shore[0], shore.at(-1)];
  if (first && last && Math.abs(last.lng - first.lng) > 180) {
    shore.push({ lng: last.lng, lat: -90 }, { lng: first.lng, lat: -90 });
  }
  return shore.map(({ lng, lat }) => {
    const [x, y] = project(lng, lat);
    return [Math.round(x * UNITS), Math.round(y * UNITS)];
  });
}

/** How far a spot lies from the straight piece between two others. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Leaves out what lies within the tolerance of the shore without it (Ramer, Douglas and Peucker). */
function simplify(spots: readonly Spot[]): Spot[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 3) return [...spots];
  let farthest = 0;
  let most = 0;
  spots.forEach((spot, index) => {
    const away = distance(spot, first, last);
    if (away > most) [farthest, most] = [index, away];
  });
  if (most <= TOLERANCE) return [first, last];
  return [...simplify(spots.slice(0, farthest + 1)).slice(0, -1), ...simplify(spots.slice(farthest))];
}

/** A number as unpackRing reads it. */
function digitsOf(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let digits = '';
  do {
    digits += DIGITS[(rest & 31) | (rest > 31 ? 32 : 0)] ?? '';
    rest >>= 5;
  } while (rest > 0);
  return digits;
}

/** A ring as unpackRing reads it. */
export function packRing(spots: readonly Spot[]): string {
  return spots
    .map(([x, y], index) => {
      const [fromX, fromY] = spots[index - 1] ?? [0, 0];
      return digitsOf(x - fromX) + digitsOf(y - fromY);
    })
    .join('');
}

/** The rings of all land of a topology such as world-atlas has, lakes included, in units and unpacked. */
export function landSpots(topology: Topology): Spot[][] {
  const land = topology.objects.land;
  if (!land) return [];
  const shape = feature(topology, land);
  const parts = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return parts
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map(spotsOf);
}

/** What land.json holds: one text for each ring that is large enough to be seen. */
export function packLand(topology: Topology): string[] {
  return landSpots(topology)
    .map(simplify)
    .filter((spots) => spots.length > 3)
    .map(packRing);
}
