import { blob, blobPath, dots, limb, oval, stroke, within } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

const BODY =
  '-46 20, -40 12, -30 6, -16 2.6, 0 2.6, 16 6, 30 11.6, 42 17, 50 19.6, 50 24.6, 42 27.4, 30 31, 16 35.6, 0 39, -14 40, -26 38, -34 34.6, -38 36, -40 42, -44 47, -51 49.4, -58 48.4, -61.6 44, -60.6 38, -57 32, -52.6 26';

/** A dugong in profile that swims to the left, 50 units high. */
export function dugong(
  p: Print,
  at: number,
  foot: number,
  height: number,
  turn: number,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const drawn =
    blob(shade, '-8 34, 0 36, 3 43, 1 51, -4 55, -8 52, -10 44') +
    blob(shade, '48 22, 55 16, 63 7, 72 1, 77 0.6, 74 9, 68 18, 61 25, 54 27') +
    blob(skin, '46 21, 54 20, 63 22, 72 28, 78 36, 79 41, 70 37.6, 60 32, 52 27, 46 24.6') +
    blob(lit, '50 20.8, 56 20.6, 64 23, 72 28.6, 76.6 34, 69 29.6, 60 25') +
    within(
      `dg${Math.round(at)}`,
      blobPath(BODY),
      blob(skin, BODY) +
        blob(
          shade,
          '-62 40, -52 42, -44 38, -36 31, -22 34, -4 34, 14 30, 32 26, 52 22, 52 44, -20 46, -50 54, -64 50',
        ) +
        blob(
          lit,
          '-46 20, -40 12, -30 6, -16 2.6, 0 2.6, 16 6, 30 11.6, 44 17.6, 28 15, 10 11, -8 9.4, -24 12, -36 18, -44 26, -52 34, -56 33, -50 25',
        ),
    ) +
    // The disc of the muzzle, its nostrils and bristles, and the folds of the neck.
    blob(skin, '-57 33, -51 31, -46 34, -43.4 39, -44 45, -49 49, -56 49.6, -61.4 46, -62 41, -60 36') +
    blob(lit, '-57 34, -52 32.6, -49 34.6, -52 38, -56.6 42, -60.6 43.6, -60.6 39.6, -59 36') +
    dots(
      dark,
      '-56.4 41 0.7, -53.4 43.4 0.7, -51 40.4 0.6, -55.6 45.4 0.6, -50.6 45.4 0.6, -58.6 44.6 0.6, -53.4 46.8 0.5',
    ) +
    stroke(dark, 1, '-54 32, -52.4 30.8; -50 31.4, -48.6 30.6') +
    stroke(shade, 1.1, '-45.4 36, -41.6 39, -42.6 44') +
    oval(shade, -41.4, 24.4, 2.6, 2.3) +
    oval(dark, -41.6, 24.4, 1.4) +
    oval(lit, -42, 24, 0.45) +
    stroke(shade, 1, '-33 14, -30.6 21, -31.6 29; -29 12, -26.4 20, -27.6 28') +
    // The near flipper.
    blob(
      shade,
      '-26 31, -18 29, -14.6 34, -15 42, -19.4 51, -25 58, -30.4 59.4, -32.6 55, -31.4 46, -29.6 38',
    ) +
    blob(
      skin,
      '-25.4 31, -19 30, -16 34.6, -17 42, -21.4 50.6, -26.6 56.6, -30.4 57.6, -31.2 53.6, -29.6 46, -28.4 38',
    ) +
    blob(lit, '-25 32.6, -22.6 33, -23.6 40, -26.6 48, -29.8 54, -29 46, -27.4 38') +
    limb(lit, '-4 16 0.6, 2 17 1.4, 8 19 0.5') +
    limb(lit, '14 21 0.5, 20 22 1.2, 26 23 0.5') +
    limb(lit, '-14 24 0.5, -8 25 1.2, -3 26 0.5');
  return set(p, at, foot, height, `<g transform="rotate(${turn})translate(0 26)scale(1.1)">${drawn}</g>`);
}
