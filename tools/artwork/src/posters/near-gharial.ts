import { blob, dots, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

type GharialInks = Readonly<Record<'dark' | 'skin' | 'lit' | 'pale' | 'hatched', string>>;

/** A gharial's body over water: the knob on its snout, the brow, the neck, the ridged back. */
const OUTLINE =
  '2 0.6, 1.8 -2.6, 3 -5.4, 4.6 -7.6, 7.4 -8.6, 9.8 -7.6, 11 -5.2, 14 -4, 22 -3.8, 30 -4.4, 37 -5.6, 41 -8, 43.4 -11.6, 46 -13.8, 49.4 -14, 52 -12.6, 56 -12, 60 -11.6, 63 -9.6, 66 -7.4, 69 -7.2, 73 -9.4, 78 -13, 84 -16, 94 -17.6, 94 0.8, 80 1.4, 60 0.8, 40 1.2, 20 0.8';

/** A hatchling some 13 units long that looks to the left; its snout at (x, y), turned. */
const hatchling = (x: number, y: number, turn: number, { dark, hatched }: GharialInks): string =>
  moved(
    stroke(hatched, 0.9, '6.4 0.2, 5.6 1.9, 4.8 2.1; 9.6 0.3, 10.2 1.9, 9.4 2.2') +
      limb(
        hatched,
        '0 0.4 0.7, 3 0.2 0.7, 4 -0.3 1.5, 5.4 -0.2 1.3, 7.6 -0.1 2.3, 9.8 0.3 1.8, 12.6 0.9 0.9, 15.4 0.4 0.2',
      ) +
      stroke(dark, 0.5, '6.8 -1, 7 0; 8.4 -0.9, 8.6 0.1; 10 -0.5, 10.2 0.4') +
      dots(dark, '3.8 -0.6 0.35'),
    x,
    y,
    turn,
  );

/** An old male gharial at rest in the water with hatchlings on his back, mirrored below. The water's edge is at `foot`. */
export function restingGharial({ y }: Print, foot: number, inks: GharialInks, image: string): string {
  const { dark, skin, lit, pale } = inks;
  const drawn =
    `<g transform="scale(1 -.62)">${blob(image, OUTLINE)}</g>` +
    blob(dark, OUTLINE) +
    blob(
      skin,
      '3.6 -5, 5 -7, 7.4 -7.8, 9 -7, 10.4 -4.6, 14 -3.3, 22 -3.1, 30 -3.7, 37.4 -4.9, 41.8 -7.4, 44.4 -11, 46.4 -13, 49 -13.2, 52 -11.8, 56 -11.2, 60 -10.8, 63 -8.6, 58 -8.4, 52 -7.6, 45 -5, 36 -2.9, 24 -2, 12 -2, 6 -2.8',
    ) +
    blob(lit, '4.6 -6.2, 6 -7.6, 7.8 -7.6, 8.8 -6.6, 7.2 -6.2') +
    blob(lit, '44.6 -10.6, 46.6 -12.8, 49 -13, 51.6 -11.8, 49 -11.8') +
    blob(skin, '67 -5.4, 70 -6.6, 74 -9.2, 79 -12.6, 84.4 -15, 94 -16.6, 94 -10, 84 -9, 76 -6.4, 70 -3.4') +
    blob(lit, '73 -8.6, 79 -12.6, 84.4 -15, 94 -16.6, 94 -15, 84.4 -13, 79 -10.6') +
    stroke(
      pale,
      0.5,
      '9 -1.9, 9.2 -0.7; 13 -1.8, 13.2 -0.6; 17 -1.8, 17.2 -0.6; 21 -1.8, 21.2 -0.6; 25 -1.9, 25.2 -0.7; 29 -2, 29.2 -0.9; 33 -2.4, 33.2 -1.3',
    ) +
    stroke(pale, 0.6, '4 -1.5, 14 -1.2, 26 -1.3, 37 -2.2, 45 -4.4, 50 -6') +
    hatchling(50, -13.6, 5, inks) +
    hatchling(66.4, -8, -10, inks) +
    hatchling(76, -13.4, -18, inks) +
    blob(dark, '44.6 -9.6, 46 -11, 48 -10.8, 49.4 -9.6, 47 -8.8') +
    oval(pale, 46.8, -10, 0.9, 0.6) +
    oval(dark, 46.6, -10, 0.3, 0.6) +
    dots(dark, '6.4 -7 0.5') +
    [
      [8, 2.2, 20],
      [76, 2.4, 28],
      [42, 5, 22],
      [20, 8, 16],
      [64, 8.6, 20],
      [88, 6, 12],
    ]
      .map(([at = 0, down = 0, w = 0]) =>
        blob(pale, `${at - w / 2} ${down}, ${at} ${down - 0.5}, ${at + w / 2} ${down}, ${at} ${down + 0.5}`),
      )
      .join('');
  return `<g transform="translate(0 ${n0(y(foot))})scale(${Math.round(y(1) * 100) / 100})">${drawn}</g>`;
}
