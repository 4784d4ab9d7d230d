import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { toX, toY } from './mercator';

/** x and y in turn; x may lie outside. */
export type Line = Float64Array;

/** Continues across 180°, where Natural Earth's longitudes jump. */
function unwrap(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([lng = 0, lat = 0], index) => {
    const before = ring[index - 1]?.[0] ?? lng;
    if (lng - before > 180) turns -= 360;
    else if (before - lng > 180) turns += 360;
    return [lng + turns, lat];
  });
}

/** Antarctica closes beyond the map's southern edge. */
function closed(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 180) return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90]];
}

const toLine = (positions: readonly Position[]): Line =>
  Float64Array.from(positions.flatMap(([lng = 0, lat = 0]) => [toX(lng), toY(lat)]));

const toRings = (geometry: Geometry): Position[][] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : [];

export function readLand(scale: '10m' | '50m'): Line[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`);
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    toRings(geometry).map((ring) => toLine(closed(unwrap(ring)))),
  );
}

interface Facts {
  scalerank: number;
  featurecla?: string;
}

export function readFeatures(name: string): FeatureCollection<Geometry, Facts>['features'] {
  const file = fileURLToPath(new URL(`../data/${name}.geojson.gz`, import.meta.url));
  const text = gunzipSync(readFileSync(file)).toString();
  return (JSON.parse(text) as FeatureCollection<Geometry, Facts>).features;
}

export interface Area {
  rank: number;
  rings: Line[];
}

export const readAreas = (name: string): Area[] =>
  readFeatures(name).map(({ properties, geometry }) => ({
    rank: properties.scalerank,
    rings: toRings(geometry).map((ring) => toLine(ring)),
  }));
