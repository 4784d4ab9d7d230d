import { locks } from '../figures/parts/fur';
import { bars, blob, both, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

/** A round face with white brows, cheeks and muzzle, a dark stripe from each eye past the mouth. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(light, '3.6 -7.4, 5 -13, 9 -16.4, 12 -15.6, 13 -10.6, 11.6 -4.6, 8 -3') +
      blob(shade, '5.8 -7.6, 7 -12, 9.6 -14, 11 -12.4, 11 -8.4, 9.4 -5.4') +
      bars(light, '6.6 -6 1.2, 8 -9 0.9, 8.8 -12 0.2; 8.6 -5 1.2, 9.6 -7.4 0.9, 10 -10 0.2'),
  ) +
  blob(
    coat,
    mirrored(
      '0 -9.8, 4.4 -9.6, 8 -7.6, 10.4 -3.6, 13.4 0.6, 12.4 2.4, 13.4 4.8, 11.2 6, 10.6 8, 7 9.8, 3 11, 0 11.2',
    ),
  ) +
  blob(lit, mirrored('0 -9.4, 3.6 -9, 4.4 -6, 2 -2.6, 1.4 0, 0 0.6')) +
  both(
    blob(light, '6.4 0.6, 8 -1.8, 10.2 -1.8, 13.8 1, 13 4.6, 10.8 7.6, 8 8.6, 6.8 6.4, 7 3.2') +
      blob(light, '1.9 -3.4, 2.6 -5.4, 4.4 -6.6, 6.4 -5.8, 7 -4, 5.4 -3.2, 3.6 -3.4') +
      blob(shade, '3 -1.6, 5 -2.2, 6.6 -0.4, 6.8 3, 6.6 6, 7.6 9.4, 4 10.8, 3.6 8, 3.6 4.6, 3 1.6') +
      blob(dark, '2.6 -0.6, 3.4 -2, 5 -2.4, 6.2 -1.2, 5.6 0.6, 3.8 0.8') +
      oval('#fff', 4, -1.4, 0.5),
  ) +
  blob(light, mirrored('0 0.6, 1.8 1, 3.6 2.6, 4.4 4.8, 4 7.2, 2.4 9, 0 9.8')) +
  blob(dark, '-2.3 2.6, -1.2 1.6, 0 1.3, 1.2 1.6, 2.3 2.6, 1.8 3.8, 0.6 4.7, -0.6 4.7, -1.8 3.8') +
  both(
    stroke(dark, 0.5, '0 4.4, 0.1 6, 1.4 7.2, 3 7') +
      stroke(light, 0.25, '4 5.6, 9 5.4, 13.6 7; 4 6.4, 8.6 7.8, 12 10.4'),
  );

/** A red panda that clings to a stem on its way up and looks round at us, its ringed tail hanging. */
export function redPanda(p: Print, stem: string, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const tail = '41 66 8, 49 69 10, 56.6 73.6 11.4, 61.6 80.4 11.6, 61.4 87 10.4, 57 91.4 8';
  const claws = (x: number, y: number) =>
    stroke(
      light,
      0.6,
      `${x} ${y}, ${x - 1.8} ${y + 0.2}; ${x + 0.2} ${y + 1.8}, ${x - 1.6} ${y + 2.4}; ${x} ${y - 1.8}, ${x - 1.8} ${y - 2}`,
    );
  return whole(
    p,
    limb(coat, tail) +
      bars(shade, tailRings(tail, 5.6, 7, [1.8, 2.4], 0.46)) +
      bars(lit, tailRings(tail, 5.6, 10, [1.2, 1.8], 0.4)) +
      // Far forepaw beyond the stem.
      limb(dark, '36 41 8, 31 35 7, 26 31 6.4') +
      stem +
      blob(dark, '30 33, 27 28, 22 27.4, 18.6 30, 19.4 33.6, 24 35.6') +
      claws(19.4, 30.6) +
      // Belly, back and haunch.
      blob(dark, '31 40, 36 38, 40 44, 40 58, 38 68, 31 67, 29.6 54') +
      blob(
        coat,
        '34 37, 41 36.6, 47 41, 50.6 48, 51.6 56, 50 63, 46 69, 40 71.4, 35 69, 34.6 62, 35.6 54, 35 45',
      ) +
      locks(coat, '45 40 2, 50 48 2.4, 51.4 56 2.4, 49.6 64 2, 45 70 1.6', 2.4, 0.9) +
      limb(lit, '44 42 0.4, 48.4 49 2, 49 57 1.8, 47 64 0.4') +
      bars(
        shade,
        '40 44 0.3, 42 48 1, 42.6 52 0.3; 44 52 0.3, 45 57 1, 44.4 61 0.3; 39 56 0.3, 40.6 60 1, 40.4 64 0.3',
      ) +
      // Near foreleg round the stem, the hind leg braced below.
      limb(dark, '40 45 9, 34 46.4 8, 27 45 7, 21 43.6 6.4') +
      blob(dark, '23 40.4, 18.6 40.2, 15.6 43, 16.8 46.6, 22 47.4') +
      claws(16.6, 43.4) +
      blob(dark, '38 58, 44 58, 48 62.6, 47 68.6, 41 72.6, 35 71, 34 64') +
      limb(dark, '40 68 10, 33 70 8, 26.6 68.6 7, 21 67 6.4') +
      blob(dark, '23 63.8, 18.6 63.6, 15.6 66.4, 16.8 70, 22 70.8') +
      claws(16.6, 66.8) +
      locks(coat, '30 46 1, 36 49.4 2.4, 44 48.6 2.4, 49 43 1', 2.2, 0.5) +
      moved(face(inks), 39.6, 36, 8, 1.2),
  );
}
