import { darker } from '../../drawing/colour';
import { blob, blobPath, moved, oval, stroke, within } from './shapes';

/** Outlines in profile, facing left: the root of the ear at the origin, 50 units to the nose. */
export const PROFILES = {
  deer: '2 -7.4, -6 -9.6, -13 -9.8, -19 -8.4, -29 -4.4, -40 -.4, -47 2, -50 5, -49.6 8.6, -47 10.6, -42 12.4, -34 12.2, -24 14.2, -13 18, -4 20, 4 17, 9 8, 7.4 -3',
  antelope:
    '2 -7.4, -6 -10, -13 -10.4, -20 -8.6, -30 -4.4, -40 -.8, -46.6 1.6, -49.6 5, -48.6 8.6, -45 10.6, -38 11, -26 13.4, -14 17.6, -4 19, 4 16, 9 8, 7.4 -3',
  ox: '4 -10, -4 -13.4, -13 -14, -22 -11.4, -32 -7, -41 -3, -47.6 -.6, -51.4 4, -52 10, -49.4 15, -44 17.6, -36 17.4, -27 18.6, -16 22, -4 24, 6 20, 13 10, 12 -4',
  horse:
    '2 -7, -5 -9.4, -13 -10, -21 -8.6, -31 -5.2, -41 -2, -47.6 .8, -51 5, -50.6 10.4, -47 13.4, -42 13.6, -34 13.4, -24 16.4, -14 21.4, -4 23, 5 18.6, 11 9, 9 -2',
  moose:
    '2 -7, -6 -9.4, -14 -9, -21 -7, -29 -6, -37 -7, -45 -6, -52 -2, -56.6 5, -57.4 12, -54.4 17.4, -48 18.6, -42 15.4, -36 14.4, -26 15.6, -14 19, -4 20, 4 17, 9 8, 7.4 -3',
};

export interface HoofedHead {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  profile: string;
  /** The near ear from its root, pointing up: outline and hollow. */
  ear?: readonly [outline: string, hollow: string];
  earCoat?: string;
  earHollow?: string;
  /** Degrees of both ears, clockwise from upright. */
  earTurn?: number;
  farEarTurn?: number;
  earSize?: number;
  earAt?: readonly [x: number, y: number];
  /** Cut to the head. */
  marks?: string;
  nose?: string;
  nostril?: readonly [x: number, y: number];
  mouth?: string;
  eyeAt?: readonly [x: number, y: number];
  eyeSize?: number;
  /** The pale rim of the lids. */
  rim?: string;
  /** Horns and antlers, far and near, upright from their root. */
  behind?: string;
  front?: string;
  rootAt?: readonly [x: number, y: number];
}

const LEAF = [
  '-2.6 2, -4.8 -5, -4.4 -12, -1 -20, .6 -21, 3 -14, 4.4 -6, 3 2',
  '-1.4 0, -3 -6, -2.4 -12, 0 -17.6, 1.2 -12, 1.8 -5, 1 0',
] as const;

const INK = '#1d1714';

/** A hoofed animal's head in profile. */
export function hoofedHead(x: number, y: number, scale: number, turn: number, head: HoofedHead): string {
  const { id, coat, profile, ear = LEAF, earCoat = coat, earTurn = 50, earSize = 1, marks = '' } = head;
  const { earHollow = darker(earCoat, 0.3), farEarTurn = earTurn - 40, earAt = [0, -4], rim } = head;
  const {
    nostril: [nx, ny] = [-46, 4.6],
    mouth = '-49.4 8.4, -44 9.8, -38 10.2, -34 11.4',
    eyeAt: [ex, ey] = [-18, -2.6],
    eyeSize = 1,
    rootAt = [-5, -8],
  } = head;
  const outline = blobPath(profile);
  const [shape, hollow] = ear;
  return moved(
    (head.behind ? moved(head.behind, rootAt[0], rootAt[1], -turn) : '') +
      moved(blob(darker(earCoat, 0.3), shape), earAt[0] - 2, earAt[1] - 2, farEarTurn, earSize * 0.94) +
      `<path fill="${coat}" d="${outline}"/>` +
      within(
        `${id}h`,
        outline,
        blob(darker(coat, 0.14), '-2 26, -13 20, -22 15, -14 13, -6 8, 2 -2, 16 -6, 16 22', 'opacity=".5"') +
          marks,
      ) +
      (head.nose ?? '') +
      stroke(INK, 1, mouth) +
      blob(
        INK,
        `${nx - 1.6} ${ny + 0.8}, ${nx - 0.6} ${ny - 1}, ${nx + 1.4} ${ny - 0.8}, ${nx + 2} ${ny + 0.8}, ${nx + 0.4} ${ny + 0.6}`,
      ) +
      moved(
        (rim ? blob(rim, '-4.9 1.5, -2.2 -3.3, 1.9 -3.4, 4.8 .1, 2.2 2.9, -1.9 3.2') : '') +
          blob(INK, '-4 1.4, -1.8 -2.4, 1.6 -2.6, 4 .2, 1.6 2.2, -1.6 2.4') +
          oval('#4d3423', -0.1, -0.2, 1.9, 1.7) +
          oval('#120e0c', -0.2, -0.2, 1.3, 1.3) +
          oval('#fff', -0.9, -1, 0.45),
        ex,
        ey,
        0,
        eyeSize,
      ) +
      (head.front ? moved(head.front, rootAt[0], rootAt[1], -turn) : '') +
      moved(blob(earCoat, shape) + blob(earHollow, hollow), earAt[0], earAt[1], earTurn, earSize),
    x,
    y,
    turn,
    scale,
  );
}
