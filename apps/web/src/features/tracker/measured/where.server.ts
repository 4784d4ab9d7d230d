import { kmBetween } from '@aranya/wildlife-data';
import { geoBounds, geoContains } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from '../../../parts/map/geometry';

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Boxes are much faster to check than shapes. */
const countries = feature(world, world.objects.countries).features.map((shape) => ({
  shape,
  bounds: geoBounds(shape),
}));

type Bounds = ReturnType<typeof geoBounds>;

/** A box that begins east of its end crosses 180°. */
function inBounds([[west, south], [east, north]]: Bounds, { lat, lng }: Point): boolean {
  const within = west <= east ? west <= lng && lng <= east : lng >= west || lng <= east;
  return within && south <= lat && lat <= north;
}

/** Natural Earth shortens some names. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  'Central African Rep.': 'Central African Republic',
  'Dem. Rep. Congo': 'Democratic Republic of the Congo',
  'S. Sudan': 'South Sudan',
  'W. Sahara': 'Western Sahara',
  'United States of America': 'Alaska, United States',
};

interface Sea {
  name: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Seas that tracks cross; the first box that fits counts. */
const SEAS: readonly Sea[] = [
  { name: 'Chukchi Sea', west: -180, south: 66, east: -156, north: 73 },
  { name: 'Gulf of Carpentaria', west: 135.5, south: -18, east: 141.8, north: -12.2 },
  { name: 'Arafura Sea', west: 130.5, south: -12.2, east: 141.8, north: -5 },
  { name: 'Timor Sea', west: 122, south: -16, east: 130.5, north: -8.5 },
  { name: 'Arabian Sea', west: 50, south: 0, east: 77, north: 25 },
  { name: 'Gulf of Aden', west: 43, south: 10.5, east: 50, north: 15 },
  { name: 'Red Sea', west: 33, south: 12, east: 43, north: 29 },
  { name: 'Caspian Sea', west: 47, south: 36, east: 54.5, north: 47 },
  { name: 'Mediterranean Sea', west: -5.5, south: 31, east: 36, north: 44.5 },
  { name: 'Atlantic Ocean', west: -60, south: -50, east: 15, north: 50 },
  { name: 'Indian Ocean', west: 30, south: -40, east: 100, north: 20 },
  { name: 'Pacific Ocean', west: -179, south: -40, east: -77, north: 60 },
];

const ASCENSION: Point = { lat: -7.95, lng: -14.36 };

/** Returns the country, island or sea of a point; undefined where unknown. */
export function whereIs({ lat, lng }: Point): string | undefined {
  if (kmBetween({ lat, lng }, ASCENSION) < 25) return 'Ascension Island';
  const country = countries.find(
    ({ shape, bounds }) => inBounds(bounds, { lat, lng }) && geoContains(shape, [lng, lat]),
  )?.shape;
  if (country) return FULL_NAMES[country.properties.name] ?? country.properties.name;
  return SEAS.find(
    ({ west, south, east, north }) => west <= lng && lng <= east && south <= lat && lat <= north,
  )?.name;
}
