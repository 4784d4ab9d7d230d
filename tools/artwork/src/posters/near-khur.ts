import { locks } from '../figures/parts/fur';
import { blob, blobPath, limb, oval, poly, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

const BODY =
  '-50 13, -45 12.6, -38 20, -30 28, -22 33, -12 35, 0 36.6, 12 35.4, 24 33.4, 32 35.4, 37.6 41, 40 49, 38 56, 33 62, 26 65, 18 61, 8 62.6, -6 66, -18 67, -28 64.6, -35 58.6, -39 50, -43 41, -49 33, -53 27';

/** An Indian wild ass that trots to the left, 100 units from ears to hooves. */
export function khur(
  p: Print,
  at: number,
  foot: number,
  height: number,
  { dark, shade, coat, lit, light }: CoatInks,
): string {
  const hoof = (x: number, y: number, turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const point = (dx: number, dy: number) => `${x + dx * c - dy * s} ${y + dx * s + dy * c}`;
    return poly(dark, `${point(-2, -2)}, ${point(2, -2)}, ${point(3, 4)}, ${point(-4.4, 4)}`);
  };
  const drawn =
    limb(coat, '36 41 5, 45 42 4, 53 47 3.2, 60 55 2.4') +
    limb(dark, '56 50 2, 61 56 5.6, 66 65 5, 69 73 0.6') +
    // Far legs: the fore one bears the weight, the hind one comes forward under the belly.
    limb(shade, '-20 56 14, -19.6 67 9.4, -18.4 77 6.6, -15.6 84 4.6, -12 91 4.4') +
    hoof(-10.4, 94, -0.2) +
    limb(shade, '27 52 22, 20 63 15, 19.6 70 10, 24.4 77 7.4, 20.6 84 5, 15.6 90 4.4') +
    hoof(13.6, 93.4, 0.3) +
    within(
      `kh${Math.round(at)}`,
      blobPath(BODY),
      blob(coat, BODY) +
        blob(
          lit,
          '-48 12, -38 18, -28 28, -12 34, 4 35.6, 24 32, 36 38, 24 38, 8 40.6, -8 40, -24 37, -36 29',
        ) +
        // The white of throat, belly and rump reaches up into the flank.
        blob(light, '-54 26, -48 32, -43 41, -38 52, -33 56, -38 62, -50 50') +
        blob(light, '-32 66, -24 60, -14 59, -7 50, 0 51, 4 58, 12 56, 17 46, 22 49, 21 58, 26 66, 0 72') +
        blob(light, '34 37, 40 42, 42 54, 37 60, 36 50'),
    ) +
    // Near legs: the fore one is lifted, the hind one drives.
    limb(coat, '-27 52 16, -33 61 10.6, -40.6 69.4 7.4') +
    limb(coat, '-40.8 69 7.2, -40 75 5.2, -36.6 81 4.6, -33.6 84.6 4.2') +
    limb(light, '-25 62 4, -31 67.4 3, -37 72 1') +
    hoof(-32, 87.6, -0.5) +
    limb(coat, '28 46 25, 28.6 57 18, 34.6 66 11, 42.6 73.4 7.8, 46.4 81 5, 52 89 4.4') +
    limb(light, '22 62 4, 28 68 4, 35 73.4 2.4, 40 77 0.6') +
    hoof(53.6, 92.4, -0.7) +
    limb(lit, '35 42 0.4, 37 50 1.8, 33 58 0.4') +
    // The short mane and the stripe down the back.
    locks(dark, '-47 13 4.4, -38 20.4 5.4, -30 28 4.6, -22 32.4 1.4', 2.2, -0.4) +
    limb(dark, '-24 32 2.6, -12 34.6 1.8, 0 36 1.6, 14 35 1.5, 26 33.6 1.4, 36 39 1') +
    // Head.
    blob(shade, '-46 13, -47.6 4, -45 -3, -41.6 3, -41.4 11') +
    blob(
      coat,
      '-41 20, -45 12, -50 10, -56 13, -63 20, -70 27, -76 31, -78.4 34.6, -77.4 38.6, -73 40.4, -67 39, -60 36, -53 33.4, -46 29',
    ) +
    blob(light, '-67 24.6, -70 27, -76 31, -78.6 34.6, -77.4 38.8, -73 40.6, -67 39, -63 37, -66 31') +
    blob(light, '-62 36.6, -54 33, -46 29, -44 32, -52 35.6') +
    blob(shade, '-53 33, -49 27, -44 24, -42 28, -47 31') +
    blob(lit, '-48 10.6, -55 13.4, -62 20, -68 26, -62 24, -55 18, -49 14') +
    blob(dark, '-78.4 33.6, -76.4 31.4, -75 33, -76.4 36.6, -78 37') +
    stroke(dark, 0.9, '-77 38, -73.4 37.4, -70 35.4') +
    blob(dark, '-60 21.6, -57.6 19.4, -54.6 20, -55.4 22.4, -58 23') +
    oval(light, -58.2, 20.6, 0.6) +
    blob(coat, '-50 14, -54 5, -53.4 -3, -49.6 1, -46.4 7, -45.6 13') +
    blob(dark, '-53.6 -3.6, -51 -1.4, -50.6 2, -53 0.6') +
    blob(light, '-50.4 11.6, -52.4 6, -52 2.4, -49 6, -47.8 11.4');
  return set(p, at, foot, height, drawn);
}
