import { readFileSync } from 'node:fs';

import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import type { GeoPosition } from '../src/measured/geometry';
import { wrapped } from './drawn-line';

type Edge = readonly [from: GeoPosition, to: GeoPosition];

export type IsLand = (place: GeoPosition) => boolean;

const bandsPerDegree = 10;
const toBand = (lat: number) => Math.floor((lat + 90) * bandsPerDegree);

function landRings(): GeoPosition[][] {
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  return feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng })));
}

/** Longitudes pass 180 degrees at the date line. Antarctica's ring does not close and is led to the pole. */
function toEdges(ring: readonly GeoPosition[]): Edge[] {
  const [first] = ring;
  if (!first) return [];
  let last = first;
  const edges: Edge[] = ring.slice(1).map(({ lat, lng }) => {
    const next = { lat, lng: last.lng + wrapped(lng - last.lng) };
    const edge: Edge = [last, next];
    last = next;
    return edge;
  });
  if (Math.abs(last.lng - first.lng) > 180)
    edges.push([last, { lat: -90, lng: last.lng }], [{ lat: -90, lng: first.lng }, first]);
  return edges;
}

/**
 * Natural Earth, 1:10 million, indexed by latitude. From land, a line due west crosses an odd number of
 * edges.
 */
export function readLand(): IsLand {
  const bands: Edge[][] = Array.from({ length: 180 * bandsPerDegree + 1 }, () => []);
  for (const edge of landRings().flatMap(toEdges)) {
    const [from, to] = edge;
    for (let band = toBand(Math.min(from.lat, to.lat)); band <= toBand(Math.max(from.lat, to.lat)); band++)
      bands[band]?.push(edge);
  }
  return ({ lat, lng }) => {
    let crossed = 0;
    for (const [from, to] of bands[toBand(lat)] ?? []) {
      if (from.lat > lat === to.lat > lat) continue;
      const edgeLng = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      for (const turn of [-360, 0, 360]) if (edgeLng < lng + turn) crossed++;
    }
    return crossed % 2 === 1;
  };
}
