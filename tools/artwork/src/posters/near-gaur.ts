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
      `${x - 3.8} ${y - 6}, ${x + 3.8} ${y - 6}, ${x + 4.6} ${y - 2}, ${x + 4.2} ${y}, ${x - 6.4} ${y}, ${x - 5.6} ${y - 3}`,
    );
  const drawn =
    // The far legs.
    limb(far, '-6 66 9.6, 0 77 8.4, 6.6 86 6, 9.4 93 6.6') +
    limb(dark, '-12 50 16, -7 62 12.4, -2 71.4 9.6') +
    hoof(9, 98) +
    limb(far, '44 70 9, 46 76 8.6, 41 85 6, 38.6 93 6.6') +
    limb(dark, '46 46 20, 43 58 15, 45.4 69 10.4') +
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
    limb(stocking, '-22 66 10.6, -25 77 8.6, -25.6 86 6.2, -26.6 93 7') +
    limb(coat, '-16 48 19, -20 60 14.6, -23.6 72 10.4') +
    limb(sheen, '-20 48 4, -23.6 58 5, -25.6 68 2') +
    hoof(-27, 100) +
    limb(stocking, '59 68 9, 62.6 76 8.8, 59.6 86 6.2, 58.6 93 7') +
    limb(coat, '56 42 18, 54 55 17, 60 70 10') +
    hoof(58, 100) +
    moved(head(inks), -43, 31, -3, 0.98);
  return set(p, at, foot, height, drawn);
}
