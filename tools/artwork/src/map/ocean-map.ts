import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import { svg } from '../drawing/svg';
import { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './projection';

/** Land beyond the picture is drawn up to here. */
const MARGIN = 300;

const between = (value: number, most: number): number => Math.max(-MARGIN, Math.min(most + MARGIN, value));

/** Empty where the picture shows nothing of it. */
function outline(ring: readonly number[][]): string {
  const points = ring.map(([lng = 0, lat = 0]) => mapPoint({ lng, lat: Math.max(-80, Math.min(84, lat)) }));
  if (!points.some(([x, y]) => x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT)) return '';
  const shown = points.map(([x, y]) => [between(x, MAP_WIDTH), between(y, MAP_HEIGHT)] as const);
  const steps = shown.flatMap(([x, y], i) => {
    const [fromX, fromY] = shown[i - 1] ?? [x, y];
    return x === fromX && y === fromY ? [] : `${x - fromX} ${y - fromY}`;
  });
  return `M${shown[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

/** From Africa to the Amur: Natural Earth, 1 to 110 million. */
export function oceanMap(): string {
  const world = topology as unknown as Topology<{ land: GeometryCollection }>;
  const land = feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .map((rings) => rings.map(outline).join(''))
    .join('');
  const lines = [
    ...[-20, 0, 20, 40, 60, 80, 100, 120, 140, 160].map(
      (lng) => `M${mapPoint({ lat: 0, lng })[0]} 0V${MAP_HEIGHT}`,
    ),
    ...[-20, 0, 20, 40].map((lat) => `M0 ${mapPoint({ lat, lng: 0 })[1]}H${MAP_WIDTH}`),
  ].join('');
  const defs =
    '<radialGradient id="s" cx=".5" cy=".62" r=".8"><stop stop-color="#1d5560"/><stop offset="1" stop-color="#0c2b33"/></radialGradient>' +
    '<linearGradient id="l" x2="0" y2="1"><stop stop-color="#3f6a4c"/><stop offset=".5" stop-color="#7d8449"/><stop offset="1" stop-color="#52733f"/></linearGradient>' +
    `<path id="p" d="${land}"/>`;
  return svg(
    MAP_WIDTH,
    MAP_HEIGHT,
    defs,
    `<rect width="${MAP_WIDTH}" height="${MAP_HEIGHT}" fill="url(#s)"/>` +
      `<path fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.5" d="${lines}"/>` +
      '<use href="#p" fill="none" stroke="#7fc0bd" stroke-opacity=".16" stroke-width="20" stroke-linejoin="round"/>' +
      '<use href="#p" fill="url(#l)" stroke="#d9cf98" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd"/>',
  );
}
