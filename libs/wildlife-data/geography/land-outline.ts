import { readFileSync } from 'node:fs';

import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { wrapped, type Place } from './drawn-line';

type Edge = readonly [from: Place, to: Place];

/** Lakes and rivers count as land, frozen sea does not. */
export type IsLand = (place: Place) => boolean;

const bandsPerDegree = 10;
const bandOf = (lat: number) => Math.floor((lat + 90) * bandsPerDegree);

function landRings(): Place[][] {
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

/**
 * Edges with longitudes beyond 180 degrees where the ring crosses the date line. Antarctica's ring does not close
 * that way and is led down to the pole.
 */
function edgesOf(ring: readonly Place[]): Edge[] {
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
 * Reads the outline of the land (Natural Earth, 1:10 million). A place is on land if a line due west crosses the
 * outline an odd number of times. Edges are indexed by bands of latitude.
 */
export function readLand(): IsLand {
  const bands: Edge[][] = Array.from({ length: 180 * bandsPerDegree + 1 }, () => []);
  for (const edge of landRings().flatMap(edgesOf)) {
    const [from, to] = edge;
    for (let band = bandOf(Math.min(from.lat, to.lat)); band <= bandOf(Math.max(from.lat, to.lat)); band++)
      bands[band]?.push(edge);
  }
  return ({ lat, lng }) => {
    let crossed = 0;
    for (const [from, to] of bands[bandOf(lat)] ?? []) {
      if (from.lat > lat === to.lat > lat) continue;
      const edgeLng = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      for (const turn of [-360, 0, 360]) if (edgeLng < lng + turn) crossed++;
    }
    return crossed % 2 === 1;
  };
}
