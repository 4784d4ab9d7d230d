import { blob, both, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

type GaurInks = Readonly<Record<'dark' | 'coat' | 'sheen' | 'lit' | 'stocking' | 'far' | 'horn', string>>;

/** Looks at us, the pale ridge of the forehead between the horns. */
const head = ({ dark, coat, sheen, lit, stocking, horn }: GaurInks): string =>
  both(
    blob(dark, '9 -7, 15 -9.6, 22 -8.6, 27.6 -4, 24 0.4, 17 1.8, 11 1') +
      blob(lit, '13 -5.4, 19 -6.6, 24.6 -4, 20 -1.6, 14.6 -1.4') +
      limb(horn, '7 -11 7, 14 -13.4 7, 21 -18.4 6.2, 24.4 -26 5, 23 -34 3.2, 18.6 -40 0.8') +
      limb(dark, '24.4 -25.4 4.8, 23.6 -31 4, 22 -36 2.4, 18.6 -40 0.8') +
      limb(sheen, '8 -7.8 0.6, 15 -10.4 1.6, 22 -15.6 1.6, 26 -23 0.5'),
  ) +
  blob(
    coat,
    mirrored('0 -15.4, 6 -14.6, 10.8 -9.6, 12 -3, 11.4 5, 9.6 13, 8.2 21, 9 27, 8 33, 4.4 36.6, 0 37.4'),
  ) +
  blob(dark, '4 -4, 12 -2, 11.4 5, 9.6 13, 8.2 21, 8.6 26, 5 24, 5.4 14, 6.4 6') +
  blob(lit, mirrored('0 -15.4, 6 -14.6, 10.4 -9.6, 9.6 -5, 6 -1.4, 2.6 0.4, 0 1')) +
  limb(sheen, '-2 2 0.6, -3 10 4, -2.4 18 4, -1 23 0.6') +
  blob(stocking, mirrored('0 22.6, 5.6 22.4, 9 25.6, 9.2 30, 7.4 34, 4 37, 0 37.6')) +
  blob(dark, mirrored('0 24.6, 4.4 24.6, 6.8 27, 5.6 30, 2.8 31.6, 0 32')) +
  both(
    oval(coat, 3.9, 27.4, 1.3, 0.9, -24) +
      stroke(dark, 0.9, '0 31, 0 33.8, 3 34.6, 5.6 33.8') +
      blob(dark, '6.4 3.8, 8 1.2, 10.8 1.4, 11.4 4, 9.4 5.8, 7.4 5.6') +
      oval('#a86a3a', 9, 3.5, 1.5, 1.4) +
      oval(dark, 9, 3.5, 0.8) +
      oval(stocking, 8.5, 3, 0.4),
  ) +
  stroke(lit, 0.9, '-6 2.6, -8.4 -0.2, -11 0.6');

/** A gaur bull that walks to the left and looks at us, 100 units high: a high ridge of shoulder on four pale stockings. */
export function gaur(p: Print, at: number, foot: number, height: number, inks: GaurInks): string {
  const { dark, coat, sheen, lit, stocking, far } = inks;
  const hoof = (x: number, y: number) =>
    blob(
      dark,
      `${x - 4.8} ${y - 6}, ${x + 4.8} ${y - 6}, ${x + 5.6} ${y - 2}, ${x + 5.2} ${y}, ${x - 7.2} ${y}, ${x - 6.4} ${y - 3}`,
    );
  const drawn =
    // The far legs.
    limb(far, '-6 66 11.6, -1 77 10, 5.6 86 8, 8.6 93 8.2') +
    limb(dark, '-12 50 18, -8 62 14.4, -3 71.4 11.6') +
    hoof(9, 98) +
    limb(far, '44 70 11, 46 76 10.4, 41 85 8, 38.6 93 8.2') +
    limb(dark, '46 46 22, 42 58 18, 45 69 12.4') +
    hoof(37.6, 98.6) +
    limb(dark, '63 32 4, 67 42 3, 68 56 2.6, 67 64 2') +
    blob(dark, '65.6 62, 68.6 62, 69.4 70, 67 75, 65 70') +
    // High ridge of the shoulder, a step down to the loins.
    blob(
      coat,
      '-46 28, -40 19, -32 10, -22 4, -10 1, 2 1, 12 3.4, 19 8.4, 26 13.6, 36 15.4, 48 16.6, 58 20, 64 27, 66.4 37, 65 48, 61 57, 54 60, 45 57, 34 58.6, 20 61.4, 6 63.4, -8 64, -20 66, -28 68, -34 66, -40 58, -46 46',
    ) +
    blob(dark, '-40 40, -31 46, -28 56, -26 70, -31 74, -37 70, -42 62, -46 50') +
    blob(
      dark,
      '-14 63, -8 54, -4 42, 0 52, 10 57, 26 56.4, 40 53, 45 44, 47 36, 49 48, 54 59, 45 57, 34 58.6, 20 61.4, 6 63.4',
    ) +
    blob(sheen, '-24 10, -14 6, -2 5.6, 9 9, 14 17, 12 28, 3 37, -6 42, -12 52, -20 56, -25 46, -27 28') +
    blob(sheen, '40 23, 50 20.6, 58 24, 62.6 32, 62 43, 57 51, 51 49, 46 40, 42 31') +
    blob(sheen, '16 33, 25 29, 35 33, 37 42, 30 47, 20 47.6, 13 41') +
    blob(
      lit,
      '-30 9.6, -22 5.2, -10 2.2, 2 2, 12 4.4, 18 8.8, 25 14.4, 36 16.4, 48 17.8, 57 21, 48 20, 36 18.8, 25 17.4, 16 11.6, 4 6, -10 5, -22 8.6',
    ) +
    // The near legs.
    limb(stocking, '-22 66 13, -24.4 77 11.2, -25 86 8.6, -26 93 9') +
    limb(coat, '-15 46 24, -19 60 18, -23 72.6 12.6') +
    limb(sheen, '-20 48 4, -23.6 58 5, -25.6 68 2') +
    hoof(-27, 100) +
    limb(stocking, '58.6 68 11.4, 62 76 10.8, 59.4 86 8.4, 58.4 93 9') +
    limb(coat, '54 42 24, 53 56 20, 59.6 70.6 12.4') +
    hoof(58, 100) +
    // The thick neck turns with the head; folds of skin hang from it.
    blob(
      coat,
      '-48 18, -42 12, -35 8, -27 10, -22 20, -21 34, -22 48, -24 60, -28 68, -33 70, -37 64, -40 56, -46 46, -51 34',
    ) +
    blob(dark, '-38 34, -30 38, -27 48, -26 60, -30 70, -34 70, -38 63, -42 54, -46 46') +
    limb(lit, '-42 13.6 0.4, -36 9.4 1.8, -30 8 1.6, -25 6.4 0.4') +
    limb(sheen, '-25 22 0.4, -24 33 3, -25 46 2.6, -27 56 0.4') +
    moved(head(inks), -42, 33, -3, 1.08);
  return set(p, at, foot, height, drawn);
}
