import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  poly,
  stroke,
  within,
} from '../figures/parts/shapes';
import { at } from '../drawing/numbers';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '16 50, 19 42, 25 37.6, 31 36.6, 37 38.6, 44 40.2, 51 38.4, 57.4 37, 63.4 39.6, 67.4 45, 68.2 51, 65 57, 54 59.4, 40 60, 27 59.6, 18 57';

/** The thigh lies flat on the bough; the lower leg hangs, its heel toward the tail. */
const HIND = '58.4 49 19, 54.6 56.6 14, 55.4 63.4 9, 58.8 69 6.6, 58.6 74.4 5.6';

const FORE = '28.4 46 15, 27.4 55 11.6, 27.6 63 8.6, 28 70 6.8, 26.8 75 5.8';

const TAIL =
  '62 42.6 7.4, 67.4 44.6 7, 70.6 51 6.6, 71.2 60 6.4, 70.4 69 6.4, 68.8 77 6.4, 68.8 83 6.2, 71.8 87.4 5.6, 75.8 86 4.8, 77 82.6 3.8';

/** Each cloud has its dark edge behind; no two are alike. */
const CLOUDS = [
  '33.6 41.4, 36.6 40.2, 40 41.6, 40.8 44.4, 39.4 47, 36.4 46.8, 34.6 47.6, 33.2 44.6',
  '43.6 43, 46.6 41.8, 49.6 42.4, 51 45, 49.4 48.4, 46.8 48, 44.6 48.8, 43 46',
  '35 50.4, 38 49.4, 41.4 50.6, 42.2 53.6, 40.6 56.4, 37.6 55.6, 35.4 56.8, 34.2 53.6',
  '44.8 52, 47.6 51.2, 49.4 53, 49 56.4, 46.6 57.2, 44.4 56',
  '54.4 41, 58 39.8, 61.4 41.4, 62 44.4, 60 46.4, 57.4 45.4, 55 46.4, 53.6 43.8',
  '53.4 50.4, 56 48.8, 59.6 49.6, 60.6 52.6, 59 55.4, 56.4 54.6, 54.2 55.6, 52.8 53',
  '62.6 47.8, 65 47.4, 66.4 49.8, 65.4 53, 63.2 53.4, 61.8 50.6',
  '26.4 40, 29 39, 31 41, 31 44, 29 46, 27 44.8, 25.4 43',
];

const HEAD = mirrored('0 -9.8, 4 -9.4, 7.6 -7.2, 9.4 -3.4, 9.6 1, 8.8 5, 6.8 8.6, 4.8 11.2, 2.4 12.6, 0 13');

const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '4.6 -8, 5.4 -10.6, 7.8 -11.8, 10 -10.2, 10.4 -7, 8.8 -4') +
      blob(light, '6.6 -7.8, 7.2 -9.6, 8.6 -9.8, 9.2 -8.2, 8.4 -6'),
  ) +
  blob(coat, HEAD) +
  blob(lit, mirrored('0 -9.6, 3 -8.8, 3.8 -6, 2.4 -2.6, 0 -1.6')) +
  both(
    blob(light, '0 3.4, 3 3, 5 5.2, 5.4 8, 3.8 11, 0 12.8') +
      blob(light, '6.6 2.4, 9.2 1.6, 8.8 4.8, 7 7.4, 6 5.2') +
      blob(light, '1.8 -3.6, 3 -5.4, 5.6 -5.8, 7.2 -4.6, 5 -4.1') +
      blob(shade, '0.8 -2.4, 1.8 -1, 2.4 3, 1.6 3.8, 0.8 3') +
      blob(dark, '1.7 0.8, 2.6 -1.6, 5 -3.2, 7.8 -2.6, 6.9 -0.2, 4.6 1.1, 2.9 1.9') +
      oval('#d9cf7a', 4.8, -1, 1.75, 1.5) +
      oval(dark, 4.8, -1, 0.65, 1.4) +
      oval('#fff', 4.3, -1.6, 0.35) +
      bars(
        dark,
        '7.4 -0.6 0.4, 8.8 1 1, 9.4 3.8 0.4; 5.6 2.6 0.4, 7.2 4.8 1, 7.6 8 0.4; 1.6 -9 0.4, 2 -7 0.9, 1.4 -5.2 0.2; 4 -8.6 0.4, 4.3 -7.4 0.8, 3.8 -6.6 0.2',
      ) +
      stroke(dark, 0.55, '0 6, 0.1 8.2, 1.6 9.2, 3.6 9.4') +
      dots(dark, '6.2 -7.2 0.5, 7.6 -5 0.5, 2.6 6.8 0.3, 3.9 6.4 0.3, 3.4 7.9 0.3') +
      stroke(light, 0.25, '4 7.6, 9 7.2, 13.6 8.6; 4 8.4, 8.6 9.4, 12.4 12'),
  ) +
  poly('#c4786c', '-2.2 3.3, 2.2 3.3, 1.5 5.2, 0 6.1, -1.5 5.2');

/** A broad paw from above, its toes down. */
const paw = ({ dark, coat, lit }: CoatInks, x: number, y: number, turn: number): string =>
  moved(
    blob(
      coat,
      '-2.8 -5.4, 2.8 -5.4, 3.8 -1.6, 4.6 1.8, 3.6 4.4, 1.4 5.2, 0 5, -1.4 5.2, -3.6 4.4, -4.6 1.8, -3.8 -1.6',
    ) +
      blob(lit, '-3.8 2, -2 0.6, 0 1, 2 0.6, 3.8 2, 3 4, 1.4 4.6, 0 4.4, -1.4 4.6, -3 4') +
      stroke(dark, 0.55, '-2.2 2.4, -2.4 4.8; 0 2.6, 0 5; 2.2 2.4, 2.4 4.8'),
    x,
    y,
    turn,
  );

/** A clouded leopard at rest on `bough`, a leg on each side of it, its long tail hanging; it looks at us. */
export function cloudedLeopard(p: Print, bough: string, inks: CoatInks): string {
  const { dark, shade, coat, lit } = inks;
  const drawn =
    bough +
    limb(coat, TAIL) +
    limb(shade, '71 46 0.4, 73.6 52 1.4, 73.8 61 1.5, 73 70 1.5, 71.4 77.6 1.4, 71.4 82.4 1, 72.6 85 0.4') +
    bars(dark, tailRings(TAIL, 5.4, 7, [1.8, 2.8])) +
    limb(dark, '74.4 87 5.2, 76.6 84.4 4.4, 77.2 81.8 3') +
    within(
      'cl',
      blobPath(BODY),
      blob(coat, BODY) +
        limb(
          lit,
          '18 42 0.6, 25 37.6 3, 31 36.4 3, 37 38.2 2.6, 44 39.8 2.6, 51 38 2.6, 58 36.6 2.6, 64 39.4 1.4',
        ) +
        blob(shade, '14 58, 24 54, 30 57.4, 44 58, 54 56, 62 57, 70 52, 70 62, 14 62') +
        CLOUDS.slice(0, 5).map(cloud(inks)).join(''),
    ) +
    limb(coat, HIND) +
    moved(paw(inks, 0, 0, 0), 57.6, 77, 12, 0.82) +
    limb(shade, '65.6 52 0.4, 60.4 58.6 2, 59.8 63.6 1.6, 61.8 69 1.4, 60.8 75 0.4') +
    stroke(shade, 0.9, '49.4 53.6, 49.4 49, 51.6 45') +
    CLOUDS.slice(5, 7).map(cloud(inks)).join('') +
    dots(dark, '54 59.4 1.1, 57.4 60.4 0.9, 54.4 63.4 0.9, 57 65.4 0.9, 58.6 69 0.8, 57.6 72.4 0.7') +
    // One foreleg lies along the bough, the other hangs.
    limb(coat, '24 55 9, 17.6 59 7.6, 9.6 60 6.8') +
    moved(paw(inks, 0, 0, 0), 6.6, 60.4, 84, 0.92) +
    limb(coat, FORE) +
    moved(paw(inks, 0, 0, 0), 25.8, 78, 10, 0.86) +
    limb(shade, '35.4 46 0.4, 33.2 54 2, 31.8 62 1.6, 31.2 69 1.4, 29.4 75 0.4') +
    cloud(inks)(at(CLOUDS, 7)) +
    dots(dark, '30.6 49 1.2, 28 53.4 1.2, 30.6 56.4 1.1, 26.6 59 1, 29 62.4 1, 26.4 66 0.9, 28.6 70 0.8') +
    blob(shade, '10 54, 16 59.6, 24 58.6, 29 52, 27.6 45, 14 48') +
    moved(face(inks), 18.4, 47, 5, 1.04);
  return whole(p, moved(drawn, 2.6, -3.4));
}

const cloud =
  ({ dark, shade }: CoatInks) =>
  (points: string): string =>
    moved(blob(dark, points), 0.7, 0.5) + blob(shade, points);
