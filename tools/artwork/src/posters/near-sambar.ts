import { locks } from '../figures/parts/fur';
import { bars, blob, both, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

export type StagInks = Readonly<
  Record<'dark' | 'deep' | 'shade' | 'coat' | 'warm' | 'pale' | 'lit' | 'light', string>
>;

/** Beam and fork lean outward, the brow tine stands before them. */
const antler = ({ dark, shade, lit }: StagInks): string =>
  limb(dark, '16.6 15.6 2.6, 20.6 11 2.2, 22.6 5.4 1.6, 22.4 0.6 0.5') +
  limb(dark, '4.6 40 5, 8 34.6 4.3, 13 28 3.9, 16.8 19.6 3.6, 17.4 11.6 2.8, 14.8 4.4 2, 11.6 0.2 0.6') +
  limb(dark, '5.4 37.6 3.8, 5 32 3.1, 6.2 26.6 2.3, 8.6 21.8 0.5') +
  limb(lit, '10.4 33.6 0.3, 14.6 27.8 0.7, 18 19.8 0.8, 19.4 16 0.3') +
  limb(lit, '19.6 14 0.3, 22.2 9.6 0.6, 23.2 5 0.4, 22.7 1.4 0.2') +
  limb(shade, '7 34 0.3, 11.6 27.4 0.7, 15 20 0.5, 15.6 15 0.2') +
  blob(dark, '1.8 40.6, 2 38, 5 36.8, 8.2 38, 8.6 40.6, 5 42');

/** The right ear, from its root. */
export const stagEar = ({ dark, shade, coat, warm, lit }: StagInks): string =>
  blob(coat, '0 4.4, 0.6 -1, 5 -4.4, 10.6 -5.2, 15.4 -3.2, 18.4 0.6, 15 3.6, 10 5.2, 5 6') +
  blob(warm, '2.4 2.8, 4.4 -1.4, 9.4 -3.4, 14 -2.2, 17 0.6, 13.4 2.4, 8.6 3.4') +
  blob(dark, '2.2 3.6, 4 0.8, 8 0, 12.4 0.4, 16 0.8, 12.4 2.6, 7.4 4') +
  bars(shade, '3 0.6 0.2, 7 -1.6 0.9, 12 -1.2 0.2') +
  blob(lit, '2 -2.6, 5 -4.4, 10.6 -5.2, 15.4 -3.2, 18.4 0.6, 14.8 -2.2, 10.4 -4, 5.6 -3.4');

const HEAD = mirrored(
  '0 38.6, 4.6 39, 8.4 41.4, 10.4 44.8, 10.6 48.6, 9 52.4, 6.8 56, 5.6 60, 5.2 63, 5.7 65.6, 5 68.6, 2.8 70.6, 0 71.2',
);

export const stagFace = ({ dark, shade, coat, warm, pale, lit, light }: StagInks): string =>
  blob(coat, HEAD) +
  both(
    blob(shade, '10.4 47, 10 50, 8.6 53.6, 6.4 57.6, 5.4 61.4, 5.2 64, 3.4 61, 3.4 55, 5.4 52, 7 49') +
      blob(warm, '1 40, 4.4 40.6, 6.6 43.4, 6.2 46, 3.6 47.4, 1.4 45') +
      blob(lit, '8 41.4, 10.2 44.6, 10.6 48.6, 9.2 52.4, 7.4 55.6, 8.4 51.8, 9.6 48, 9.2 44.6') +
      blob(dark, '4 50.6, 4.6 48.2, 6.4 46.8, 8.4 47.4, 8.6 49.6, 6.8 51.2, 5.2 51.6') +
      stroke(warm, 0.6, '5 50.6, 6.6 50.8, 7.8 49.8') +
      oval(light, 6.8, 48.4, 0.55) +
      stroke(lit, 0.6, '3.8 48.2, 5.6 46.1, 8.4 46.1') +
      blob(dark, '4.2 51.8, 5 52.8, 4.6 55, 3.9 56.6, 3.5 54') +
      blob(pale, '0 69, 2 68.8, 3.8 69.2, 3.4 70.2, 2 71, 0 71.2'),
  ) +
  blob(warm, mirrored('0 47, 1.5 48.4, 2 54, 2.2 60, 0 62')) +
  blob(dark, mirrored('0 61.4, 2.6 61.2, 4.6 62.4, 4.6 64.8, 2.8 66.6, 0 67.4')) +
  both(
    blob(shade, '1.6 63.4, 3 62.6, 3.9 63.2, 3.2 64.6, 2.2 65') +
      stroke(dark, 0.55, '0 67, 0.2 68, 2 68.2, 4 68.6, 5 69.6'),
  ) +
  oval(shade, 0, 62.4, 1.6, 0.5);

/** The locks on the right of the neck, `'x y length, …'` down from the jaw, `more` units farther out. */
export const stagMane = (fill: string, line: string, step: number, more = 0): string =>
  moved(locks(fill, line, step, 1.4), more, 0);

const MANE = '7 54 0.6, 7.6 59 1.6, 9 66 2.6, 11 76 3.2, 13.4 87 3.6, 15 98 3.8, 15.6 112 3.8';

/** A sambar stag that looks at us, its breast in the foreground, the light behind it. */
export function sambarStag(p: Print, at: number, foot: number, height: number, inks: StagInks): string {
  const { deep, shade, coat, lit } = inks;
  const drawn =
    // The body goes off behind it to the right.
    blob(
      coat,
      '6 60, 14 63, 22 64.6, 30 65, 37 66.6, 42.6 71, 45 78, 45.4 88, 44 112, -14 112, -14 96, -12 84, -9 72',
    ) +
    blob(shade, '16 76, 20 84, 21 94, 18 112, 44 112, 45 99, 40 104, 33 103, 27 98, 22 88') +
    blob(shade, '31 74, 36 80, 37 90, 34 99, 38 98, 41 90, 40 80, 36 74.6') +
    blob(
      lit,
      '10 61.4, 16 63, 23 64.2, 30 64.6, 37 66.2, 42.8 70.8, 45.2 78, 45.4 88, 43.6 80, 40 73.6, 34 69.4, 27 67.8, 20 67.4, 14 66',
    ) +
    moved(stagMane(lit, MANE, 4.4, 0.8), 0, 0, 0, -1, 1) +
    stagMane(deep, MANE, 4.4, 0.7) +
    both(stagMane(shade, MANE, 4.4)) +
    blob(shade, mirrored('0 46, 7 50, 8 58, 10 68, 12.4 80, 15 94, 15.6 112, 0 112')) +
    both(
      bars(
        coat,
        '7.4 60 0.3, 9.4 70 1.4, 10.6 80 0.3; 5.6 75 0.3, 7.6 83 1.6, 8.6 94 0.3; 10.8 84 0.3, 12.2 91 1.3, 12.4 99 0.3; 2 82 0.2, 4 90 1.3, 4 98 0.3; 7 96 0.3, 8.4 102 1.3, 8 108 0.3',
      ),
    ) +
    blob(deep, mirrored('0 60, 5.4 66, 6.6 69.6, 6 74, 4 79, 1.6 83, 0 85')) +
    both(antler(inks)) +
    moved(stagEar(inks), 7.6, 43.4, -4) +
    moved(stagEar(inks), -7.6, 43.8, 8, -1, 1) +
    stagFace(inks);
  return set(p, at, foot, height)(drawn);
}
