import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  blobPath,
  both,
  limb,
  mirrored,
  moved,
  oval,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

const HEAD = mirrored(
  '0 -15, 6 -15, 11.6 -12.8, 15.8 -8, 18.4 -2, 19 4, 17.4 9.4, 13.6 13.6, 8.6 16.6, 3.6 18.2, 0 18.6',
);

/** Broad, with white ears, brows, cheeks and muzzle, a dark stripe from each eye past the mouth. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(light, '6.6 -11, 8.4 -18, 12.6 -22.4, 17.4 -22, 19.4 -17, 18.6 -10, 14.6 -5') +
      blob(shade, '9 -12, 11 -17.2, 14 -20, 16.8 -19.2, 17.2 -14.6, 15.4 -9') +
      blob(dark, '11.4 -12, 12.8 -16.6, 14.8 -18, 16.2 -16.4, 16 -13, 14.6 -9.6') +
      blob(coat, '7 -9, 8.6 -13.6, 10.4 -11, 12 -11.6, 12.4 -8.6, 15 -8, 14 -4'),
  ) +
  both(locks(light, '17.6 -2 1, 19.2 3.6 3, 17.8 9 3.4, 13.6 13.6 3, 8.6 16.8 1.6', 2.4, 0.9)) +
  blob(coat, HEAD) +
  within(
    'rf',
    blobPath(HEAD),
    both(blob(shade, '13 -13, 17 -7, 19 -1, 15.6 -2, 14 -6, 11.4 -9')) +
      blob(lit, mirrored('0 -15.4, 5 -15, 6.4 -10.4, 3.4 -6, 2.6 -1, 3 2.4, 0 3')),
  ) +
  both(
    blob(light, '9.4 3, 11.2 -0.8, 14.6 -2.4, 18.6 -1.8, 19.4 4, 17.8 9.6, 14 14, 9 17, 10.4 12, 9.4 7') +
      blob('#e6cdb4', '19 5, 17.8 9.6, 14 14, 9.6 16.4, 14 12, 16.8 8') +
      blob(light, '2.6 -5.4, 3.6 -8.8, 6.6 -10.2, 9.8 -8.6, 10.4 -5.4, 6.8 -5') +
      blob(shade, '4 -.4, 6.6 -3, 9.6 -1, 9.6 3, 9.2 7, 10.2 11, 9.8 14.4, 6.2 17, 5.6 12.6, 5.4 8, 4.2 4') +
      blob(dark, '4.6 -1, 5.8 -3.2, 8 -3.6, 9.6 -2, 9.2 .2, 7 1.2, 5.2 .6') +
      limb('#8a5a4a', '5.8 -.2 .2, 7 .2 .6, 8.4 -.2 .2') +
      oval('#fff', 6.4, -1.9, 0.7),
  ) +
  blob(light, mirrored('0 2, 3.2 2.6, 5.6 5.6, 6.4 9.8, 5.4 13.4, 3.2 15.4, 0 16')) +
  both(blob('#e6cdb4', '6.2 9, 6 12.4, 4.4 14.8, 2 16, 0 16.2, 0 14.6, 3 13.6, 5 11.6')) +
  blob(dark, mirrored('0 2.6, 2.4 2.8, 3.8 4.2, 3 6.2, 1.1 7.5, 0 7.7')) +
  blob('#4a3f5c', '-1.8 3.6, 0 3.2, 1.8 3.6, 0 4.4') +
  both(
    stroke(dark, 0.7, '0 7.4, 0.1 9.8, 2.2 11.2, 4.4 10.8') +
      stroke(light, 0.4, '5 8.4, 13 6.6, 22 8; 5 9.6, 13 10.4, 21 14'),
  );

const TAIL = '37 70 8, 31 74.6 10.4, 24 77 11.6, 16 75.6 11.6, 10.4 70 11, 8 62.6 8.4, 8.6 57 3';

/** A paw that holds the trunk from the left, the claws toward (x, y). */
const paw = ({ dark, light }: CoatInks, x: number, y: number, turn: number): string =>
  moved(
    blob(dark, '-8 -4, -3 -4.8, 1 -4, 3 -1.6, 3 1.8, 1 4.2, -3 4.8, -8 4') +
      bars(
        light,
        '1.4 -3 1.3, 3.6 -3.4 .9, 5.2 -2.4 .2; 2.8 -.9 1.3, 5 -.9 .9, 6.4 .2 .2; 2.8 1.5 1.3, 5 1.8 .9, 6.2 2.9 .2; 1.2 3.6 1.2, 3.2 4.2 .9, 4.4 5.4 .2',
      ),
    x,
    y,
    turn,
  );

/** A red panda that climbs: its forelegs about the trunk, the face to us, the ringed tail out to the left. */
export function redPanda(p: Print, trunk: string, inks: CoatInks): string {
  const { dark, shade, coat, lit } = inks;
  const sheen = '#433a5c';
  const body =
    '42 33, 36 39, 32 46, 29.6 54, 29.4 62, 31.4 70, 36.6 76.4, 45 79, 53 78, 60 74, 62 60, 61 46, 57 37, 50 32';
  return whole(
    p,
    limb(coat, TAIL) +
      locks(coat, '6.6 58 1, 2.6 64 2, 4.8 72.6 2.2, 11.6 80 2.4, 22 83 2.4, 33 80 1', 2.4, -0.8) +
      bars(shade, tailRings(TAIL, 5.6, 8, [2, 2.8], 0.48)) +
      bars(lit, tailRings(TAIL, 5.6, 11, [1, 1.6], 0.42)) +
      locks(coat, '38 37 1.4, 33 44 2.4, 30 53 2.6, 29.4 62 2.8, 31.6 70 2.6, 37 76.4 2', 2.8, -0.8) +
      `<path fill="${coat}" d="${blobPath(body)}"/>` +
      within(
        'rb',
        blobPath(body),
        blob(dark, '64 46, 52 50, 49 58, 50 66, 54 74, 64 78') +
          blob(shade, '34 44, 40 48.6, 47 49.6, 55 47, 60 40, 54 36, 42 34') +
          blob(shade, '34 74, 40 76.4, 48 75, 54 70, 56 80, 40 80') +
          bars(
            shade,
            '35.6 51 .2, 35 55 1, 35.2 59 .2; 39 56 .2, 38.2 60 1, 38.4 64 .2; 42 51.6 .2, 41.4 55 1, 41.6 58.6 .2; 35 62.6 .2, 35.4 66 .9, 36.6 69 .2; 43.4 59 .2, 43 61 .9, 43 63 .2',
          ),
      ) +
      limb(lit, '36.4 41 .4, 32.8 48 1.6, 31 56 1.9, 31 63 1.7, 33 70 1.2, 36.6 75 .4') +
      trunk +
      // The hind leg, its thigh before the flank.
      limb(dark, '48 70 12, 56 72.6 11, 62 71.4 9') +
      paw(inks, 65, 70.4, -8) +
      blob(coat, '39 72, 40.4 65, 45.6 61, 52 62, 55.6 67, 55 73.6, 50 78, 43.6 78') +
      locks(coat, '55.4 66 1.4, 55.6 72 2, 52 77 1.6', 2, -0.6) +
      limb(lit, '40.4 70 .3, 42 65.4 1.2, 46.4 62.4 1.2, 51 62.8 .3') +
      limb(dark, '46.6 52 11, 54 51 10.6, 61 48.6 9') +
      limb(sheen, '50 47 .3, 55 46.6 1, 60 45 .3') +
      limb(sheen, '55 68.6 .4, 59 68.6 1, 63 67.4 .4') +
      paw(inks, 64.4, 47.6, -16) +
      moved(face(inks), 42, 33.6, -6, 0.8),
  );
}
