import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { beast } from './beast';
import { blob, blobPath, within } from './shapes';

/** A leg below the elbow or the stifle. */
export interface Leg {
  /** Middle of the knee or hock. */
  x: number;
  /** Height of the knee or hock. */
  y: number;
  /** The width of the cannon. */
  width: number;
  /** Middle of the fetlock; under the knee by default. */
  foot?: number;
}

export interface Hoofed {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  hoof?: string;
  pale?: string;
  /** The line from the poll over withers and croup to the gaskin. */
  back: string;
  hind: Leg;
  /** From the gaskin's front over the flank to the elbow. */
  belly: string;
  fore: Leg;
  /** From the forearm over breast and throat to the jaw. */
  chest: string;
  farHind?: Leg;
  farFore?: Leg;
  /** Below the knees: colour, and the height at which it begins. */
  stockings?: readonly [colour: string, y: number];
  /** Depths of the shade on the back and of the pale belly. */
  shade?: number;
  under?: number;
  planes?: string;
  marks?: string;
  /** Cut to the far legs. */
  farMarks?: string;
  tail?: string;
  tailMarks?: string;
  /** Behind the trunk: a brush, a hump. */
  behind?: string;
  over?: string;
  head: string;
  face: Figure['box'];
  box: Figure['box'];
  size: number;
}

const GROUND = 150.5;

const list = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x} ${y}`).join(', ');

/** Round the hoof, from the back of the joint to its front. */
function lowerLeg({ x, y, width: w, foot = x }: Leg, hind: boolean): string {
  const fetlock = GROUND - 8 - 0.7 * w;
  const half = (fetlock + y) / 2;
  const middle = (x + foot) / 2;
  const back: readonly (readonly [number, number])[] = hind
    ? [
        [x + 0.6 * w, y - 1.5 * w],
        [x + 0.84 * w, y - 0.3 * w],
        [x + 0.58 * w, y + 1.2 * w],
      ]
    : [
        [x + 0.74 * w, y - 1.7 * w],
        [x + 0.6 * w, y - 0.4 * w],
        [x + 0.6 * w, y + 0.4 * w],
      ];
  const front: readonly (readonly [number, number])[] = hind
    ? [
        [x - 0.52 * w, y + 1.1 * w],
        [x - 0.66 * w, y],
        [x - 0.8 * w, y - 1.4 * w],
      ]
    : [
        [x - 0.58 * w, y + 0.5 * w],
        [x - 0.66 * w, y - 0.3 * w],
        [x - 0.76 * w, y - 1.8 * w],
      ];
  return list([
    ...back,
    [middle + 0.46 * w, half],
    [foot + 0.66 * w, fetlock],
    [foot + 0.36 * w, fetlock + 4],
    [foot + 0.42 * w, GROUND - 1.4],
    [foot + 0.14 * w, GROUND],
    [foot - 0.86 * w, GROUND],
    [foot - 1.12 * w, GROUND - 1.6],
    [foot - 0.68 * w, fetlock + 3.4],
    [foot - 0.6 * w, fetlock],
    [middle - 0.44 * w, half],
    ...front,
  ]);
}

/** A far leg, whose top the trunk hides. */
function farLeg(leg: Leg, hind: boolean): string {
  const { x, y, width: w } = leg;
  const top = y - 5.4 * w;
  return hind
    ? `${x - 3.6 * w} ${top}, ${x + 0.6 * w} ${top}, ${x + 0.3 * w} ${y - 2.6 * w}, ${lowerLeg(leg, true)}, ${x - 1.5 * w} ${y - 2.4 * w}`
    : `${x - 1.3 * w} ${top}, ${x + 1.7 * w} ${top}, ${x + 1.1 * w} ${y - 2.8 * w}, ${lowerLeg(leg, false)}, ${x - 1.05 * w} ${y - 2.8 * w}`;
}

/** A closed band along a line. */
const along = (fill: string, line: string, dx: number, dy: number, far: number): string => {
  const points = line.split(',').map((pair) => pair.trim().split(/\s+/).map(Number));
  const outer = points.map(
    ([x = 0, y = 0]) => [x - far * Math.sign(dx || 1), y - far * Math.sign(dy)] as const,
  );
  const inner = points.map(([x = 0, y = 0]) => [x + dx, y + dy] as const).reverse();
  return blob(fill, list([...outer, ...inner]));
};

const band = (colour: string, y: number): string => `<path fill="${colour}" d="M-90 ${y}H330V160H-90z"/>`;

/** A stocking passes into the coat in steps. */
const stocking = (colour: string, y: number): string =>
  `<g opacity=".4">${band(colour, y - 5)}</g><g opacity=".5">${band(colour, y - 2)}</g>` +
  band(colour, y + 1);

/** Deer, antelopes, cattle and horses: one silhouette on four hooves, facing left. */
export function hoofed(animal: Hoofed): Figure {
  const {
    id,
    coat,
    hoof = '#2f2926',
    back,
    hind,
    belly,
    fore,
    chest,
    stockings,
    shade = 9,
    under = 7,
  } = animal;
  const {
    pale = lighter(coat, 0.4),
    farHind = { ...hind, x: hind.x - 22, foot: (hind.foot ?? hind.x) - 26 },
    farFore = { ...fore, x: fore.x + 17, foot: (fore.foot ?? fore.x) + 18 },
  } = animal;
  const outline = [back, lowerLeg(hind, true), belly, lowerLeg(fore, false), chest].join(', ');
  const farPath = blobPath(farLeg(farHind, true)) + blobPath(farLeg(farFore, false));
  const farCoat = darker(coat, 0.28);
  const hooves = GROUND - 2.6 - 0.45 * fore.width;
  const dark = darker(coat, 0.16);
  const { x: h, width: hw } = hind;
  const { x: f, y: knee, width: fw } = fore;
  return beast({
    id,
    coat,
    far:
      `<path fill="${farCoat}" d="${farPath}"/>` +
      within(
        `${id}f`,
        farPath,
        (stockings ? stocking(darker(stockings[0], 0.28), stockings[1]) : '') +
          (animal.farMarks ?? '') +
          band(darker(hoof, 0.2), hooves),
      ),
    outline,
    planes:
      (shade ? along(dark, back, -1, shade, 8) : '') +
      (under ? along(pale, belly.split(',').slice(1, -1).join(','), 0, -under, 4) : '') +
      blob(
        dark,
        `${f + 0.6 * fw} ${knee - 8 * fw}, ${f + 2.4 * fw} ${knee - 6 * fw}, ${f + 2.6 * fw} ${knee - 3.6 * fw}, ${f + 1.2 * fw} ${knee - 1.9 * fw}, ${f + 1.7 * fw} ${knee - 4 * fw}, ${f + 1.5 * fw} ${knee - 6 * fw}`,
        'opacity=".45"',
      ) +
      blob(
        dark,
        `${h - 3.2 * hw} ${knee - 8.4 * hw}, ${h - 4 * hw} ${knee - 6 * hw}, ${h - 3.6 * hw} ${knee - 3.6 * hw}, ${h - 2 * hw} ${knee - 2.2 * hw}, ${h - 2.9 * hw} ${knee - 4.2 * hw}, ${h - 3.1 * hw} ${knee - 6 * hw}`,
        'opacity=".45"',
      ) +
      (animal.planes ?? ''),
    marks: (stockings ? stocking(...stockings) : '') + (animal.marks ?? '') + band(hoof, hooves),
    ...(animal.tail ? { tail: animal.tail } : {}),
    tailMarks: animal.tailMarks ?? '',
    behind: animal.behind ?? '',
    over: animal.over ?? '',
    head: animal.head,
    face: animal.face,
    box: animal.box,
    size: animal.size,
  });
}
