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

/** A red panda that rests on a bough and looks at us: its forelegs hang, its haunch behind, the ringed tail down. */
export function redPanda(p: Print, bough: string, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const tail = '70 58 9, 76.4 62 11, 79 69 12.4, 78 77 12.4, 73.6 84 11, 67 88 8';
  const paw = (x: number, y: number) =>
    blob(
      dark,
      `${x - 5} ${y - 6}, ${x + 5} ${y - 6}, ${x + 6.4} ${y}, ${x + 5} ${y + 4.6}, ${x} ${y + 6}, ${x - 5} ${y + 4.6}, ${x - 6.4} ${y}`,
    ) +
    stroke(
      light,
      0.9,
      [-4, -1.4, 1.4, 4].map((dx) => `${x + dx} ${y + 4.6}, ${x + dx} ${y + 6.4}`).join('; '),
    ) +
    stroke(shade, 0.6, [-2.7, 0, 2.7].map((dx) => `${x + dx} ${y + 0.6}, ${x + dx} ${y + 4}`).join('; '));
  const foreleg = (x: number, s: number) =>
    limb(dark, `${x + s * 4} 57 11, ${x + s} 66 11, ${x} 76 10`) +
    paw(x, 79) +
    stroke('#3d3350', 1, `${x - 3.4} 64, ${x - 3.8} 70, ${x - 3.4} 75`);
  return whole(
    p,
    // Back and haunch behind the head.
    blob(coat, '24 52, 30 44, 40 38, 51 36, 61 38.6, 69 44, 74 51.6, 75.4 59, 73 66, 66 68, 40 68, 26 66') +
      locks(coat, '48 36.6 1.6, 58 37.4 2.4, 67 42.6 2.4, 72.6 49 2.4, 75 56 1.6', 2.6, 0.9) +
      limb(lit, '50 38.4 0.4, 59 40.4 2.6, 67 45.4 2.6, 72 53 0.4') +
      bough +
      limb(coat, tail) +
      bars(shade, tailRings(tail, 5.8, 6, [2, 2.6], 0.47)) +
      bars(lit, tailRings(tail, 5.8, 9, [1, 1.6], 0.42)) +
      // The haunch and its foot upon the bough.
      blob(coat, '56 50, 64 48, 71 52, 73.6 59, 71 65.6, 63 68.6, 56 67, 53 60') +
      stroke(shade, 1.2, '55 63, 54.4 57, 57.4 51.6, 63 49.4') +
      blob(dark, '57 63, 63 62.4, 68 64.6, 69 68.4, 66 71.4, 59 72, 54.6 70, 54 66') +
      stroke(light, 0.9, '56 69.6, 54.6 72; 58.6 70.8, 57.8 73.4; 61.4 71, 61.4 73.8') +
      foreleg(20.4, 1) +
      foreleg(49.6, -1) +
      blob(shade, '20 56, 35 60, 50 56, 48.6 64, 42 68, 28 68, 21.4 64') +
      moved(face(inks), 35, 51, 0, 1.5),
  );
}
