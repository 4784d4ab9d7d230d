import { parks } from '@aranya/wildlife-data';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import topology from 'world-atlas/land-50m.json';
import { seaNames, stateNames } from './names';
import { lettered } from './lettered';
import { ranges, rivers } from './sketch';
import { spread } from './spread';

type Pair = [x: number, y: number];

const WIDTH = 720;
const HEIGHT = 770;
/** A pin is 44 px on a map 560 px wide, and on a phone's, 320 px wide. */
const SPACE = { wide: 57, narrow: 99 };
const HILL_STEP = 15;

const corners = [
  [67.6, 6.4],
  [97.6, 6.4],
  [97.6, 35.4],
  [67.6, 35.4],
] satisfies Pair[];

const projection = geoConicConformal()
  .rotate([-82.5, 0])
  .parallels([13, 31])
  .fitExtent(
    [
      [0, 0],
      [WIDTH, HEIGHT],
    ],
    { type: 'MultiPoint', coordinates: corners },
  )
  .clipExtent([
    [-8, -8],
    [WIDTH + 8, HEIGHT + 8],
  ]);

const rounded = (value: number) => Math.round(value * 10) / 10;

function toPair(lng: number, lat: number): Pair {
  const [x, y] = projection([lng, lat]) ?? [0, 0];
  return [rounded(x), rounded(y)];
}

/** Writes relative steps of at least two units; an islet smaller than a step gives an empty path. */
function ringPath(ring: string): string {
  const points = ring.split('L').map((pair) => pair.split(',').map(Number));
  const steps: string[] = [];
  let [lastX = 0, lastY = 0] = points[0] ?? [];
  for (const [x = 0, y = 0] of points.slice(1)) {
    if (Math.hypot(x - lastX, y - lastY) < 2) continue;
    steps.push(`${x - lastX} ${y - lastY}`);
    [lastX, lastY] = [x, y];
  }
  return steps.length < 3 ? '' : `M${points[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

/** Reads Natural Earth at 1 to 50 million: land alone, without borders. */
function landPath(): string {
  const world = topology as unknown as Topology<{ land: GeometryCollection }>;
  const path = geoPath(projection).digits(0)(feature(world, world.objects.land)) ?? '';
  return (path.match(/[^MZ]+/g) ?? []).map(ringPath).join('');
}

/** Draws a curve through the middles of a line's legs. */
function curvePath(line: readonly (readonly [number, number])[]): string {
  const points = line.map(([lng, lat]) => toPair(lng, lat).map(Math.round));
  const middles = points.slice(1).map(([x = 0, y = 0], at) => {
    const [fromX = x, fromY = y] = points[at] ?? [];
    return `${(fromX + x) / 2} ${(fromY + y) / 2}`;
  });
  const bends = points.slice(1, -1).map((point, at) => `Q${point.join(' ')} ${middles[at + 1]}`);
  return `M${points[0]?.join(' ')}L${middles[0]}${bends.join('')}L${points.at(-1)?.join(' ')}`;
}

/** Draws small peaks along a range, at equal steps. */
function hillPath(line: readonly (readonly [number, number])[]): string {
  const points = line.map(([lng, lat]) => toPair(lng, lat));
  let rest = 0;
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      const length = Math.hypot(x - fromX, y - fromY);
      let hills = '';
      for (; rest < length; rest += HILL_STEP) {
        const share = rest / length;
        hills += `M${Math.round(fromX + share * (x - fromX)) - 5} ${Math.round(fromY + share * (y - fromY)) + 4}l5-8 5 8`;
      }
      rest -= length;
      return hills;
    })
    .join('');
}

export interface MapPin {
  id: number;
  /** The park's position. */
  at: Pair;
  /** The pin's position on a wide and a narrow map, apart from all others. */
  wide: Pair;
  narrow: Pair;
}

export interface IndiaMap {
  width: number;
  height: number;
  land: string;
  rivers: string;
  hills: string;
  pins: MapPin[];
  /** The name's position between the pins; null without room. */
  states: { text: string; at: Pair; wide: Pair | null; narrow: Pair | null }[];
  seas: { text: string; at: Pair; wide: Pair | null; narrow: Pair | null }[];
}

export function drawMap(): IndiaMap {
  const places = parks.map(({ coordinates: { lng, lat } }) => toPair(lng, lat));
  const bounds = { width: WIDTH, height: HEIGHT };
  const wide = spread(places, SPACE.wide, bounds);
  const narrow = spread(places, SPACE.narrow, bounds);
  const names = [...seaNames, ...stateNames].map((name) => ({ ...name, at: toPair(name.lng, name.lat) }));
  const wideNames = lettered(names, wide, { radius: 19, size: 13, width: WIDTH });
  const narrowNames = lettered(
    names.map((name) => (name.major ? name : null)),
    narrow,
    { radius: 38, size: 21, width: WIDTH },
  );
  const placed = names.map(({ text, at }, index) => ({
    text,
    at,
    wide: wideNames[index] ?? null,
    narrow: narrowNames[index] ?? null,
  }));
  return {
    width: WIDTH,
    height: HEIGHT,
    land: landPath(),
    rivers: rivers.map(curvePath).join(''),
    hills: ranges.map(hillPath).join(''),
    pins: parks.map(({ id }, at) => {
      const [x, y] = places[at] ?? [0, 0];
      return { id, at: [x, y], wide: wide[at] ?? [x, y], narrow: narrow[at] ?? [x, y] };
    }),
    seas: placed.slice(0, seaNames.length),
    states: placed.slice(seaNames.length),
  };
}
