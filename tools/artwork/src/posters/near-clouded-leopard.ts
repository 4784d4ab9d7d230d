import { blob, both, dots, limb, mirrored, moved, painted, stroke } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#3a271b',
  cloud: '#b98038',
  shade: '#c08a3c',
  coat: '#dfae5c',
  lit: '#fff3c4',
  light: '#fdf0cc',
  nose: '#c98878',
  iris: '#dcd07a',
};

const inked = painted(INKS);
const lit = (id: string, forms: string, right: number, up: number, inner: string): string =>
  rimmed(id, forms, [INKS.lit, INKS.coat], [right, -up], inner);

/** The haunch's first; each is dark along its hind edge. */
const CLOUDS = [
  '20 56.6, 23.4 54.6, 27 55.2, 27.4 58.6, 25 61.4, 21.6 61.6, 21.4 58.8',
  '42.4 41.4, 45.4 39.4, 48.6 41, 49.4 45.6, 48 50.8, 44.4 51.4, 42.6 47',
  '33.6 47.2, 36.4 45.4, 39.4 46.4, 39.8 50, 38.6 53, 39.2 57, 35.6 58, 33.2 55.4, 33.8 51.4',
  '24.4 43.8, 28 42.8, 31 44.4, 30.6 48, 28.4 49.8, 25.2 49.2, 25.6 46.4',
  '15.8 48.2, 17.8 44.8, 21 44.8, 21.2 48.4, 18.8 51.8, 15.4 52',
  '42.4 55.6, 45.6 54.4, 48.6 56, 48.4 60, 44.6 61.4, 42.4 59.6',
];
const clouds = (list: readonly string[]): string =>
  list
    .map((cloud) => blob(INKS.dark, cloud, 'transform="translate(-1.4 .4)"') + blob(INKS.cloud, cloud))
    .join('');

const BODY =
  'o 70 50, 66 42, 58 37, 50 36, 44 37.6, 38 42.4, 32 43, 25 40.6, 18 42, 12.8 48, 11.6 56, 13.4 64, 20 68.4, 30 68, 42 66.6, 54 66, 64 64, 70 58';
const HAUNCH =
  'o 13.6 50, 18 46.4, 24 48, 29.4 52.6, 32.6 58.6, 32 63.6, 37 63.4, 40.4 65, 40.6 68.6, 36 70, 24 70, 16 68.6, 12 62, 11.8 55';
const TAIL = 'o 14.6 55 6.4, 12.6 63 6.4, 13.4 71 6.6, 16 79 6.8, 20.4 85.4 6.8, 26 87.6 6.2, 30 84.6 5';

/** A face toward us, its middle at 0, 26 units wide, the light from the right. */
const FACE =
  both(
    inked(`
  dark 6 -8, 7.4 -12.6, 10.6 -13.8, 13 -11.4, 13 -7, 11 -3
  shade 7.8 -8, 8.8 -11.2, 10.6 -11.8, 11.8 -9.8, 11.4 -6`),
  ) +
  lit(
    'lf',
    `o ${mirrored('0 -11.4, 4.4 -11.2, 8.8 -8.8, 11.4 -4.4, 12 0, 12 4.6, 9.4 8.4, 6.6 11.4, 4.2 14.4, 0 15.2')}`,
    0.5,
    0.6,
    inked('shade -13 -8, -9 -8, -9.6 0, -8 6, -5 11, -4 15, -14 10') +
      both(
        inked(`
  light 2.6 -4.4, 5 -6.8, 8.4 -6.4, 9.4 -4.4, 6 -5
  light 0 3, 3 1.4, 6 2, 8.6 4.8, 10 8, 7 11.6, 4.2 14.8, 0 15.4
  dark 2 -10.8 .3, 2.2 -7.6 1.3, 1.4 -4.6 .3; 5.4 -11 .3, 5.2 -8.6 1.2, 4.4 -7 .3; 8.6 -2.4 .5, 10.8 -.4 1.5, 13 2.6 .6; 8.2 2.6 .4, 10 4.6 1.3, 11.4 7.6 .4
  dark 1 2, 2.4 -1.6, 3.4 -3.4, 6 -4.4, 8.8 -3.6, 7.6 -1, 5.4 0, 3.6 .2
  iris 3.8 -1.8, 5 -3.4, 7.2 -3.4, 7 -1.8, 5.6 -.6, 4.4 -.6
  dark 5.7 -3.6, 6.3 -2.2, 5.7 -.8, 5.1 -2.2`),
      ) +
      dots(
        INKS.dark,
        '0 -6.6 .6, 3.4 -5.8 .5, -3.4 -5.8 .5, 7.4 -8 .6, -7.4 -8 .6, 10 -4.6 .6, -10 -4.6 .6',
      ) +
      inked(`
  coat -2.4 1, -1.6 -3, 1.6 -3, 2.4 1, 2.8 4.4, -2.8 4.4
  nose -3 4, -1.4 3, 1.4 3, 3 4, 1.5 6, 0 6.8, -1.5 6
  dark ~.8 0 6.8, 0 9.2, -2.4 10.6, -5.2 10.9, -7 12; 0 9.2, 2.4 10.6, 5.2 10.9, 7 12
  shade ~.5 -2 13, 0 13.4, 2 13`) +
      dots(INKS.dark, '-4 6.4 .35, -5.8 7.2 .35, -4.2 8.4 .35, 4 6.4 .35, 5.8 7.2 .35, 4.2 8.4 .35'),
  );

const paw = (x: number, y: number, turn: number): string =>
  moved(
    inked('coat -3.6 -4, 0 -6, 3.6 -4, 4.2 1, 3 4.4, 0 5.2, -3 4.4, -4.2 1') +
      stroke(INKS.dark, 0.6, '-1.8 2.4, -1.7 5; 1.4 2.4, 1.3 5.2'),
    x,
    y,
    turn,
  );

/** A clouded leopard at rest on its bough, its face toward us and the sun behind it, one arm and the tail let down. */
export function restingLeopard(p: Print, bough: string): string {
  const drawn =
    limb(bough, '2 78 15, 14 71.4 10.6, 32 67.6 9, 52 65.6 8.4, 72 61.6 7, 92 56 6') +
    limb('#2c6a5c', '42 62 .3, 56 61 1, 74 58 1, 90 53 .3') +
    lit(
      'lt',
      TAIL,
      0.6,
      0,
      stroke(INKS.dark, 1.7, '8 60, 17 61; 8 66, 18 66; 8 73, 18.6 71.4; 11 80, 19.6 75.6; 15 85, 21.6 80') +
        inked('dark 23 87.6 9, 27 88 9, 33 82 8'),
    ) +
    lit(
      'lb',
      BODY,
      0.3,
      0.8,
      inked('shade 10 58, 18 63, 30 62.4, 44 62, 56 58, 72 58, 72 70, 10 72') + clouds(CLOUDS.slice(1)),
    ) +
    dots(INKS.dark, '30 52.6 .8, 31.4 60 .8, 40.6 44.4 .6, 35 43.8 .6, 50.6 60.6 .8, 36 62 .8') +
    // The haunch, and the long foot under it that holds the bough.
    lit(
      'lh',
      HAUNCH,
      0.5,
      0.5,
      inked('shade 10 58, 16 64.4, 24 66, 32 64, 42 68, 38 72, 18 72') + clouds(CLOUDS.slice(0, 1)),
    ) +
    dots(INKS.dark, '16.6 56 .9, 19 51 .9, 24 50.6 .8, 30 62.6 .7, 18 61.6 .8') +
    stroke(INKS.dark, 0.6, '36 68.8, 40 68.6; 36.6 66.6, 40.4 66.8') +
    // One arm hangs before the bough, the other lies under the chin.
    lit(
      'la',
      'o 66 52 14, 68.4 60 11, 67.4 68 8.8, 65.6 76 7.8, 65.4 79 7.4',
      0.7,
      0,
      dots(INKS.dark, '65.4 61.6 .9, 69.4 64.6 .8, 65 67.6 .8, 67.6 70.6 .7'),
    ) +
    paw(65, 78.4, 4) +
    lit(
      'ln',
      'o 70 60 10, 60 62.4 8.4, 50 63 8, 45.4 64 7.6',
      0,
      0,
      inked('shade 74 52, 66 58, 56 60.6, 46 59, 44 56, 70 48'),
    ) +
    dots(INKS.dark, '50 64.4 .8, 55 65 .8, 60 64.6 .9, 66 63 .9') +
    paw(44.4, 66.4, 14) +
    moved(FACE, 57, 45.6, 4, 1.08);
  return whole(p, drawn);
}
