import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoCentroid, geoPath } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { dotAt } from './dot';
import { projection } from './projection';
import { relativePath } from './relative-path';
import { withTerritories } from './territories';

export type World = Topology<{ countries: GeometryCollection }>;
export type Area = Polygon | MultiPolygon;

/** Square degrees: smaller bends and islands are left out. */
const DETAIL = 0.1;
const ANTARCTICA = '010';

/** Islands that no atlas has: Bouvet, Christmas Island, the Cocos Islands. */
const ISLANDS: Readonly<Record<string, [lng: number, lat: number]>> = {
  BVT: [3.4, -54.4],
  CXR: [105.6, -10.5],
  CCK: [96.8, -12.2],
};

const load = createRequire(import.meta.url);

/** Natural Earth, 1 to 50 million; the small countries that it lacks are in the finer one. */
const readAtlas = (scale: '10m' | '50m') =>
  JSON.parse(readFileSync(load.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;

const isArea = (geometry: { type: string | null }): geometry is Area =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

const listAreas = (world: World) => withTerritories(world, world.objects.countries.geometries.filter(isArea));

const weighted = presimplify(readAtlas('50m'));
const coarse = filter(simplify(weighted, DETAIL), filterWeight(weighted, DETAIL)) as World;
const coarseAreas = listAreas(coarse);
let fine: { world: World; areas: Area[] } | undefined;

function drawPath(areas: Area[]): string {
  const path = relativePath();
  geoPath(projection, path)(merge(coarse, areas));
  return path.toString();
}

/** All land without Antarctica, and without borders between countries. */
export const landPath = (): string => drawPath(coarseAreas.filter(({ id }) => id !== ANTARCTICA));

function findCentre(code: string, id: string | undefined): [lng: number, lat: number] {
  const island = ISLANDS[code];
  if (island) return island;
  if (!fine) {
    const world = readAtlas('10m');
    fine = { world, areas: listAreas(world) };
  }
  const small = fine.areas.find((area) => area.id === id);
  if (!small) throw new Error(`the atlas has no country ${code}`);
  return geoCentroid(feature(fine.world, small));
}

/**
 * The outline of some countries together; one of which nothing is left becomes a dot.
 * @param codes ISO 3166-1 alpha-3
 * @throws Error for a country that the atlas does not have
 */
export function countriesPath(codes: readonly string[]): string {
  const countries = codes.map((code) => ({ code, id: countryCodes.alpha3ToNumeric(code) }));
  const drawn = coarseAreas.filter((area) => countries.some(({ id }) => id === area.id));
  const missing = countries.filter(({ id }) => !drawn.some((area) => area.id === id));
  return (
    (drawn.length > 0 ? drawPath(drawn) : '') +
    missing.map(({ code, id }) => dotAt(findCentre(code, id))).join('')
  );
}
