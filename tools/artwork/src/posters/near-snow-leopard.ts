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
  poly,
  rings,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, set, tailRings } from './near-animals';
import type { Print } from './print';

const HEAD = mirrored('0 -10, 4.6 -9.6, 8.6 -7, 11 -2.6, 12 2, 11.4 6, 8.6 9, 5 11.4, 0 12.4');

const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '5.4 -7.6, 6.6 -11, 9.4 -12, 11.6 -10, 11.6 -6.4, 9.4 -4') +
      blob(coat, '7.2 -8, 8 -10, 9.6 -10.2, 10.4 -8.4, 9.6 -6.2'),
  ) +
  blob(coat, HEAD) +
  blob(lit, mirrored('0 -9.8, 4 -9.2, 6 -7, 4 -4, 1.6 -2.4, 0 -2')) +
  both(
    blob(light, '0 3, 3.4 2.8, 6 4.8, 6.6 7.6, 4.8 10.4, 0 11.8') +
      blob(light, '7 3, 10.6 2, 11.2 5, 9 8, 7 6.2') +
      blob(light, '1.6 -2.4, 2.8 -4.8, 5.6 -5.4, 7.6 -4, 5 -3.4') +
      blob(shade, '0.6 -2.4, 1.8 -1.2, 2.8 2.6, 1.4 3.6, 0.6 3') +
      blob(dark, '1.8 1, 2.6 -1.4, 5.2 -2.8, 8.4 -1.8, 7.2 0.6, 4.8 1.7, 3 2.2') +
      oval('#cfe0a4', 5.1, -0.5, 1.9, 1.55) +
      oval(dark, 5.1, -0.5, 0.75, 1.1) +
      oval('#fff', 4.6, -1.1, 0.35) +
      stroke(dark, 0.55, '0 5.4, 0.2 7.6, 1.8 8.8, 4 8.6') +
      dots(
        dark,
        '1.4 -7.8 0.6, 3.8 -7.4 0.65, 6 -6 0.6, 2.4 -5.6 0.55, 8.4 -3.8 0.6, 9.6 -0.6 0.7, 10.2 2 0.6, 8 4.6 0.5, 9.2 6.4 0.5, 3 6.6 0.3, 4.6 6.2 0.3, 4 7.8 0.3',
      ) +
      stroke(light, 0.28, '4.4 7, 10 6.6, 15 8; 4.4 7.8, 9.6 9, 14 11.6; 4.2 6.2, 10 4.6, 15 4.4'),
  ) +
  dots(dark, '0 -9 0.6, 0 -6.4 0.6, 0 -4 0.5') +
  poly('#c98f86', '-2.5 2.8, 2.5 2.8, 1.7 4.8, 0 5.8, -1.7 4.8');

/** A snow leopard that crouches on its ledge above us, the shoulder blades high, the long tail raised behind. */
export function snowLeopard(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const tail = '12 36 12, 28 35 12.4, 40 29 12.4, 46 17 12, 44 4 11.6, 36 -5 11, 27 -5 10, 22.6 2 8.6';
  const rosettes = (list: string) =>
    rings(dark, 1.7, list) + dots(shade, list.replace(/ [\d.]+(?=,|$)/g, ' 1.3'));
  const back = mirrored('0 25, 10 23, 20 25, 27 31, 30 42, 30 58, 28 70, 24 80, 0 82');
  const half =
    // A shoulder that stands up, the leg below it, the broad paw over the edge.
    blob(
      coat,
      '12 44, 14 31, 18.4 23.6, 23.4 21.6, 28.4 26, 31.6 36, 32.4 48, 30.4 60, 28 72, 27 84, 12 85, 11.6 72, 11 58',
    ) +
    blob(lit, '15 30, 18.8 24.4, 23.4 22.4, 28 26.6, 31 36, 26 29.4, 21.4 26.8') +
    blob(shade, '11 50, 14 58, 14.6 70, 14 82, 11.6 82, 10 66') +
    blob(coat, '9.6 86, 12 79.6, 19 77, 27 79, 30.4 85, 30 93, 26 99, 14.6 99.6, 10 95') +
    blob(lit, '13 82, 19 79.4, 26 81, 27.6 84, 20 82.8') +
    stroke(dark, 0.9, '15.4 92, 15 98.6; 20.2 91, 20.2 99; 25 92, 25.6 98.4') +
    rosettes('17 36 2.4, 24 37 2.4, 20 44 2.6, 27 46 2.2, 22.6 53 2.5, 17 52 2') +
    dots(
      dark,
      '19 60 1.6, 25 61 1.6, 21.6 67 1.5, 17.6 69 1.3, 25.4 71 1.4, 20 76 1.3, 24 84 1.2, 17 86 1.2, 21.4 87 1.1',
    );
  const drawn =
    limb(coat, tail) +
    bars(dark, tailRings(tail, 9, 14, [2.6, 4])) +
    blob(dark, '19.6 -1, 23 -3, 27 0, 26 6, 22.4 8.4, 19 5') +
    within(
      'sl',
      blobPath(back),
      blob(shade, back) +
        blob(lit, mirrored('0 24, 10 22.6, 18 24.4, 12 26.4, 0 27')) +
        rosettes('-5 31 2.2, 4 30 2.2, 11 32 1.9, -12 32 1.8'),
    ) +
    blob(light, mirrored('0 52, 8 54, 10 64, 7 76, 0 80')) +
    moved(half, 0, 0, 0, -1, 1) +
    half +
    moved(face(inks), 0, 49.6, 0, 1.94);
  return set(p, at, foot, height, drawn);
}
