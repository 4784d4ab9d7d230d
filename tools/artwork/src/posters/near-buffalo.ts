import { bars, blob, both, limb, mirrored, oval, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

const INK = '#10242a';
const SHADE = '#1d343b';
const SKIN = '#304a52';
const LIT = '#54707a';
const HORN = '#8b9690';

/** The horn of the right side: out, then up and in, flat and ridged. */
const horn =
  limb('#3b4b4e', '6 37 13, 20 38.6 13.4, 36 36 12.6, 50 27 10.6, 59.6 13 8, 62.6 -1 5, 60 -13 1') +
  limb(HORN, '18 33.6 2.6, 34 31 3.6, 46.4 23.4 3.4, 55.6 11.4 2.8, 59.8 -1 2, 59.8 -10 0.6') +
  bars(
    INK,
    '20 32.6 1, 21.6 39 1.6, 20.4 45 0.8; 27 31.8 1, 29.4 38 1.6, 29 44 0.8; 34 30 1, 37.2 36 1.5, 38 41.6 0.8; 40.6 27 1, 44.6 32.4 1.4, 46 37.4 0.7; 46.4 22.8 0.9, 51 27.6 1.3, 53 32 0.6; 51.4 17.4 0.8, 55.8 21 1.1, 58.4 24.4 0.5; 55 11 0.7, 59 13.6 0.9, 62 16 0.4',
  );

/** A wild buffalo bull that comes toward us, 100 units high to its breast. */
export function wildBuffaloBull(p: Print, at: number, foot: number, height: number): string {
  const drawn =
    blob(SHADE, mirrored('0 30, 20 32, 38 40, 50 54, 56 74, 57 106, 0 108')) +
    both(
      blob(SKIN, '24 36, 38 42, 49 55, 54 72, 50 68, 42 56, 32 47') +
        blob(INK, '12 86, 28 78, 36 84, 38 106, 12 106'),
    ) +
    both(
      horn +
        // Ears below the horns.
        blob(INK, '15 44, 24 42.4, 34 46.4, 43 52.8, 39 58.4, 29 57, 20 53') +
        blob('#43606a', '18 45.4, 26 45, 34 48, 40 52.6, 32 51.4, 24 49.6') +
        blob(LIT, '22 48.4, 28 48.6, 35 52, 37.4 54.6, 31 54.2, 25 51.6'),
    ) +
    blob(
      SKIN,
      mirrored(
        '0 31, 9 31.6, 15.6 35, 18.4 41, 18 48, 15.8 55, 13.4 63, 12.8 69, 15 75, 15.6 81, 13 87, 7 90.6, 0 91.4',
      ),
    ) +
    both(
      blob(SHADE, '18.4 42, 18 48, 15.8 55, 13.4 63, 12.8 69, 9.6 70, 9.8 62, 12 54, 13.6 46, 13.6 39') +
        blob(LIT, '0 42, 4 43, 7 48, 7.4 56, 6.4 64, 5.6 70, 0 71.4') +
        blob(LIT, '9 41, 13 40.4, 15.4 43.4, 13.4 46, 9.8 45.4') +
        blob(INK, '9.6 50.4, 12 47.8, 15.2 47.8, 16.8 50.4, 14.8 52.8, 11.6 53') +
        oval('#7a5a34', 13.3, 50.2, 1.9, 1.6) +
        oval(INK, 13.3, 50.2, 1.1) +
        oval('#fff', 12.7, 49.5, 0.5) +
        stroke(LIT, 0.8, '10 54.6, 13 55.2, 15.4 54') +
        blob(SHADE, '0 72, 7 71.6, 12.6 73.4, 14.6 78, 13.2 84, 8 88, 0 89') +
        blob(INK, '4.2 76, 7 73.6, 11 74.4, 12.4 77.6, 9.6 80, 6.2 79.4') +
        stroke(LIT, 0.9, '4.8 74.4, 8 72.6, 12 74') +
        stroke(INK, 0.9, '0 80, 0.4 84.4, 5 86, 10.6 84.8') +
        stroke(LIT, 0.8, '2 77.6, 3 80, 2 81.6'),
    ) +
    // The tuft between the horns.
    bars(
      INK,
      '-8 29 4, -9.6 35 4, -8 42 0.6; -3.6 28.6 4.4, -4.4 36 4.4, -3 46 0.6; 1 28.4 4.4, 1 37 4.6, 0.4 48.6 0.6; 5 28.8 4.4, 5.6 36 4.4, 4.6 45 0.6; 9 29.4 4, 10.2 35 3.8, 8.8 41 0.6',
    );
  return set(p, at, foot, height, drawn);
}
