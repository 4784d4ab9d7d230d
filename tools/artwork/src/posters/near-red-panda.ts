import { locks } from '../figures/parts/fur';
import { bars, blob, both, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

/** Broad and low, with white brows, cheeks and muzzle, a dark stripe from each eye past the mouth. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(light, '6.4 -8, 8.6 -11.8, 11.8 -13.6, 14.8 -13, 15.8 -9.2, 14.8 -5, 12 -2.4') +
      blob(dark, '8.2 -8.6, 10 -11.4, 12.8 -12, 13.9 -9, 12.8 -5.4, 11 -4.6') +
      blob(coat, '7.4 -6, 9.4 -10, 10.6 -8, 12.8 -7.4, 12 -4'),
  ) +
  blob(
    coat,
    mirrored('0 -10.4, 5 -10.2, 9.6 -8.2, 12.8 -4.2, 15.4 0.4, 16.6 4, 14.6 7.8, 11 10.2, 6 12, 0 12.6'),
  ) +
  both(
    locks(light, '13.6 -2 0.8, 16 2 1.8, 16.4 5.4 2.4, 13.6 8.8 2.2, 9.6 11 1.4', 1.7, 0.9) +
      blob(light, '7 2, 8.8 -0.6, 11.6 -1.6, 14.6 0.4, 16.2 4.4, 13.8 8, 9.8 10.4, 7.6 8.6, 7.2 5'),
  ) +
  blob(lit, mirrored('0 -10, 4 -9.4, 4.8 -6.6, 2 -3.4, 1.4 0.4, 0 1')) +
  both(
    blob(light, '2.2 -3.8, 2.9 -5.8, 5 -6.7, 7.2 -5.6, 7.4 -3.9, 5 -3.2') +
      blob(shade, '3.2 -0.6, 5.4 -1.6, 7.2 0.2, 7.4 3.6, 7.3 6.6, 8.2 9.6, 5 11.4, 4.6 8.6, 4.3 5, 3.4 2') +
      blob(dark, '3 -0.4, 4 -2, 5.7 -2.4, 7 -1.2, 6.4 0.6, 4.6 1') +
      oval('#fff', 4.6, -1.2, 0.5),
  ) +
  blob(light, mirrored('0 1.6, 2.4 2, 4.2 4, 4.8 6.8, 4 9.4, 2.2 11, 0 11.4')) +
  blob(dark, mirrored('0 2.2, 1.5 2.4, 2.5 3.4, 2 4.6, 0.7 5.5, 0 5.6')) +
  both(
    stroke(dark, 0.5, '0 5.4, 0.1 7.2, 1.6 8.4, 3.2 8.2') +
      stroke(light, 0.25, '4.4 6.4, 10 6, 16 8.4; 4.4 7.2, 9.6 8.6, 14 12'),
  );

/** A red panda asleep but for its eyes: the chin on its folded arms, one hind leg and the ringed tail down from the bough. */
export function redPanda(p: Print, bough: string, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const sheen = '#433a5c';
  const tail = '68 55 11, 74 58.6 11.4, 77.4 65 12, 77.6 73 12.4, 76 81 11.6, 72.6 87.6 8.4';
  // An arm on the left of the head, its paw before the chin.
  const arm = (turned: (inner: string) => string) =>
    turned(
      limb(dark, '-21 6 12, -22.4 13 13, -17 19.6 11.4, -9 21 10.6') +
        blob(dark, '-13 16.6, -7 15.6, -2.4 17.6, -0.8 21.6, -1.8 25.6, -7 27.4, -12 26.4') +
        limb(sheen, '-26.4 10 0.4, -26.4 15.4 1.4, -22 20.6 1.2, -16 22.4 0.4') +
        stroke(sheen, 0.9, '-2.6 20, -6 20.4; -2.2 22.4, -6 22.6; -2.8 24.8, -6 24.8'),
    );
  return whole(
    p,
    // Back and haunch behind the head.
    blob(coat, '20 56, 26 46, 36 39.6, 48 37, 60 39.4, 69 45, 74.6 52.6, 76 60, 73 67, 66 70, 40 70, 24 68') +
      locks(coat, '44 37.6 1.6, 56 38 2.4, 66 42.8 2.4, 73 50 2.4, 76 57 1.6', 2.6, 0.9) +
      limb(lit, '48 39 0.4, 58 40.6 2.6, 66.4 45.6 2.6, 72 53 0.4') +
      bough +
      // The tail comes over the bough behind the thigh.
      limb(coat, tail) +
      locks(coat, '75 54.6 0.6, 81.6 60.6 1.6, 84 70 1.8, 83 79 1.6, 78.6 88 0.8', 2.2, -0.8) +
      bars(shade, tailRings(tail, 5.8, 9, [2, 2.8], 0.48)) +
      bars(lit, tailRings(tail, 5.8, 12, [1, 1.6], 0.42)) +
      // The hind leg, astride the bough.
      limb(dark, '63 64 14, 64.6 71 12.6, 64.6 78 9.6, 63 83 8.6') +
      blob(coat, '54 54, 62 48.6, 70 51, 74.6 57, 74.4 65, 71.4 71, 65 73.4, 58.6 71.4, 54 65') +
      locks(coat, '57 70.4 1.4, 61 73 2.2, 66 73.6 2.4, 71 71.6 1.8', 2, 0.9) +
      stroke(shade, 1.2, '56.6 66, 55.4 59.6, 58.6 54, 63.6 51.6') +
      limb(lit, '66 50.4 0.3, 71 53 1.4, 74 58.6 1.2, 74.4 64 0.3') +
      blob(dark, '59.4 80, 66.6 80, 67.6 84.6, 64.6 88.6, 59.4 89, 57 85.6') +
      bars(
        light,
        '58.4 86.6 1, 57.9 88.2 .8, 56.9 89.6 .2; 60.9 87.8 1, 60.7 89.4 .8, 60 90.8 .2; 63.5 87.6 1, 63.7 89.2 .8, 63.4 90.6 .2',
      ) +
      limb(sheen, '70 74 0.4, 69.4 76 1, 68.4 79 0.4') +
      arm((inner) => moved(inner, 33, 52, 0, 0.92, 1)) +
      arm((inner) => moved(inner, 33, 52, 0, -0.92, 1)) +
      blob(shade, '19 60, 33 64, 47 60, 46 67, 40 71.6, 26 71.6, 20 67') +
      moved(face(inks), 33, 49.4, 0, 1.24, 1.5),
  );
}
