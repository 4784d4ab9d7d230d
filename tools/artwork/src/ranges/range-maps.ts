import { type DrawnAnimal, drawnAnimals, livesInParts } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from '../artwork-file';
import { n1 } from '../drawing/numbers';
import { countriesPath, landPath } from './countries';
import { hatch } from './hatch';
import { statesPath } from './indian-states';
import { parseRings } from './outline';
import { projection, RANGE_WIDTH } from './projection';
import { relativePath } from './relative-path';
import { seaPaths } from './seas';

/** The world without Antarctica, in the units of `projection`. */
const WORLD = { x: 0, y: 8, width: RANGE_WIDTH, height: 424 };
const RATIO = 1.6;
/** Share of the frame around what is shaded. */
const AIR = 0.32;
/** Between two lines of a hatching, and their width: shares of the frame's width and of that gap. */
const GAP = 1 / 90;
const LINE = 0.42;
/** A closer look would promise detail that the outline does not have. */
const NARROWEST = 150;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of the world to show, or all of it. */
export function toFrame(path: string): Frame {
  const points = parseRings(path).flat();
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

/** A part that is hatched has lines of this width; the page colours both kinds. */
const drawStroke = (id: string, width: number) =>
  id.endsWith('Parts') ? ` stroke-width="${n1(width * GAP * LINE)}"` : '';

function file(
  { x, y, width, height }: Frame,
  parts: readonly (readonly [id: string, ...paths: string[]])[],
): string {
  const groups = parts.map(([id, ...paths]) => {
    const shapes = paths.filter((d) => d !== '').map((d) => `<path d="${d}"/>`);
    return shapes.length > 0 ? `<g id="${id}"${drawStroke(id, width)}>${shapes.join('')}</g>` : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${groups.join('')}</svg>`;
}

/** A dot for each of our parks that has the animal, of one size on the page. */
function parksPath(parks: DrawnAnimal['parks'], { width }: Frame): string {
  const path = relativePath();
  for (const { lat, lng } of parks) {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    path.arc(x, y, width / 120, 0, 2 * Math.PI);
  }
  return path.toString();
}

/** The outline of what to shade, and that of what to hatch. Where states are named they stand for India. */
function drawShades(range: DrawnAnimal['range'], countries: readonly string[] = []) {
  const byState = countries.includes('IND') && range.states !== undefined && range.states.length > 0;
  const whole = countries.filter((code) => !livesInParts(range, code) && !(byState && code === 'IND'));
  return {
    whole: countriesPath(whole) + (byState ? statesPath(range.states ?? []) : ''),
    parts: countriesPath(countries.filter((code) => livesInParts(range, code))),
  };
}

/** The range as shapes, coloured by the page that shows them. */
export function rangeMap({ range, parks }: Pick<DrawnAnimal, 'range' | 'parks'>): string {
  const native = drawShades(range, range.countries);
  const introduced = drawShades(range, range.introduced);
  const sea = seaPaths(range.seas ?? []);
  // The whole country, where a state is shaded: people know its outline.
  const frame = toFrame(countriesPath(range.countries) + sea.join(''));
  const gap = frame.width * GAP;
  return file(frame, [
    ['sea', ...sea],
    ['native', native.whole],
    ['nativeParts', hatch(native.parts, gap)],
    ['introduced', introduced.whole],
    ['introducedParts', hatch(introduced.parts, gap)],
    ['parks', parksPath(parks, frame)],
  ]);
}

export const rangeFiles = (): ArtworkFile[] => [
  { path: 'artwork/ranges/world.svg', from: {}, draw: () => file(WORLD, [['land', landPath()]]) },
  ...drawnAnimals.map((animal) => ({
    path: `artwork/ranges/${animal.slug}.svg`,
    from: { range: animal.range, parks: animal.parks },
    draw: () => rangeMap(animal),
  })),
];
