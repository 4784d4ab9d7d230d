import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import { unwrap } from './geometry';

/**
 * Continues a ring across 180°; Antarctica goes round the globe and is closed beyond the map's southern edge.
 */
function unwrapRing(ring: readonly Position[]): Position[] {
  const shore = unwrap(ring.map(([lng = 0, lat = 0]) => ({ lng, lat })));
  const [first, last] = [shore[0], shore.at(-1)];
  if (first && last && Math.abs(last.lng - first.lng) > 180) {
    shore.push({ lng: last.lng, lat: -90 }, { lng: first.lng, lat: -90 });
  }
  return shore.map(({ lng, lat }) => [lng, lat]);
}

/** Reads Natural Earth at 1 to 110 million; Eurasia reaches beyond 180° east. */
export function readLand(): MultiPolygon {
  const world = topology as unknown as Topology<{ land: GeometryCollection }>;
  const coordinates = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map(unwrapRing)) };
}
