import {
  bars,
  blob,
  both,
  dots,
  mirrored,
  moved,
  oval,
  painted,
  poly,
  stroke,
} from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

type StagInks = Readonly<
  Record<'dark' | 'deep' | 'shade' | 'coat' | 'warm' | 'pale' | 'lit' | 'light', string>
>;

/** A beam that sweeps out, then up, its six tines all in the upper half but one before the brow. */
const antler = ({ deep, shade, pale }: StagInks): string =>
  painted({ shade, pale, deep })(`
  shade 23.6 7.6 2.6, 25.8 2.6 1.8, 26 -3 .5
  shade 22.8 21 3, 18.4 17.4 2.4, 15.6 12 1.8, 15.4 6.4 .5
  shade 20 24.6 3.4, 26 22.4 2.7, 31 18 2, 33.6 12 .5
  shade 23.8 15.6 3.2, 28 11.4 2.5, 30.4 5.6 1.8, 30.4 0 .5
  shade 4.6 40.4 5.2, 8 35.4 4.6, 14 31 4.4, 20 25.4 4.2, 24 18 3.8, 24.6 10.6 3.1, 22 4 2.2, 18.6 -1.4 .6
  shade 6 38 4, 5.2 32 3.2, 6.4 26 2.2, 9.6 21.4 .5
  pale 9 33.6 .3, 14.6 29.4 .9, 20.4 23.8 1, 23.4 17.6 .8, 23.8 11 .3
  pale 26 21.4 .3, 30 17.8 .7, 32.6 14 .2
  pale 27.6 10.8 .3, 29.4 6.4 .6, 29.8 2.4 .2
  pale 5.6 31 .3, 6.4 27 .6, 8.4 23.4 .2
  deep 6 39.4 .3, 11 35.4 1, 16 32 .9, 20.6 28 .3
  shade 1.6 41, 2 38.2, 5 37, 8.4 38.2, 8.8 41, 5 42.4`);

/** The right ear, from its root. */
const stagEar = ({ dark, shade, coat, warm, lit }: StagInks): string =>
  painted({ coat, warm, dark })(`
  coat 0 4.4, 0.6 -1, 5 -4.4, 10.6 -5.2, 15.4 -3.2, 18.4 0.6, 15 3.6, 10 5.2, 5 6
  warm 2.4 2.8, 4.4 -1.4, 9.4 -3.4, 14 -2.2, 17 0.6, 13.4 2.4, 8.6 3.4
  dark 2.2 3.6, 4 0.8, 8 0, 12.4 0.4, 16 0.8, 12.4 2.6, 7.4 4`) +
  bars(shade, '3 0.6 0.2, 7 -1.6 0.9, 12 -1.2 0.2') +
  blob(lit, '2 -2.6, 5 -4.4, 10.6 -5.2, 15.4 -3.2, 18.4 0.6, 14.8 -2.2, 10.4 -4, 5.6 -3.4');

const HEAD = mirrored(
  '0 38.6, 4.6 39, 8.4 41.4, 10.4 44.8, 10.6 48.6, 9 52.4, 6.8 56, 5.6 60, 5.2 63, 5.7 65.6, 5 68.6, 2.8 70.6, 0 71.2',
);

const stagFace = ({ dark, shade, coat, warm, pale, lit, light }: StagInks): string =>
  blob(coat, HEAD) +
  both(
    painted({ shade, warm, lit, dark })(`
  shade 10.4 47, 10 50, 8.6 53.6, 6.4 57.6, 5.4 61.4, 5.2 64, 3.4 61, 3.4 55, 5.4 52, 7 49
  warm 1 40, 4.4 40.6, 6.6 43.4, 6.2 46, 3.6 47.4, 1.4 45
  lit 8 41.4, 10.2 44.6, 10.6 48.6, 9.2 52.4, 7.4 55.6, 8.4 51.8, 9.6 48, 9.2 44.6
  dark 4 50.6, 4.6 48.2, 6.4 46.8, 8.4 47.4, 8.6 49.6, 6.8 51.2, 5.2 51.6
  warm ~.6 5 50.6, 6.6 50.8, 7.8 49.8`) +
      oval(light, 6.8, 48.4, 0.55) +
      painted({ lit, dark, pale })(`
  lit ~.6 3.8 48.2, 5.6 46.1, 8.4 46.1
  dark 4.2 51.8, 5 52.8, 4.6 55, 3.9 56.6, 3.5 54`),
  ) +
  blob(warm, mirrored('0 47, 1.5 48.4, 2 54, 2.2 60, 0 62')) +
  blob(dark, mirrored('0 61.4, 2.6 61.2, 4.6 62.4, 4.6 64.8, 2.8 66.6, 0 67.4')) +
  both(
    blob(shade, '1.6 63.4, 3 62.6, 3.9 63.2, 3.2 64.6, 2.2 65') +
      stroke(dark, 0.6, '0 67, 0 68.4, 1.2 69, 2.6 69.2'),
  ) +
  oval(shade, 0, 62.4, 1.6, 0.5);

/** The shaggy right edge of the neck, from the jaw down. */
const MANE =
  '6 54, 9.6 60, 9 60.6, 12.4 69, 11.2 69.4, 15.6 80, 13.8 79.6, 18.2 91, 16.4 90.8, 21.4 104, 19 103, 20 112, 0 112, 0 54';

/** A barasingha stag to its breast that looks at us, its spotted back to the right. */
export function barasinghaStag(p: Print, at: number, foot: number, height: number, inks: StagInks): string {
  const { coat, warm, lit, light } = inks;
  const drawn =
    painted({ coat, warm, lit })(`
  coat 6 60, 14 66, 20.1 68, 26.9 68.6, 33 71, 37.6 76, 39.8 84, 40.3 94, 39.8 112, -14 112, -14 96, -12 84, -9 72
  warm 17 78, 20.8 86, 22.4 96, 21.6 112, 39.8 112, 40.1 100, 35.3 105, 30 104, 25.4 98, 21.6 90
  lit 12 64.6, 17 66.6, 21.6 67.8, 26.9 68.4, 33 70.8, 37.6 75.8, 39.8 84, 36.8 78.6, 32.2 74.4, 26.9 72, 21.6 71.4, 15.5 69.4`) +
    dots(
      light,
      '20.1 74.4 .7, 23.6 75 .8, 27.1 75.8 .8, 30.4 77.4 .8, 33.5 80 .8, 36 83.6 .7, 23.1 79.4 .6, 26.6 80.4 .6, 30 82.2 .6, 32.8 85 .6',
    ) +
    moved(poly(lit, MANE), -0.9, -0.2, 0, -1, 1) +
    both(poly(warm, MANE)) +
    blob(coat, mirrored('0 46, 7 52, 7.6 62, 9 73, 10.6 84, 11.6 95, 11.6 112, 0 112')) +
    blob(warm, mirrored('0 66, 5.4 67, 5.6 70, 4 73, 0 74.4')) +
    both(antler(inks)) +
    moved(stagEar(inks), 7.6, 43.4, -2) +
    moved(stagEar(inks), -7.6, 43.4, 2, -1, 1) +
    stagFace(inks);
  return set(p, at, foot, height, drawn);
}
