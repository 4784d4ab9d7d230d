import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, set, tailRings } from './near-animals';
import type { Print } from './print';

const HEAD = mirrored(
  '0 -13.4, 6 -13.4, 11.6 -11.6, 15.6 -7.6, 17.8 -2, 19 3, 19.6 7.4, 17.4 11.6, 13.4 14.8, 10 17.6, 6 20, 0 20.8',
);

/** Small round ears set wide, a broad nose, pale eyes under a spotted brow. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '9.6 -10, 11 -13.8, 14 -15.4, 17.6 -14, 19 -10.4, 18 -6, 14.6 -4') +
      blob(light, '12.2 -10, 13.2 -12.4, 15 -12.8, 16.8 -10.8, 16.2 -7.8, 14.4 -6.8'),
  ) +
  blob(coat, HEAD) +
  both(
    locks(coat, '17.8 1 0.6, 19 6 1.8, 17 11.4 2.2, 12 15.2 1.8', 1.8, 0.7) +
      blob(light, '8.6 6, 13 3.4, 17 4, 18 8, 15 12, 10.4 15.4, 8 11') +
      blob(light, '3.4 -4.6, 5.2 -6.8, 8.8 -7.6, 11.4 -6.6, 9 -5.6, 6 -4.8') +
      blob(shade, '2.2 -5, 3 -1.4, 3.8 2.6, 4.6 5, 3 4.4, 1.6 0'),
  ) +
  blob(lit, mirrored('0 -7, 1.6 -4.6, 1.4 0, 2.4 5, 0 5.4')) +
  blob(light, mirrored('0 5.4, 4.8 4.6, 9.6 6.8, 12 10.8, 10.8 14.8, 7.4 18, 3.4 20, 0 20.4')) +
  both(
    blob(dark, '3 4, 4 0.4, 6.2 -2.8, 9.4 -3.8, 12.4 -2.4, 13 0, 11.4 2.2, 8.2 2.8, 5.6 2.6, 4.4 6') +
      blob('#cfdba6', '5.4 0.8, 6.4 -1.6, 9 -2.7, 11.4 -1.6, 11.6 0.2, 10 1.5, 7.4 1.7') +
      oval(dark, 8.6, -0.7, 1.25, 1.35) +
      oval('#fff', 8, -1.5, 0.5) +
      bars(
        dark,
        '12.6 2.6 0.5, 15.4 3.4 1.2, 18 6.6 0.3; 11.2 5.6 0.5, 14 7.4 1.2, 16 11 0.3; 13.4 -6 0.5, 15 -3.4 1.3, 15.6 -0.4 0.3',
      ) +
      dots(
        dark,
        '2.6 -12 0.9, 6.2 -12 1, 9.6 -10.6 1, 1.5 -9.2 0.8, 4.8 -9.6 0.9, 8.4 -8.8 0.8, 12 -9 0.9, 5.4 10 0.45, 7.8 9.8 0.45, 6.2 12 0.45, 8.4 12 0.4',
      ) +
      stroke(dark, 0.9, '0 9.6, 0 12, 2.4 13.8, 6 13.6') +
      stroke(light, 0.4, '8 10.4, 16 9, 24 10.4; 8 11.4, 15.4 12.4, 22 16; 7.4 12.4, 13 15, 18.4 20'),
  ) +
  dots(dark, '0 -7 0.7') +
  stroke(shade, 0.7, '-4 18, 0 18.7, 4 18') +
  blob(dark, mirrored('0 4.4, 4 4.4, 5.4 5.2, 4.6 8, 1.9 10.2, 0 10.6')) +
  blob('#d59a8c', mirrored('0 4.8, 3.5 4.9, 4.3 5.5, 3 7.4, 0 8.2'));

const BODY =
  '-28 40, -27 32, -20 26, -8 24, 3 27, 10 34, 16.4 44, 21.4 56, 26 68, 29.4 80, 29.6 91, 25 98.6, 8 99, -4 92, -8 82, -24 82, -27.6 70, -30 58, -30.4 48';
const HAUNCH = '2 84, 5 74, 12 67, 20.4 67.4, 27 74, 30.4 84, 29.6 93.4, 24 99.4, 10 100, 3 96.4, 1 90';
const NEAR_LEG = '-14 54 16, -15.6 66 13, -15.4 78 10.6, -15 88 9.4, -16 96 9.6';
const FAR_LEG = '-24 56 12, -25.6 68 10.4, -25.8 80 8.8, -26 90 8, -27.4 96 8.4';
const TAIL =
  '23 95 9, 34 96.6 9.4, 44 94 9.8, 50.4 87 10, 51.4 77.6 9.8, 47 69.4 9.4, 39.6 66 8.8, 34.4 69.4 7.8';

/** A snow leopard that sits on its ledge, turned to the left, and looks at us; the long tail curls behind it. */
export function snowLeopard(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  // Each is broken into four smudges of its own about a darker middle.
  const rosettes = (list: string) =>
    list
      .split(', ')
      .map((place) => place.split(' ').map(Number))
      .map(([x = 0, y = 0, r = 0]) => {
        const smudges = [0, 1, 2, 3].map((side) => {
          const a = x * 1.7 + y + side * 1.57 + Math.sin(x + side * 2) * 0.3;
          const point = (turn: number) =>
            `${x + Math.cos(a + turn) * r} ${y + Math.sin(a + turn) * r * 0.92}`;
          const w = r * (0.62 + 0.16 * Math.sin(y + side * 3));
          return `${point(-0.6)} ${w * 0.5}, ${point(0)} ${w}, ${point(0.55)} ${w * 0.45}`;
        });
        return oval(shade, x, y, r * 0.62) + bars(dark, smudges.join(';'));
      })
      .join('');
  const paw = (fill: string, x: number, y: number) =>
    blob(
      fill,
      `${x - 8.6} ${y + 2.4}, ${x - 7.6} ${y - 2.4}, ${x - 3} ${y - 4.6}, ${x + 3} ${y - 4.6}, ${x + 5.6} ${y - 1}, ${x + 5} ${y + 3.6}, ${x - 2} ${y + 4.4}, ${x - 7} ${y + 4.2}`,
    ) +
    stroke(
      dark,
      0.8,
      [-5, -1.8, 1.4].map((dx) => `${x + dx} ${y + 0.2}, ${x + dx - 0.3} ${y + 3.8}`).join('; '),
    );
  const drawn =
    limb(coat, TAIL) +
    bars(dark, tailRings(TAIL, 7.2, 12, [2.2, 3.2])) +
    blob(dark, '38.6 61.4, 40 66, 39.6 70.6, 35.6 73.6, 31.6 72.6, 30.4 68.6, 33 64') +
    limb(shade, '30 100.4 0.4, 38 100.6 2, 47 97 2.4, 54 88 2.4, 55.6 78 0.4') +
    limb(shade, FAR_LEG) +
    paw(shade, -27.6, 96.6) +
    blob(coat, BODY) +
    // The far side of the chest and the belly lie in shadow.
    within(
      'sl',
      blobPath(BODY),
      blob(shade, '-8 62, -4 70, 2 76, 4 88, 12 101, -14 101, -12 80') +
        limb(shade, '8 24 2, 15 38 4, 22 52 5, 28 66 5, 33 82 5, 34 100 5') +
        blob(light, '-34 36, -20 30, -10 36, -12 46, -17 54, -20 62, -22 74, -34 80') +
        locks(light, '-12 44 2, -15 51 2.2, -18.6 58 2.2, -20.6 66 2', 2.4, -0.6) +
        rosettes(
          '-3 45 2.6, 4.4 39.6 2.4, 5 49.4 2.8, 12.4 47 2.5, -2.4 55 2.4, 6 59.4 2.8, 14 56.6 2.7, 19 64 2.2, 0.6 66 2.2, 10 66 1.9',
        ) +
        dots(
          dark,
          '-3.6 37 1.2, 9.6 33.6 1.1, -7 40.6 1, -22 66 0.9, -24 47 1, -19.6 52 0.9, -25.6 56 1, -17 46.6 0.8',
        ),
    ) +
    blob(coat, HAUNCH) +
    stroke(shade, 1.4, '3 92, 2.6 84, 6 75.6, 12.6 69, 20 68.6') +
    rosettes(
      '10.4 76.4 2.4, 17.6 73.4 2.6, 24.4 77 2.3, 8 84.6 2.4, 15.4 82.6 2.9, 22.8 85 2.7, 12.4 91 2.3, 20 92.4 2.3, 26.8 91 1.8',
    ) +
    blob(coat, '-5.6 99, -4.6 95, 0 92.6, 8 92.8, 14 95.4, 14.6 101, 4 101.8, -3.6 101.6') +
    stroke(dark, 0.8, '-2 97.4, -2.4 101; 1.4 97.4, 1.2 101.4; 4.8 97.6, 4.8 101.4') +
    limb(coat, NEAR_LEG) +
    paw(coat, -17, 97) +
    stroke(shade, 1.3, '-6.4 52, -5.6 60, -8.6 68, -10 78') +
    rosettes('-11 53 2.3, -16.6 58.4 2') +
    dots(
      dark,
      '-10.6 61.6 1.3, -14.4 66 1.4, -19.4 65 1.1, -11.6 70.4 1.2, -17.4 72.6 1.2, -13 77 1.2, -18 80.4 1, -14 84 1.1, -17 88.4 0.9, -12.6 90.6 0.9, -26.6 72 0.9, -24.4 79 0.9, -27.4 85 0.8',
    ) +
    limb(lit, '-28.6 38 0.4, -30.6 46 1.6, -30.2 57 1.6, -27.6 70 0.4') +
    limb(lit, '-22.4 64 0.4, -21.8 74 1.3, -20.2 86 1.2, -20 92 0.4') +
    blob(shade, '-29 36, -20 39.6, -8 40, 2 34.6, 5 28.4, -4 32, -16 35') +
    moved(face(inks), -13, 19.4, 4, 1);
  return set(p, at, foot, height, drawn);
}
