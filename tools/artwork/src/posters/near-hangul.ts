import { bars, blob, limb, moved, painted } from '../figures/parts/shapes';
import { type CoatInks, rimmed, whole } from './near-animals';
import type { Print } from './print';

const ANTLER = `
  o 42.4 43.6 2.8, 42 37 2.3, 39 31 1.8, 34 27 .5
  o 46 40.6 2.8, 46.6 33.6 2.3, 45 27 1.8, 40.6 21 .5
  o 57 36.4 2.6, 60 30 2.2, 60 24 1.7, 57 18 .5
  o 69 31 2.4, 71 25 2, 70.4 19 1.5, 67.6 14 .4
  o 40.6 46 4.2, 45 41.4 3.6, 52 38 3.2, 60 35.4 3, 68 31.6 2.7, 75 26 2.3, 79.4 19.6 1.7, 81 13 .5`;
const NECK = '34 52, 44 45.6, 49 47.6, 56 52.4, 66 57, 78 60.6, 92 62.6, 92 104, 46 104, 42 92, 39 82, 37 72, 35 64';
/** Level, from the nape at 0: the brow, the long bridge, the nose, the open lips, the jaw. */
const HEAD =
  '4 -1, 0 -2.4, -5 -4.2, -10 -4, -14 -2.6, -20 -1.5, -26 -1.3, -30 -1.6, -33.4 -.8, -35 1.2, -35 3.6, -33 5, -29 5.2, -24 6, -19 7.6, -15.4 9.4, -19 10.6, -24 11.6, -28 12.2, -29.6 13.4, -29 15.2, -26 15.8, -20 15.4, -14 16, -8 17.4, -2 17, 4 12';

/** A hangul stag that roars to the left, its antlers laid back, the light behind it. */
export function roaringHangul(p: Print, inks: CoatInks): string {
  const { dark, shade, coat, light } = inks;
  const inked = (text: string) => painted(inks, text);
  const head =
    blob('#3a1512', '-33 3, -24 5, -14 7, -13 11, -20 13, -27 13.6, -25 10, -30 7') +
    limb('#c4604c', '-15 10.4 2.4, -20 10 2.4, -25 10.4 1.8, -27.4 10.4 .8') +
    rimmed(
      'hh',
      `o ${HEAD}`,
      [light, coat],
      [0, -0.9],
      inked(`
  lit -4 -3, -10 -3, -15 -1.4, -21 -.4, -27 -.2, -32 0, -27 1.6, -20 1.8, -15 2, -9 0, -4 0
  shade 6 8, 0 10, -8 10.6, -14 8.4, -20 5.4, -27 4, -34 3.8, -34 7, -16 8.6, -20 10, -30 11.6, -32 16, -20 19, 6 20
  dark -32.6 -2.6, -31.4 .4, -31.6 3, -33 4.6, -37 5, -37 -2
  light -30 13.2, -29 12, -27.6 12.6, -28.6 14, -30 14.8`),
    ) +
    inked(`
  lit ~.5 -33.6 .6, -32.8 1.8
  dark -15 1.6, -12.4 -1.2, -9 -1.2, -7.4 .8, -9.4 3, -12.6 3
  light ~.7 -11.6 .2, -11.2 .1
  dark -17.6 3, -15.4 3, -14.6 5, -16.6 4.8`);
  const drawn =
    moved(painted({ o: shade }, ANTLER), 4.6, 1.6, 5) +
    moved(rimmed('hx', ANTLER, [light, coat], [0.5, -0.6], ''), 1, -3) +
    rimmed(
      'hn',
      `o ${NECK}`,
      [light, coat],
      [0.5, -1],
      inked(`
  lit 46 46, 56 53, 66 57.6, 78 61.2, 94 63, 94 70, 78 68, 64 64.6, 54 60
  shade 30 50, 44 58, 52 70, 60 84, 63 106, 30 106`),
    ) +
    // The mane of the rut hangs from jaw to breast.
    blob(dark, '42 62, 47 72, 52 84, 55 106, 36 106, 33.4 101, 34.6 93, 34 88.6, 31 86.4, 34.4 80.6, 34.6 76.4, 31.8 74, 35.4 68, 36.4 60') +
    bars(dark, '44 62 .2, 49 72 3, 51 81 .2; 47 70 .2, 53.4 82 4, 55.4 92 .2; 51 80 .2, 57 92 4, 59 102 .2') +
    moved(head, 44, 48.6, 17) +
    // The near ear, laid back.
    inked(`
  light 43 47.6, 46 44, 52 43.4, 58.4 46, 62 50, 56 51.8
  coat 43 48.6, 46 45, 52 44.6, 58 47, 61.6 50.4, 57 52.8, 50.6 53.2, 45 52
  dark 46.6 49.4, 51 47.6, 56 48.6, 59.4 50.2, 55 51.6, 50 51.6`);
  return whole(p, drawn);
}
