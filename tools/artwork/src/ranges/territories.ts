import { geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Area, World } from './countries';

interface Territory {
  /** ISO 3166-1, numeric, as the atlas has them. */
  id: string;
  of: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Far from the rest of their countries, with codes of their own, which the atlas does not have. */
const TERRITORIES: readonly Territory[] = [
  { id: '254', of: '250', west: -55, south: 1, east: -51, north: 7 }, // French Guiana
  { id: '312', of: '250', west: -62, south: 15.8, east: -61, north: 16.8 }, // Guadeloupe
  { id: '474', of: '250', west: -61.5, south: 14, east: -60, north: 15.2 }, // Martinique
  { id: '638', of: '250', west: 55, south: -22, east: 56, north: -20 }, // Réunion
  { id: '175', of: '250', west: 44.5, south: -14, east: 46, north: -12 }, // Mayotte
  { id: '744', of: '578', west: -10, south: 70, east: 36, north: 82 }, // Svalbard and Jan Mayen
  { id: '535', of: '528', west: -70, south: 11, east: -62, north: 18 }, // Caribbean Netherlands
  { id: '772', of: '554', west: -173, south: -10, east: -171, north: -8 }, // Tokelau
];

const listParts = (area: Area) => (area.type === 'Polygon' ? [area.arcs] : area.arcs);

function splitOff(world: World, area: Area): Area[] {
  const own = TERRITORIES.filter(({ of }) => of === area.id);
  if (own.length === 0) return [area];
  const findId = (arcs: number[][]) => {
    const [lng, lat] = geoCentroid(feature(world, { type: 'Polygon', arcs }));
    const at = own.find(
      ({ west, south, east, north }) => lng >= west && lng <= east && lat >= south && lat <= north,
    );
    return at?.id ?? area.id;
  };
  const parts = listParts(area).map((arcs) => ({ arcs, id: findId(arcs) }));
  return [...new Set(parts.map(({ id }) => id))].map((id) => ({
    type: 'MultiPolygon',
    id,
    arcs: parts.filter((part) => part.id === id).map(({ arcs }) => arcs),
  }));
}

/** Countries without their far territories, and those. */
export const withTerritories = (world: World, areas: readonly Area[]): Area[] =>
  areas.flatMap((area) => splitOff(world, area));
