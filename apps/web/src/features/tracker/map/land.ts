import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { MERCATOR_LIMIT, unwrap } from '../geometry';

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

/** Where a place lies on the square Mercator world. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const limited = Math.min(MERCATOR_LIMIT, Math.max(-MERCATOR_LIMIT, lat));
  const sine = Math.sin((limited * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/**
 * A ring in one piece: the data's own jumps across 180° are taken out, so that Siberia runs on to the east. A ring
 * that goes all round the globe, Antarctica's, is closed below, beyond the map's edge.
 */
function ringOf(positions: readonly (readonly number[])[]): Ring {
  const shore = unwrap(positions.map(([lng = 0, lat = 0]) => ({ lng, lat })));
  const [first, last] = [shore[0], shore.at(-1)];
  if (first && last && Math.abs(last.lng - first.lng) > 180) {
    shore.push({ lng: last.lng, lat: -90 }, { lng: first.lng, lat: -90 });
  }
  const points = new Float64Array(shore.length * 2);
  const ring: Ring = { points, west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  shore.forEach(({ lng, lat }, index) => {
    const [x, y] = project(lng, lat);
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    ring.west = Math.min(ring.west, x);
    ring.east = Math.max(ring.east, x);
    ring.north = Math.min(ring.north, y);
    ring.south = Math.max(ring.south, y);
  });
  return ring;
}

/** The shores of all land, lakes included, from a topology of Natural Earth such as world-atlas has. */
export function ringsOf(topology: Topology): Ring[] {
  const land = topology.objects.land;
  if (!land) return [];
  const shape = feature(topology, land);
  const parts = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return parts.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf);
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map(ringOf);
    return [];
  });
}

/** Whether a piece of outline that ends here is no shore but lies along the map's southern edge. */
export function isEdge(y: number): boolean {
  return y > 1 - 1e-6;
}
