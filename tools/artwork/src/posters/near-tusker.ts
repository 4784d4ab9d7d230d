import { blob, both, dots, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

type TuskerInks = Readonly<Record<'dark' | 'shade' | 'skin' | 'lit' | 'pink' | 'light', string>>;

const ear = ({ dark, shade, skin, pink }: TuskerInks): string =>
  blob(
    skin,
    '12 13, 17 10.4, 23 10, 28.6 12.6, 32 18, 32.4 25, 30 33, 26.4 40, 22.6 46.6, 19.6 49.4, 17.6 46, 14 40, 12 30',
  ) +
  blob(shade, '13 18, 18 17, 23 19, 26 24, 25.6 32, 22.6 40, 19.4 47, 17.4 45.6, 13.6 39, 12 30') +
  blob(
    pink,
    '28.6 34, 31.6 27, 32.2 20, 32.6 25, 30.2 33, 26.6 40.4, 22.8 46.8, 19.6 49.6, 18.4 47.6, 22.4 43.6, 26 38.6',
  ) +
  dots(
    pink,
    '29 29 0.6, 27.4 32.6 0.7, 25.6 36 0.6, 23.6 39.4 0.7, 30.2 24.6 0.5, 26 31 0.4, 28.4 26 0.4, 21.8 43 0.5, 23.8 36.4 0.4',
  ) +
  stroke(dark, 0.7, '12.4 17, 17 14.6, 22.4 15, 27 18');

/** Foreleg and foot, its middle at x. */
const leg = (x: number, foot: number, { dark, shade, skin, light }: TuskerInks): string => {
  const to = (list: string) =>
    list
      .split(', ')
      .map((point) => point.split(' ').map(Number))
      .map(([dx = 0, y = 0]) => `${x + dx} ${y + foot}`)
      .join(', ');
  return (
    blob(
      skin,
      to(
        '-9 -46, 9 -46, 9.4 -34, 8 -24, 7.4 -14, 8.6 -5, 9 -1.6, 6 0, -6 0, -9 -1.6, -8.6 -5, -7.4 -14, -8 -24, -9.4 -34',
      ),
    ) +
    blob(
      shade,
      to('3 -44, 9 -44, 9.4 -34, 8 -24, 7.4 -14, 8.6 -5, 9 -1.6, 6 0, 1 0, 3.6 -6, 2.6 -16, 3.6 -28'),
    ) +
    stroke(dark, 0.7, to('-7.6 -20, -2 -18.6, 3 -19.6').concat('; ', to('-7.4 -17, -3 -15.8, 1 -16.4'))) +
    [-6, -2.1, 2.1, 6].map((dx) => oval(light, x + dx, foot - 1.6, 1.6, 1.3)).join('')
  );
};

/** A tusker that comes toward us, 100 units high: two domes above all, ears that end beside the mouth, freckles of pink. */
export function tusker(p: Print, at: number, foot: number, height: number, inks: TuskerInks): string {
  const { dark, shade, skin, lit, pink, light } = inks;
  const drawn =
    // Hind legs, trunk of the body.
    both(blob(dark, '6 60, 22 60, 22 80, 22.6 93, 20 95.4, 9.6 95.4, 8.6 93, 9.6 80')) +
    blob(shade, mirrored('0 8, 12 9, 21 13, 28 22, 31.4 36, 32 50, 30 62, 26 70, 18 74, 0 75')) +
    blob(dark, mirrored('0 52, 10 52, 15 60, 12 74, 6 78, 0 78')) +
    leg(-18.4, 97.6, inks) +
    leg(18.6, 100, inks) +
    both(moved(ear(inks), -1, 0.4, 0, 1.08)) +
    // Head in one outline down to the root of the trunk.
    blob(
      skin,
      mirrored(
        '0 2.6, 3.4 0.4, 8 0, 12.6 2.6, 15.4 8, 15.6 14, 14.2 20, 15.4 26, 16 32, 14.6 38, 12.6 44, 9 49, 0 50',
      ),
    ) +
    limb(
      skin,
      '0 38 19, 0.4 50 15, -0.6 62 12.4, -2 74 10, -1.8 83 8.2, -0.4 90 7, 3.6 93.4 6, 7 91.4 5, 7.6 88 4',
    ) +
    // Light from the left, shade on the right.
    blob(lit, '-4 2, -8 1, -12 4, -14 10, -12.8 15, -9 17, -5 13, -3.4 7') +
    blob(lit, '3 4, 7 2, 10.6 4.6, 11 10, 8 13.6, 4.6 11') +
    blob(lit, '-5 22, -1.6 24, -0.6 33, -2 44, -3 54, -5.4 56, -7 48, -7.6 36, -6.6 27') +
    blob(
      shade,
      '11 6, 15.4 8.4, 15.6 14, 14.2 20, 15.4 26, 16 32, 14.6 38, 12.6 44, 9 49, 9.6 42, 11.6 34, 10.4 26, 11 20, 12.4 13',
    ) +
    blob(
      shade,
      '4 40, 8 44, 7.4 52, 5.4 62, 3 74, 2.2 82, 2.8 87.6, 4.4 90.4, 5.4 93, 4.4 96.2, 0.4 95, -2 91, -1 86, 0.2 78, 1.4 70, 3 58',
    ) +
    both(
      blob(shade, '9.4 27, 11 24.4, 14 24.4, 15.8 27.4, 14.6 31, 11.6 31.6, 9.6 30') +
        oval(dark, 12.6, 27.8, 1.8, 1.6) +
        stroke(dark, 0.8, '9.4 26.6, 12 25, 15.4 26.2') +
        stroke(dark, 0.6, '9.8 30.4, 12.4 31, 14.8 30') +
        // Sheath and tusk.
        blob(shade, '6.4 42, 10 40.6, 13.4 42, 13 46.6, 10.4 48.4, 7 47'),
    ) +
    oval(light, 12, 27.2, 0.5) +
    oval(light, -13.2, 27.2, 0.5) +
    both(limb(light, '9.8 44 5.2, 12 52 5, 13.6 61 4.3, 13.2 69 3.2, 10.6 75.6 1.6, 9 78 0.4')) +
    limb('#dcc79d', '12 47 0.3, 14.2 55 1.5, 15.2 62 1.3, 13.6 70 0.8, 10.6 76 0.2') +
    limb('#dcc79d', '-7.6 47 0.3, -10 55 1.4, -11.8 62 1.3, -11.8 69 0.8, -10 75 0.2') +
    dots(
      pink,
      '-2.6 40 0.6, 1 37 0.5, 2.8 42 0.6, -0.4 44.6 0.5, -3.4 47 0.5, 2 49 0.6, 4.6 45 0.5, -1 51.6 0.5, 1.2 55 0.5, -2.6 34 0.4, 3.4 34.6 0.4, 3.6 53 0.4, -3.6 58 0.4, 0 60 0.4',
    ) +
    stroke(
      dark,
      0.8,
      '-6.6 55, 0 57, 6.8 55; -6.6 61, -0.6 63, 5.6 61; -7 67, -1.6 69, 4.2 67; -6.8 73, -2 75, 3 73; -6.4 79, -2 80.8, 2.6 79; -5.6 85.6, -1.6 86.6, 2 84.6; -3 92.4, -0.2 91.2, 2.4 88.4',
    );
  return set(p, at, foot, height, drawn);
}
