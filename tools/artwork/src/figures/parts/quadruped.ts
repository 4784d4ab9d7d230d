import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { blobPath, limb, limbPath, oval, poly, within } from './shapes';

export const GROUND = 124;
/** Left end of every trunk. */
const CHEST = 38;

/** Points of the body where head, horns, mane and pattern attach. */
export interface Frame {
  withers: readonly [x: number, y: number];
  poll: readonly [x: number, y: number];
  rump: readonly [x: number, y: number];
  /** Behind the forelegs and before the hind legs. */
  girth: number;
  flank: number;
  left: number;
  right: number;
}

export interface QuadrupedOptions {
  coat: string;
  /** The coat's lighter tone by default; none if empty. */
  belly?: string;
  stockings?: string;
  hoof?: string;
  /** Height of the withers; length and depth of the trunk. Grid units. */
  height: number;
  length: number;
  depth: number;
  tuck?: number;
  /** The croup below the withers. */
  croup?: number;
  dip?: number;
  /** Height over the withers. */
  hump?: number;
  /** The poll relative to the withers, and the neck's width at base and head. */
  neck: { x: number; y: number; base: number; top: number };
  /** At the knee, and of the thigh. */
  leg: number;
  thigh: number;
  /** Paws instead of hooves. */
  paw?: number;
  /** Drawn at its depth. */
  behind?: (frame: Frame) => string;
  pattern?: (frame: Frame) => string;
  /** Over trunk and neck, under the head. */
  over?: (frame: Frame) => string;
  head: (frame: Frame) => string;
  tail: (frame: Frame) => string;
  box: Figure['box'];
  size: number;
}

interface Leg {
  hind: boolean;
  x: number;
  top: number;
  step: number;
}

function drawLeg(
  { coat, stockings, hoof = '#3a332e', leg, thigh, paw }: QuadrupedOptions,
  part: Leg,
  tone: number,
): string {
  const colour = tone ? darker(coat, tone) : coat;
  const low = stockings ? (tone ? darker(stockings, tone) : stockings) : colour;
  const { hind, x, top, step } = part;
  const long = GROUND - top;
  const foot = x + step;
  const knee = hind ? x + 5 + step * 0.5 : x + step * 0.45;
  const kneeY = top + long * (hind ? 0.5 : 0.48);
  const upper = hind
    ? `${x - 1} ${top - 12} ${thigh}, ${x - 2} ${top + 3} ${thigh * 0.66}, ${knee} ${kneeY} ${leg}`
    : `${x} ${top - 12} ${thigh * 0.72}, ${x + step * 0.2} ${top + 2} ${thigh * 0.52}, ${knee} ${kneeY} ${leg}`;
  const ankle = GROUND - (paw ? 5 : 6);
  const lower = `${knee} ${kneeY} ${leg}, ${(knee + foot) / 2 + (hind ? -1 : 0)} ${(kneeY + ankle) / 2} ${leg * 0.82}, ${foot} ${ankle} ${leg * (paw ? 1.05 : 0.86)}`;
  const base = paw
    ? oval(low, foot - paw * 0.35, GROUND - paw * 0.5, paw, paw * 0.55)
    : poly(
        tone ? darker(hoof, tone) : hoof,
        `${foot - leg * 0.42} ${GROUND - 7}, ${foot + leg * 0.42} ${GROUND - 7}, ${foot + leg * 0.5} ${GROUND}, ${foot - leg * 0.85} ${GROUND}`,
      );
  return limb(colour, upper) + limb(low, lower) + base;
}

/** A four-footed animal, standing, facing left. */
export function quadruped(options: QuadrupedOptions): Figure {
  const { coat, height, length, depth, tuck = 5, croup = 0, dip = 2, hump = 0, neck, box, size } = options;
  const left = CHEST;
  const right = left + length;
  const middle = (left + right) / 2;
  const top = GROUND - height;
  const back = top + croup;
  const girth = top + depth;
  const flank = girth - tuck;
  const frame: Frame = {
    withers: [left + 14, top],
    poll: [left + 14 + neck.x, top + neck.y],
    rump: [right - 3, back + 5],
    girth,
    flank,
    left,
    right,
  };
  const trunk = blobPath(
    `${left + 14} ${top - hump}, ${left + 26} ${top + dip * 0.6 - hump * 0.35}, ${middle + 3} ${(top + back) / 2 + dip}, ${right - 16} ${back}, ` +
      `${right - 5} ${back + 4}, ${right} ${back + depth * 0.42}, ${right - 5} ${flank - 1}, ${right - 20} ${flank}, ` +
      `${middle} ${(girth + flank) / 2 + 1}, ${left + 19} ${girth}, ${left + 6} ${girth - depth * 0.16}, ${left} ${girth - depth * 0.48}, ${left + 4} ${top + depth * 0.18 - hump * 0.3}`,
  );
  const [px, py] = frame.poll;
  const bend = [(left + 11 + px) / 2 - neck.y * 0.04, (top + depth * 0.3 + py) / 2 + 1] as const;
  const neckPath = limbPath(
    `${left + 15} ${top + depth * 0.42} ${neck.base}, ${bend[0]} ${bend[1]} ${(neck.base + neck.top) / 2 - 1}, ${px} ${py} ${neck.top}`,
  );
  const belly = options.belly ?? lighter(coat, 0.35);
  const farTone = 0.26;
  const body =
    (options.behind?.(frame) ?? '') +
    drawLeg(options, { hind: false, x: left + 22, top: girth, step: 1 }, farTone) +
    drawLeg(options, { hind: true, x: right - 20, top: flank, step: -4 }, farTone) +
    options.tail(frame) +
    `<path fill="${coat}" d="${neckPath}"/><path fill="${coat}" d="${trunk}"/>` +
    within(
      'bt',
      trunk,
      (belly && oval(belly, middle + 2, girth + 3, length * 0.42, depth * 0.26)) +
        (options.pattern?.(frame) ?? ''),
    ) +
    drawLeg(options, { hind: true, x: right - 12, top: flank, step: 0 }, 0) +
    drawLeg(options, { hind: false, x: left + 13, top: girth, step: 0 }, 0) +
    (options.over?.(frame) ?? '') +
    options.head(frame);
  return { body, box, pose: 'stand', size };
}
