import { n0, n1 } from '../drawing/numbers';
import { makePen, type Pen } from '../drawing/pen';
import { createRandom } from '../drawing/random';
import { at, corners, type Point, shape } from '../landscape/grounds';
import { palette } from '../landscape/palette';

/** The printing inks of a poster, from light to dark; letters add paper and saffron. */
export type Inks = readonly [
  light: string,
  sky: string,
  far: string,
  middle: string,
  near: string,
  dark: string,
];

/** A landscape of flat inks: drawing tools by name, points in hundredths of the picture. */
export interface Print {
  pen: Pen;
  ink: { light: string; sky: string; far: string; middle: string; near: string; dark: string };
  /** Horizontal and vertical hundredths as units. */
  x(share: number): number;
  y(share: number): number;
  sky(): string;
  /** Rings of light are drawn before their disc, the widest first. */
  sun(x: number, y: number, r: number, fill?: string): string;
  /** Stars of a picture that is night by day as well. */
  stars(points: string): string;
  /** A soft skyline, filled down to the foot. */
  hills(fill: string, points: string): string;
  /** A closed soft form. */
  blob(fill: string, points: string): string;
  /** A skyline with corners, filled down to the foot. */
  crags(fill: string, points: string): string;
  /** Forms with corners, `;` between them. */
  face(fill: string, forms: string): string;
  /** Lens-shaped lights on water between two heights. */
  lights(fill: string, from: number, to: number, count: number, middle?: number, spread?: number): string;
  line(colour: string, width: number, points: string): string;
}

/** A drawing, or a point, for each group of numbers in a list, `'x y width, …'`. */
export const each = (list: string, draw: (...numbers: number[]) => string, between = ''): string =>
  list
    .split(', ')
    .map((one) => draw(...one.split(' ').map(Number)))
    .join(between);

/** Through all points, smooth (Catmull-Rom). */
function smooth(points: readonly Point[]): string {
  let path = '';
  points.slice(0, -1).forEach(([x, y], i) => {
    const [ax, ay] = points[i - 1] ?? [x, y];
    const [bx, by] = points[i + 1] ?? [x, y];
    const [cx, cy] = points[i + 2] ?? [bx, by];
    path += `C${n0(x + (bx - ax) / 6)} ${n0(y + (by - ay) / 6)} ${n0(bx - (cx - x) / 6)} ${n0(by - (cy - y) / 6)} ${n0(bx)} ${n0(by)}`;
  });
  return path;
}

/** Seen at night only; the same over every park. */
function stars(W: number, H: number): string {
  const rand = createRandom('stars');
  let d = '';
  for (let i = 0; i < 46; i++) d += `M${n0(rand() * W)} ${n0(rand() ** 1.4 * H * 0.5)}h0`;
  return `<path id="st" opacity="0" stroke="#fff" stroke-linecap="round" stroke-width="4" d="${d}"/>`;
}

/** Smaller ones are lamps, eyes and hearts of flowers; from here on it is the sun or the moon, or a ring of light about it. */
const DISC = 7;

export function makePrint(seed: string, W: number, H: number, inks: Inks): Print {
  const [light, sky, far, middle, near, dark] = inks;
  const pal = palette([sky, sky, light], light, far, near, middle, light, dark, light, [1, 1, 1]);
  const pen = makePen({ seed, W, H, pal, k: 0.5 });
  const down = (points: readonly Point[]) => {
    const [x, y] = points[0] ?? [0, 0];
    return `M${n0(x)} ${H + 5}L${n0(x)} ${n0(y)}${smooth(points)}V${H + 5}z`;
  };
  return {
    pen,
    ink: { light, sky, far, middle, near, dark },
    x: (share) => (share * W) / 100,
    y: (share) => (share * H) / 100,
    sky: () => `<rect x="-5" y="-5" width="${W + 10}" height="${H + 10}" fill="${sky}"/>${stars(W, H)}`,
    sun: (x, y, r, fill = light) =>
      `<circle cx="${n0((x * W) / 100)}" cy="${n0((y * H) / 100)}" r="${n0((r * W) / 100)}" fill="${fill}"${r < DISC ? '' : ' class="d"'}/>`,
    stars: (points) =>
      at(pen, points)
        .map(([x, y], i) => `<circle cx="${n0(x)}" cy="${n0(y)}" r="${i % 4 ? 2 : 3.5}" fill="${light}"/>`)
        .join(''),
    hills: (fill, points) => `<path fill="${fill}" d="${down(at(pen, points))}"/>`,
    blob: (fill, points) => {
      const list = at(pen, points);
      const [first = [0, 0] as Point] = list;
      return `<path fill="${fill}" d="M${n0(first[0])} ${n0(first[1])}${smooth([...list, first])}z"/>`;
    },
    crags: (fill, points) => {
      const list = at(pen, points);
      const [from = [0, 0] as Point] = list;
      const to = list.at(-1) ?? from;
      return shape(fill, [[from[0], H + 5], ...list, [to[0], H + 5]]);
    },
    face: (fill, forms) =>
      `<path fill="${fill}" d="${forms
        .split(';')
        .map((form) => corners(at(pen, form)))
        .join('')}"/>`,
    lights: (fill, from, to, count, middle_ = 50, spread = 60) => {
      let d = '';
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count;
        const w = W * (0.03 + 0.16 * t) * pen.rand.in(0.6, 1.3);
        const x = ((middle_ + (pen.rand() - 0.5) * spread * (0.3 + t)) * W) / 100;
        const y = ((from + (to - from) * t) * H) / 100;
        const h = 2 + 5 * t;
        d += `M${n0(x - w / 2)} ${n0(y)}q${n0(w / 2)} ${n0(-h)} ${n0(w)} 0q${n0(-w / 2)} ${n0(h)} ${n0(-w)} 0z`;
      }
      return `<path fill="${fill}" d="${d}"/>`;
    },
    line: (colour, width, points) => {
      const list = at(pen, points);
      const [first = [0, 0] as Point] = list;
      return `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${n1(width)}" d="M${n0(first[0])} ${n0(first[1])}${smooth(list)}"/>`;
    },
  };
}
