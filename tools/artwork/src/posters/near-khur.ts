import { painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#2e1c1c', lit: '#fff1cc', pale: '#f6e3c0' };

const NECK =
  'o 11 29.4, 13 27, 16 26.6, 20 29, 24.4 33, 29.4 37.4, 34.4 42.2, 38 46.6, 39.2 49.6, 38.8 52.4, 36.6 54.8, 32.8 55.6, 28.6 54.6, 24.6 52.8, 19.6 51.8, 14.6 52.4, 11 51.6, 8.8 54, 6.4 59, 3.4 66, 0 76, -3 88, -4 108, -56 108, -56 92, -44 88, -34 81, -24 72, -15 61, -6.6 50.6, 1.4 40, 7.6 32.4';

/** A khur's head and neck in profile to the right, its neck across the middle of the picture. */
function bust(id: string, coat: string, shade: string): string {
  const inked = painted({ ...INKS, coat, shade });
  return (
    inked(`
  shade 16.6 28, 17 20, 19.4 13.6, 22.8 9.6, 24 15, 22.8 22, 20.4 29
  dark 19.4 13.6, 22.8 9.6, 23.6 13, 21.4 15.4`) +
    rimmed(
      id,
      NECK,
      [INKS.lit, coat],
      [0, -0.8],
      inked(`
  shade 12 51, 3.6 57, -2 67, -8 80, -10 108, 0 108, 2 84, 6 64
  pale 11.6 50.6, 8.4 54, 5 61, 1.4 70, -1.6 80, -3.4 92, -4 108, 4 108, 6 70, 14 56
  pale 42 40, 35.4 40.4, 31.4 44.6, 29.6 49.6, 26.6 53.4, 30 58, 42 58
  shade 10 53, 14.8 49.6, 17.6 44.6, 18.4 38.6, 19.2 44, 18 49, 15 53.4
  dark 36.6 45.4, 37.8 48, 36.2 49.2, 35.2 47.4
  dark ~.6 38.8 51.8, 36.4 52.2, 34.4 52.6
  dark 18 35.6, 19.4 33.6, 21.8 32.8, 23.8 34.2, 24.4 35.6, 22.6 35.8, 21 36.6, 19.4 36.2
  pale ~.6 19 38, 21.2 38.2, 23.4 37.4
  lit ~.6 21.6 33.9, 21.7 33.9`),
    ) +
    inked(`
  dark 14.4 26, 11.4 23.4, 8.6 26, 5 29.8, -1.4 37.8, -9.4 48.4, -17.6 58.8, -26 69.6, -34.6 79, -46 87.4, -58 92, -58 94, -45 89, -32 80.6, -21.6 71, -12.6 60.4, -4.6 50, 3.4 39.8, 9.6 32, 13 29`) +
    rimmed(
      `${id}e`,
      'o 11.8 29.6, 10.6 22.6, 11.6 15.6, 15 9.6, 17.8 14, 18.4 20.6, 17 28.6',
      [INKS.lit, coat],
      [0.2, -0.4],
      inked(`
  dark 13.2 27.4, 12.6 21.6, 13.4 16.6, 15.2 13.6, 16.4 17.6, 16.2 23, 15.2 27.6
  dark 11 14.6, 15 8, 18.4 14, 15.2 13`),
    )
  );
}

/** Two khurs in profile, neck over neck. */
export const khurPair = (p: Print): string =>
  whole(
    p,
    `<g transform="translate(42.7)"><g transform="scale(-1 1)">${bust('kf', '#b97a42', '#94592f')}</g>${bust('kn', '#d49552', '#a9663a')}</g>`,
  );
