import { blob, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { CraneInks } from './near-cranes';
import type { Print } from './print';

/** Tips of the flight feathers from the wing's point to its root, each with the notch behind it. */
const edge = (tips: string): string => {
  const list = tips.split(', ').map((tip) => tip.split(' ').map(Number));
  return list
    .map(([x = 0, y = 0], i) => {
      const [nx = x, ny = y] = list[i + 1] ?? [];
      return `${x} ${y}, ${(x + nx) / 2 - 1.6} ${(y + ny) / 2 + 0.4}`;
    })
    .join(', ');
};

const NEAR = '32.6 1.4, 37.6 3, 42 6.4, 45.6 10.8, 48.4 16, 50.6 22, 53 28, 55 34, 57 40, 58 46';
const FAR = '71 4.6, 74.4 7.6, 76.6 11.6, 77.4 16.4, 76.4 21.6, 74.6 26.6, 72 32, 69 37.4, 65.6 43';

/** A crane in flight to the left, its wings high, neck and legs stretched. */
export function flyingCrane(
  p: Print,
  { body, shade, lit, plume, hood, crown, eye, bill, leg }: CraneInks,
): string {
  const drawn =
    // Far wing.
    blob(plume, `44 51, 46 40, 51 29, 58 17, 65 8, ${edge(FAR)}, 60 51`) +
    stroke(
      '#4a4a66',
      0.5,
      '60 24, 70 9; 60.6 27, 74 12; 61 30, 75 17; 61 33, 74 22; 60.6 37, 72 27.4; 60 41, 69 33',
    ) +
    blob(shade, '44 51, 46 40, 51 29, 57 19, 62 13.4, 63 18, 61.6 26, 60.6 35, 58.6 43, 56 52') +
    // Legs and tail.
    limb(leg, '57 56 2.4, 66 59.6 1.6, 69 60.8 1.9, 79 64 1.3') +
    limb(leg, '59 55.4 2.4, 68 58 1.6, 71 59 1.9, 80 61.6 1.3') +
    stroke(leg, 0.9, '79 64, 83 64.4; 79 64, 82.6 66; 80 61.6, 84 61.6; 80 61.6, 83.8 63.2') +
    blob(plume, '56 50, 63 51, 70 54.4, 73 57, 68 58.6, 60 58.4') +
    // Neck.
    limb(hood, '37 54.4 8, 31 52.8 5.8, 24 50.8 4.2, 17 48.8 3.6, 12 47.6 3.6') +
    // Body.
    blob(body, '30.6 52.6, 35 49.6, 43 48.4, 53 49, 61 51.4, 66 54.6, 60 58.4, 50 60.8, 40 60, 34 57.4') +
    blob(shade, '34 56.6, 42 58, 52 58, 61 55.4, 66 54.6, 60 58.4, 50 60.8, 40 60') +
    blob(hood, '30 50.8, 33.4 51.2, 36 54, 35.4 56.6, 32.6 55.6, 29 54') +
    // Near wing: white coverts, black flight feathers.
    blob(plume, `36 52, 31.6 42, 28.6 31, 27.6 20, 29 9, ${edge(NEAR)}, 56 52, 46 54`) +
    stroke(
      '#4a4a66',
      0.5,
      '33.6 17, 33 3.6; 34.6 18, 37 5.4; 36 20, 41.4 9; 37.4 23, 45 13; 39 26.4, 48 18; 41 30, 50 24; 43 33.6, 52.4 30; 45.4 37.6, 54.4 36; 48 42, 56.4 42',
    ) +
    blob(
      body,
      '36 52, 31.6 42, 28.6 31, 27.6 21, 28.4 13.6, 31.4 14, 34 18, 36 23, 39 29, 42.4 35, 46 40.6, 50.4 46.4, 55 51.6, 46 54.4',
    ) +
    blob(lit, '34 50, 31.6 42, 28.8 31, 27.8 21, 28.6 14.4, 30 21, 31.6 30, 34 39, 37.6 47') +
    stroke(
      shade,
      0.8,
      '33 23, 35 28.6; 34.4 31, 37.4 36; 37.6 38.6, 41.6 43; 41.4 45, 46.4 48.6; 38 30.6, 40.4 34.6; 42.4 38, 45.6 42',
    ) +
    // Head.
    blob(hood, '15.4 46.4, 12.6 45, 9.6 45.2, 7.6 46.8, 8 48.8, 10.6 50, 14.4 50.2') +
    blob(crown, '12.6 45.4, 10.4 44.8, 8.2 45.8, 7.2 47.4, 9.6 47, 12 46.6') +
    blob(bill, '8 46.6, 4.6 47.4, 0.4 49.2, 4.6 49.2, 8.4 49') +
    oval(body, 11.6, 47.8, 1, 0.6) +
    oval(eye, 10.2, 47.6, 0.8) +
    oval('#1a1420', 10.1, 47.6, 0.4);
  return whole(p, moved(drawn, 4, 4, 0, 0.91));
}
