import { bars, blob, both, dots, moved, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

/** Strands of the mane that start in a ring about the face, the longer the lower; all fall downward in the end. */
const strands = (fill: string, reach: number, count: number, from: number): string =>
  bars(
    fill,
    Array.from({ length: count }, (_, i) => {
      const turn = -2.3 + (4.6 * (i + 0.5)) / count + Math.sin(i * 5 + from) * 0.05;
      const [s, c] = [Math.sin(turn), Math.cos(turn)];
      const low = (c + 1) / 2;
      const [x, y] = [s * 18, 32 + c * 26];
      const length = reach * (14 + 26 * low + 4 * Math.sin(i * 7 + from));
      const [ex, ey] = [x + s * length * (1 - 0.35 * low), y + c * length * 0.7 + length * 0.42];
      const [mx, my] = [x + s * length * 0.62, y + c * length * 0.5 + length * 0.08];
      return `${x.toFixed(1)} ${y.toFixed(1)} 3, ${mx.toFixed(1)} ${my.toFixed(1)} ${(6 + 3 * low).toFixed(1)}, ${ex.toFixed(1)} ${ey.toFixed(1)} 0.4`;
    }).join('; '),
  );

/** The head: the mane in three layers, the hair long on throat and chest. */
const head = ({ dark, shade, coat, lit, light, mane }: CoatInks & { mane: string }): string =>
  strands(dark, 0.8, 19, 2.2) +
  blob(
    mane,
    '-22 8, -12 -2, 0 -5.4, 12 -2, 22 8, 27 24, 27 40, 22 54, 12 66, 0 72, -12 66, -22 54, -27 40, -27 24',
  ) +
  bars(
    mane,
    '0 0 6, 1.4 -5.4 4, 4.4 -7.6 .3; 2 2 8, 5.4 -4.6 5, 11 -6 .3; -2 2 8, -5.4 -4.6 5, -11 -6 .3; 8 3 8, 13 -2 5, 18.6 -1.6 .3; -8 3 8, -13 -2 5, -18.6 -1.6 .3; 13 8 7, 18.6 3.4 5, 24 4.4 .3; -13 8 7, -18.6 3.4 5, -24 4.4 .3',
  ) +
  strands(mane, 0.72, 22, 0.4) +
  both(
    blob(mane, '12 14, 15.6 5, 22 2, 27 5.6, 27.4 13, 22 20') +
      blob(coat, '14.6 13, 17.6 6.6, 22.4 4.4, 25.6 7.2, 25.4 13, 20.6 18') +
      blob(dark, '18 12.6, 20.2 8.6, 23 7.8, 24 10.4, 22.4 14, 19.6 15.4'),
  ) +
  strands(shade, 0.5, 17, 1.4) +
  strands('#7f4026', 0.38, 20, 0.6) +
  both(bars(mane, '10 6 0.6, 15.6 8.6 5, 21.6 16 0.6; 14 10 0.6, 19 15 5, 23 24 0.6')) +
  blob(
    coat,
    '0 6, 8 6.6, 14.6 10.4, 18.4 17, 20 25, 19 32, 16.4 38, 14.6 46, 13 54, 8.6 60, 0 62, -8.6 60, -13 54, -14.6 46, -16.4 38, -19 32, -20 25, -18.4 17, -14.6 10.4, -8 6.6',
  ) +
  // The short hair of the forehead rises into the mane.
  bars(
    coat,
    '0 9 6, .4 4.6 3.4, -.2 .6 .3; 4.4 9.4 6, 6.4 5.8 3, 9 4 .3; -4.4 9.4 6, -6.4 5.8 3, -9 4 .3; 9.6 10.6 6, 12.4 8 3, 15.4 7.4 .3; -9.6 10.6 6, -12.4 8 3, -15.4 7.4 .3; 14.4 15 5, 17 13 2.4, 19.6 13 .3; -14.4 15 5, -17 13 2.4, -19.6 13 .3',
  ) +
  both(
    blob(shade, '20 25, 19 32, 16.4 38, 14.6 46, 13 54, 11 53, 11.6 44, 12 36, 16 31, 17.6 24') +
      blob(light, '0 46, 6 44.6, 11.4 46.6, 12.6 51, 9 56, 0 57') +
      blob(light, '0 56, 5 55.6, 6 59, 3 62.6, 0 63') +
      blob(lit, '8 21, 11 16, 15 17.6, 17 23, 13.4 22.6') +
      blob(light, '7 31, 11 31.6, 14 30.6, 12 32.8, 9 33') +
      blob(shade, '5 20, 8.4 24, 7.4 34, 8.4 44, 5.6 45.4, 4.4 34') +
      blob(dark, '5.4 30.4, 7.6 26.6, 11 25, 15 25.2, 17 24.6, 15 28.4, 11.6 30.4, 8 30.6, 6 33') +
      blob('#f0b63c', '8.4 28.6, 10 26.6, 13.6 26.4, 13.8 28.2, 11.4 29.4') +
      oval(dark, 11.2, 27.6, 1) +
      oval('#fff', 10.7, 27, 0.35),
  ) +
  blob(lit, '-4.6 23, 0 20, 4.6 23, 5.6 32, 6.4 40, 0 42, -6.4 40, -5.6 32') +
  blob(dark, '-7 41, -4 39.6, 0 40.4, 4 39.6, 7 41, 5.6 44.6, 2 47.4, 0 48, -2 47.4, -5.6 44.6') +
  both(
    stroke(dark, 1, '0 47, 0.4 51.4, 4 53, 9.6 51.4') + dots(dark, '5 49.4 0.5, 7.6 48.4 0.5, 7.6 50.8 0.5'),
  );

/** An Asiatic lion that lies in grass and faces us, its flank behind it. */
export function lion(
  p: Print,
  at: number,
  foot: number,
  height: number,
  { dark, shade, coat, lit, light, mane }: CoatInks & { mane: string },
): string {
  const drawn =
    // Flank in the mane's shade, then the thigh.
    blob(coat, '4 46, 22 42, 38 44, 51 47, 62 53, 69 62, 71 74, 68 88, 60 98, 4 98') +
    blob(shade, '10 46, 24 46, 34 52, 40 62, 43 74, 42 88, 46 98, 8 98, 8 70') +
    bars('#cb8238', '40 52 0.4, 45 62 3, 44.6 74 0.6; 46 54 0.4, 49.4 60 2, 48.6 66 0.4') +
    blob(lit, '30 43.4, 40 45, 51 47.8, 61 53, 66.6 60, 60 55.6, 50 51.4, 38 48.4') +
    blob(
      coat,
      '40.6 90, 42 80, 46 70, 52 63, 59 60, 66 63, 70.6 71, 72 81, 69.6 91, 63 97.4, 52 98.6, 43 96.4',
    ) +
    blob(shade, '72 78, 72 84, 69.6 91, 63 97.4, 52 98.6, 46 97.4, 56 94.6, 64 89, 69 82') +
    stroke(shade, 1.5, '41 93, 40.8 87, 43 78.6, 47.4 69.6, 53 63, 59.6 60.4') +
    blob(lit, '46.6 74, 50 67.6, 55.4 63, 60.6 62, 64.4 64, 58 65.6, 52 70, 48.4 77, 45.6 83') +
    stroke(shade, 1.1, '55 92, 60 88, 65 81.6') +
    // The chest and shoulders, upright; grass hides the forelegs.
    blob(coat, '-24 58, -31 64, -35.4 73, -37 84, -36 104, 36 104, 37.4 86, 36 74, 31.6 65, 24 59') +
    blob(shade, '-20 64, -25 74, -24 84, -16 92, -9 104, 22 104, 26 92, 27.6 80, 24 66') +
    blob(shade, '36.4 76, 37.6 86, 36.4 104, 29 104, 33.4 92, 34.6 82') +
    blob(coat, '-17 80, -8 84, 6 84, 15 81, 12 92, 9 104, -10 104, -13 92') +
    blob(lit, '-29 65, -33.4 72, -35.4 82, -34.6 92, -31.4 82, -29.6 73') +
    blob(lit, '27 64, 31 69, 33 77, 31 82, 28.6 74') +
    moved(head({ dark, shade, coat, lit, light, mane }), -1, 9.6, 0, 0.86);
  return set(p, at, foot, height)(drawn);
}
