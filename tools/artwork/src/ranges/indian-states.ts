import type { DrawnAnimal } from '@aranya/wildlife-data/drawn';
import { geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from './indian-states.json';
import { dotAt } from './dot';
import { projection } from './projection';
import { relativePath } from './relative-path';

type State = NonNullable<DrawnAnimal['range']['states']>[number];

/** Natural Earth's admin-1, 1 to 10 million, its bends below 0.01 square degrees left out (docs/artwork.md). */
const states = atlas as unknown as Topology<{ states: GeometryCollection }>;

/** Too small for the outline. */
const ISLANDS: Partial<Record<State, [lng: number, lat: number]>> = { Lakshadweep: [72.6, 10.6] };

/** The outline of some states together, without the borders between them. */
export function statesPath(names: readonly State[]): string {
  const drawn = states.objects.states.geometries.filter(
    (shape): shape is Polygon | MultiPolygon =>
      (shape.type === 'Polygon' || shape.type === 'MultiPolygon') && names.some((name) => name === shape.id),
  );
  const path = relativePath();
  if (drawn.length > 0) geoPath(projection, path)(merge(states, drawn));
  const dots = names.flatMap((name) => (ISLANDS[name] ? [dotAt(ISLANDS[name])] : []));
  return path.toString() + dots.join('');
}
