import { bars, blob, both, dots, mirrored, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#35161a', shade: '#b4682f', coat: '#e39d45', mane: '#7a3a24', lit: '#ffdf94' };
const { dark, shade, mane, lit } = INKS;
const inked = painted({ ...INKS, light: '#fdf0cf' });

/** The right half of the mane in great locks, lower ones under upper ones, and the hairs in them. */
const LOCKS = [
  '-3 56, 10 58, 18 68, 21.6 82, 18.6 98, 11 110, 9.6 95, 4 88, -1 104, -5 88, -5.6 70 | 5 64 .4, 12 76 2.4, 13 98 .3; 0 68 .4, 4 76 1.8, 3 90 .3',
  '13 44, 24 48, 32 58, 35 70, 36 84, 34 92, 30 88, 25.4 80, 18 68, 10 58 | 16 52 .4, 26 64 2.4, 28.6 84 .3; 14 58 .4, 20 66 1.8, 24 76 .3',
  '16 26, 28 30, 37 42, 39.4 56, 40.4 68, 39 72.6, 32 60, 22 52, 14 44 | 20 34 .4, 32 46 2.6, 34.8 66 .3; 18 42 .4, 26 51 1.8, 31 61 .3',
  '15 8, 25 8, 34.4 15, 40 28, 41.6 42, 42.4 50, 41.4 54, 34.4 42, 24 33, 17 25 | 22 15 .4, 34 25 2.6, 37 46 .3; 20 24 .4, 28 31 1.8, 34.4 41 .3',
];
const CREST = '-1 9, -2 2, 0 -3, 6 -4, 13 -2.6, 18 1, 21 6, 17 9.4, 12 10, 6 8';
const TUFTS =
  '-1 3 6, 0 -4 5, 5 -10 .3; 4 3 8, 7 -4 6, 12.6 -8.4 .3; 8 4 8, 14 -1.6 6, 20.4 -3.4 .3; 12 6.4 7, 17 2 5, 22.6 1 .3';

const half = (tones: readonly string[], hair: string): string =>
  LOCKS.map((lock, i) => {
    const [form = '', hairs = ''] = lock.split(' | ');
    return blob(tones[i] ?? hair, form) + bars(tones[i + 1] ?? hair, hairs);
  }).join('');

/** The head, its mane in the sun on the left and in shade on the right. */
const head = (): string =>
  blob(dark, mirrored('0 -1, 14 -1, 24 8, 34 20, 36 44, 31 64, 24 82, 14 96, 0 98')) +
  half(['#5f2b20', '#6b3222', mane, '#8a4628'], shade) +
  moved(half(['#9a5327', shade, '#cb8038', '#dd9a4a'], lit), 0, 0, 0, -1, 1) +
  both(
    inked(`
  mane 12 14, 15.6 5, 22 2, 27 5.6, 27.4 13, 22 20
  coat 14.6 13, 17.6 6.6, 22.4 4.4, 25.6 7.2, 25.4 13, 20.6 18
  dark 18 12.6, 20.2 8.6, 23 7.8, 24 10.4, 22.4 14, 19.6 15.4`),
  ) +
  moved(face(), 0, 0, 0, 1.08, 1) +
  blob(mane, CREST) +
  bars(mane, TUFTS) +
  moved(blob('#c0762f', CREST) + bars('#c0762f', TUFTS), 0, 0, 0, -1, 1) +
  both(
    inked(
      'coat .6 9.4 4, 2.4 4 2.6, 6.4 0 .3; 7 10 5, 9.6 5.4 3, 14 3 .3; 12.6 11.6 4, 14.6 8.6 2.6, 18 7.4 .3',
    ),
  );

const face = (): string =>
  inked(`
  coat ${mirrored('0 4, 8 5, 14.6 9, 18.4 16, 20 25, 19 32, 16.4 38, 15.4 46, 13.6 54, 8.6 60, 0 62')}
  #c27c34 9 4, 14.6 9, 18.4 16, 20 25, 19 32, 16.4 38, 15.4 46, 13.6 54, 9 59.4, 6 60.8, 9.6 50, 9 40, 11 30, 8 16`) +
  both(
    inked(`
  shade 20 25, 19 32, 16.4 38, 14.6 46, 13 54, 11 53, 11.6 44, 12 36, 16 31, 17.6 24
  light 0 46, 6 44.6, 11.4 46.6, 12.6 51, 9 56, 0 57
  light 0 55, 5 54.6, 6.8 56.6, 4.6 59.4, 0 60
  lit 8 21, 11 16, 15 17.6, 17 23, 13.4 22.6
  light 7 31, 11 31.6, 14 30.6, 12 32.8, 9 33
  shade 5 20, 8.4 24, 7.4 34, 8.4 44, 5.6 45.4, 4.4 34
  dark 5.4 30.4, 7.6 26.6, 11 25, 15 25.2, 17 24.6, 15 28.4, 11.6 30.4, 8 30.6, 6 33
  #f0b63c 8.4 28.6, 10 26.6, 13.6 26.4, 13.8 28.2, 11.4 29.4`) +
      oval(dark, 11.2, 27.6, 1) +
      oval('#fff', 10.7, 27, 0.35),
  ) +
  blob(lit, '-4.6 23, 0 20, 4.6 23, 5.6 32, 6.4 40, 0 42, -6.4 40, -5.6 32') +
  blob(dark, '-7 41, -4 39.6, 0 40.4, 4 39.6, 7 41, 5.6 44.6, 2 47.4, 0 48, -2 47.4, -5.6 44.6') +
  both(
    stroke(dark, 1, '0 47, 0.4 50.6, 3 52.2, 7 53.2') + dots(dark, '5 49.4 0.5, 7.6 48.4 0.5, 7.6 50.8 0.5'),
  );

/** An Asiatic lion that faces us from the grass, the sun straight behind its mane. */
export function lion(p: Print): string {
  const drawn =
    // The breast under the mane, and the back, which goes off to the right.
    rimmed(
      'lb',
      'o -18 64, -26 72, -34 79, -41 91, -43 112, 64 112, 64 54, 57 49.4, 49 50.6, 41 51.6, 34 48.6, 24 47, 10 52',
      [lit, shade],
      [0.2, -1.1],
      inked(`
  #96532a 40 53, 45 62, 44 78, 38 112, 54 112, 50 92, 51 74, 57 62, 64 56, 50 56
  mane 0 60, 26 60, 31 70, 29 88, 20 114, -18 114, -26 96, -22 70
  coat -26 72, -32 80, -35 92, -36 112, -27 112, -26 92`),
    ) + moved(head(), 0, 9.6, 0, 0.88);
  return set(p, 50, 96, 84, drawn);
}
