import { type DrawnAnimal, drawnAnimals } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from '../artwork-file';
import { countriesPath, landPath } from './countries';
import { projection, RANGE_WIDTH } from './projection';
import { relativePath } from './relative-path';
import { seaPaths } from './seas';

/** The world without Antarctica, in the units of `projection`. */
const WORLD = { x: 0, y: 8, width: RANGE_WIDTH, height: 424 };
const RATIO = 1.6;
/** Share of the frame around what is shaded. */
const AIR = 0.32;
/** A closer look would promise detail that the outline does not have. */
const NARROWEST = 150;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Ends of the subpaths, walked step by step. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of path.matchAll(/([Mlaz])([^Mlaz]*)/g)) {
    const values = (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') [x = 0, y = 0] = values;
    if (command === 'l')
      for (let i = 0; i + 1 < values.length; i += 2) {
        x += values[i] ?? 0;
        y += values[i + 1] ?? 0;
        points.push([x, y]);
      }
    points.push([x, y]);
  }
  return points;
}

/** The part of the world to show, or all of it. */
export function frameOf(path: string): Frame {
  const points = pointsOf(path);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(NARROWEST, (right - left) * (1 + AIR), (bottom - top) * (1 + AIR) * RATIO);
  const height = width / RATIO;
  if (width > 0.7 * WORLD.width || height > WORLD.height) return WORLD;
  return {
    x: Math.round(clamped((left + right) / 2 - width / 2, WORLD.x, WORLD.width - width)),
    y: Math.round(clamped((top + bottom) / 2 - height / 2, WORLD.y, WORLD.y + WORLD.height - height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const file = (
  { x, y, width, height }: Frame,
  parts: readonly (readonly [id: string, ...paths: string[]])[],
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
  parts
    .map(([id, ...paths]) => [
      id,
      paths
        .filter((d) => d !== '')
        .map((d) => `<path d="${d}"/>`)
        .join(''),
    ])
    .flatMap(([id, shapes]) => (shapes ? [`<g id="${id}">${shapes}</g>`] : []))
    .join('') +
  '</svg>';

/** A dot for each of our parks that has the animal, of one size on the page. */
function parksPath(parks: DrawnAnimal['parks'], { width }: Frame): string {
  const path = relativePath();
  for (const { lat, lng } of parks) {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    path.arc(x, y, width / 120, 0, 2 * Math.PI);
  }
  return path.toString();
}

/** Where it lives, as shapes to be coloured by the page that shows them. */
export function rangeMap({ range, parks }: DrawnAnimal): string {
  const native = countriesPath(range.countries);
  const sea = seaPaths(range.seas ?? []);
  const frame = frameOf(native + sea.join(''));
  return file(frame, [
    ['sea', ...sea],
    ['native', native],
    ['introduced', countriesPath(range.introduced ?? [])],
    ['parks', parksPath(parks, frame)],
  ]);
}

export const rangeFiles = (): ArtworkFile[] => [
  { path: 'artwork/ranges/world.svg', draw: () => file(WORLD, [['land', landPath()]]) },
  ...drawnAnimals.map((animal) => ({
    path: `artwork/ranges/${animal.slug}.svg`,
    draw: () => rangeMap(animal),
  })),
];
