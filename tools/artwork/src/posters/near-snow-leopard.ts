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
  poly,
  rings,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, set, tailRings } from './near-animals';
import type { Print } from './print';

const HEAD = mirrored(
  '0 -15.6, 5 -15.2, 10 -13, 13.8 -9, 15.8 -4, 17 1, 18.4 5.4, 17 9.6, 13.4 13.2, 9 15.8, 5 17.6, 0 18.4',
);

/** Small ears set wide, a broad nose, pale eyes under straight brows. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '7.4 -13, 8.6 -16.6, 11.6 -18, 15 -17, 17 -13.6, 16.6 -9.4, 13 -7') +
      blob(light, '10 -13, 11 -15.2, 13.2 -15.6, 14.8 -13.6, 14.6 -10.4, 12.6 -9') +
      blob(shade, '11.6 -11.4, 12 -13.6, 13.4 -14, 14 -12, 13.2 -10'),
  ) +
  blob(coat, HEAD) +
  both(locks(coat, '17.2 1 0.6, 18.4 5 1.6, 17 9.6 2, 12.4 13.8 1.6', 1.8, 0.7)) +
  blob(lit, mirrored('0 -15, 4.6 -14.4, 8 -11.6, 6.6 -7.4, 3.6 -4.4, 0 -3.6')) +
  both(
    blob(light, '7.6 4.6, 12.6 2.6, 16.8 3.6, 17 8, 13.4 12, 9.6 14.4, 7 10') +
      blob(light, '3 -3.6, 5.4 -6.2, 9 -6.8, 12.4 -5, 11.4 -3.4, 7.6 -4.4') +
      blob(shade, '1.4 -5, 2.6 -2, 3.6 2, 3.4 4.6, 1.6 3, 0.6 -1'),
  ) +
  blob(light, mirrored('0 5.4, 4 4.6, 8 6.6, 9.4 9.8, 7.6 13, 5.4 16, 2.6 17.6, 0 18')) +
  both(
    blob(dark, '2.4 2.2, 4 -1, 7 -3.2, 10.8 -3.2, 13 -1, 11 1.4, 7.8 2.6, 4.6 2.8') +
      oval('#cfdba6', 7.5, -0.2, 2.7, 2.2) +
      oval(dark, 7.4, -0.3, 1.15, 1.35) +
      oval('#fff', 6.9, -1.3, 0.5) +
      blob(dark, '3 0.2, 6.8 -3.4, 12.8 -1.6, 8 -1.5') +
      bars(
        dark,
        '1.6 -13.4 0.5, 2.4 -10.6 1.4, 1.8 -7.6 0.4; 5 -12.8 0.5, 5.8 -10.2 1.5, 4.6 -8 0.4; 8.6 -11.6 0.5, 9.6 -9.2 1.5, 8.8 -7.2 0.4; 12.4 -8 0.5, 13.2 -6 1.2, 12.6 -4.4 0.4; 12.6 0.4 0.6, 15 1.4 1.1, 17.6 4 0.3; 11.4 3.4 0.5, 14 5.4 1.2, 16.4 9 0.3; 9.8 6.4 0.5, 11.6 9 1.2, 12.6 12.4 0.3',
      ) +
      dots(dark, '1.4 -4.4 0.5, 4.8 9 0.4, 7 8.6 0.4, 5.6 10.8 0.4, 7.6 10.4 0.35') +
      stroke(dark, 0.8, '0 8, 0 11.2, 2.6 12.8, 5.6 12.9, 8 12.2') +
      stroke(light, 0.4, '7 9, 15 7.6, 22 9; 7 10, 14 10.8, 20.6 14; 6.6 11, 12 13.6, 17 18.4'),
  ) +
  bars(dark, '0 -12 0.5, 0 -9.6 1, 0 -7.4 0.3') +
  stroke(shade, 0.7, '-3 16, 0 16.6, 3 16') +
  poly(dark, '-3.9 4.4, 3.9 4.4, 2.4 7.4, 0 8.9, -2.4 7.4') +
  poly('#d59a8c', '-3.2 4.3, 3.2 4.3, 1.8 6.4, 0 7.4, -1.8 6.4');

const BODY = mirrored(
  '0 29, 9 30, 15.4 35, 19.4 42, 21.6 51, 23.6 60, 28 67, 31.4 76, 32.6 86, 30.4 95, 24 99, 0 99',
);
const HAUNCH = '17.6 76, 20.6 67.4, 26 65.4, 31 70, 33.4 80, 32.6 91, 28 98, 20 99, 16.6 90';
const TAIL =
  '27.6 86.4 8.6, 33 92.4 9.6, 34 99.6 10.4, 26 105 10.8, 12 107 11, -4 107 11, -18 105 10.8, -30 100.6 10.4, -37.4 93 9.8, -38.4 83.6 8.8, -34 77.4 7';

/** A snow leopard that sits on its ledge and looks at us, the long tail laid about its paws. */
export function snowLeopard(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const rosettes = (list: string) =>
    dots(shade, list.replace(/ [\d.]+(?=,|$)/g, ' 1.7')) +
    rings(dark, 1.2, list, 'stroke-dasharray="3.2 1.2"');
  const half =
    // Haunch and hind paw beside the foreleg.
    blob(shade, '14 58, 19 62, 22 66, 19 76, 17.6 98, 11 98, 12 76') +
    blob(coat, HAUNCH) +
    blob(coat, '14.4 99, 15.6 94.6, 20.4 92.4, 25.6 94, 27.4 98, 24 101, 17 101.4') +
    stroke(dark, 0.7, '18.6 96.6, 18.4 100; 22.4 96.6, 22.6 100') +
    rosettes(
      '22.2 73 2.4, 28.2 72 2.1, 25.4 79.4 2.6, 30.4 80.6 1.7, 20.6 81.6 1.9, 27 87.2 2.2, 21.6 88.4 1.8',
    ) +
    // Shoulder, foreleg, paw.
    blob(
      coat,
      '8 38, 14 36, 18.6 42, 20.4 50, 18.6 60, 15.8 70, 14.4 82, 14.4 94, 4 94, 3.6 80, 3.4 66, 4 50',
    ) +
    blob(coat, '2 97.4, 2.6 92.4, 6 89.4, 11.4 89.2, 15 91.8, 15.8 96.4, 13 100, 5 100.2') +
    stroke(dark, 0.8, '6 95.4, 5.6 99.6; 9 95, 9 100; 12 95.4, 12.4 99.6') +
    rosettes('15.6 45.4 2.2, 17.4 52.6 2') +
    dots(
      dark,
      '12.6 50 1.4, 13.6 57.4 1.5, 16.8 59 1.2, 10.4 60.6 1.3, 13.6 64.6 1.4, 7.6 66 1.2, 10.8 70 1.4, 7 73.6 1.2, 12.4 75.4 1.2, 9.6 79 1.3, 6.6 82.6 1.1, 12 84 1.1, 8.8 87 1, 6 91.4 0.8, 10.6 92 0.9',
    );
  const drawn =
    blob(coat, BODY) +
    within('sl', blobPath(BODY), both(rosettes('20 46 2.2, 23.4 54.6 2.2, 22 62 1.8'))) +
    both(half) +
    blob(shade, mirrored('0 64, 1.2 70, 2.4 80, 2.8 88, 2.6 95, 0 96')) +
    blob(dark, mirrored('0 78, 0.8 84, 1.4 90, 1.4 95, 0 95.6')) +
    // The pale chest.
    blob(light, mirrored('0 34, 10.6 35, 12 41, 10.4 48, 7.6 54, 4.6 60, 0 63')) +
    both(locks(light, '12 41 1.6, 10.4 48 2, 7.6 54 2.2, 4.4 60 2.4, 0.4 63 2', 2.4, 0.6)) +
    dots(dark, '-6 46.4 0.9, 5.4 47.4 0.9, -2 50.6 0.9, 2.8 53 0.8, -4.4 55 0.8, 6.4 52.4 0.7') +
    blob(shade, mirrored('0 37, 7 37.4, 14 33, 12.4 37, 8 40.6, 4 41.8, 0 42')) +
    // The moon stands on the left.
    limb(shade, '20.4 44 0.4, 21.8 52 1.6, 23.4 60 1.6, 27.6 67 0.4') +
    limb(shade, '28.6 67 0.4, 32 74 1.7, 32.6 84 1.7, 30.4 92 0.4') +
    limb(lit, '-17.6 39 0.4, -20 44 1.7, -21.8 51 1.6, -23.4 59 0.4') +
    limb(lit, '-26 66 0.4, -31 71.4 1.8, -33 80 1.8, -32.6 88 0.4') +
    moved(face(inks), 0, 21) +
    limb(coat, TAIL) +
    bars(dark, tailRings(TAIL, 7.4, 11, [2.4, 3.6])) +
    blob(dark, '-38 81.6, -39 77.6, -36.6 73.8, -32 72.6, -29 75, -29.8 79, -33 80.4');
  return set(p, at, foot, height, drawn);
}
