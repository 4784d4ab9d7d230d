import { locks } from '../figures/parts/fur';
import { blob, both, mirrored, moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  black: '#090e14',
  shade: '#131b25',
  coat: '#1f2a36',
  sheen: '#303d4b',
  cub: '#43494f',
  rump: '#32373d',
};
const PALE = { lit: '#fff3cc', muzzle: '#dccba6', tan: '#b59c78', claw: '#f3e2b6' };
const inked = painted({ ...INKS, ...PALE });

/** Heads toward us, their middle at 0: right half of the skull, ear, its tufts, the long hair of the cheek, of which the right takes the light. */
const SOW =
  '0 -17.4, 5.6 -16.8, 11 -13.6, 15.4 -7, 17.6 2, 16.4 9.6, 12 16, 5 20, 0 21 | 8 -12, 9.4 -16.6, 12.6 -19.4, 16.4 -19.2, 18.8 -16.4, 18.6 -12, 16 -7.6, 12 -7 | 10.4 -17.6 1, 14.4 -19.8 1.3, 18 -17.8 1.4, 19 -13.4 1.4, 17.6 -9.4 1.6 | 15.4 -5 1.4, 17.4 2 2.2, 16.8 8 2.8, 13.6 14 2.8';
const YOUNG =
  '0 -18.6, 6.4 -17.4, 11.8 -13, 15.4 -6, 16.4 2, 14.6 9, 10.6 14.6, 5 19, 0 20 | 8 -9.4, 9.4 -14.6, 13 -18, 18 -18, 21.4 -14.4, 21.2 -9, 17.6 -4.6, 13 -4 | 12.4 -18.4 1.2, 18 -18.4 1.4, 21.6 -14.4 1.5, 21.4 -9 1.5 | 15.6 -2 1.6, 16 4 2.2, 15 8 2';
const head = (shape: string, coat: string, face: string): string => {
  const [skull = '', ear = '', tufts = '', hair = ''] = shape.split(' | ');
  const shag = (ink: string, dark: string, cheeks: (right: string) => string) =>
    both(blob(dark, ear) + locks(dark, tufts, 1.9, 1.7)) +
    cheeks(locks(ink, hair, 2.3, 2)) +
    blob(ink, mirrored(skull));
  return moved(shag(PALE.lit, PALE.lit, String), 0.8, -1.1) + shag(coat, INKS.shade, both) + face;
};

/** Brow and cheek, the long bare muzzle growing out of them to loose lips, small eyes deep beside its root. */
const FACE =
  both(
    inked(`
  shade 11 -12, 13 -16, 15.6 -17, 17 -14.6, 16 -11, 13.6 -9
  shade 2 -3, 4 -6, 7 -7.4, 10.4 -6.6, 12 -3.6, 11 1, 9 6, 10.4 12, 9 18, 4 20, 3 4
  black 5.6 -1.6, 6.6 -3.6, 8.4 -4.4, 10 -3.6, 9.2 -1.8, 7.4 -.9
  #6b4630 7 -2.2, 7.6 -3.4, 8.6 -3.5, 9.1 -2.6, 8.2 -1.7`),
  ) +
  inked(`
  shade -15 -2, -11.6 5, -9.6 12, -4 20, -10 18, -16 11
  sheen 4 -16.2, 9 -14, 13.4 -8.4, 15.8 -1, 16 5, 13.6 -1, 10.4 -8, 6 -12.6
  black ${mirrored('0 16, 4 17.4, 8 16, 7.4 19, 5 20.8, 0 21.6')}
  tan ${mirrored('0 18.4, 3 18.8, 5.6 18.4, 4.6 20.8, 2 22, 0 22.2')}
  muzzle ${mirrored('0 -5.6, 2 -5.2, 3.6 -2, 4.8 2, 6.8 6, 9 10.4, 9.4 14.4, 7.6 17.2, 4.4 18.4, 1.6 17.4, 0 16.4')}
  tan 2 -5.2, 3.6 -2, 4.8 2, 6.8 6, 9 10.4, 9.4 14.4, 7.6 17.2, 4.4 18.4, 6.4 14, 5.4 9.4, 3 6, 2.6 1
  black ${mirrored('0 7, 4 7.2, 5.8 9.2, 5 11.8, 2.4 13.8, 0 14.4')}
  #4c535c -3.4 8.8, -.6 8.1, 1.6 8.8, -.6 9.5
  black ~.8 0 14, 0 16.8
  tan ~.6 -8.5 -3, -8.4 -2.9; 7.5 -3, 7.6 -2.9`);

const CUB_FACE =
  both(
    inked(`
  shade 11.4 -9.6, 12.2 -13.4, 15 -15.6, 18.2 -14.4, 18.4 -10.4, 15.6 -7.4
  shade 2.4 -.6, 4.6 -4, 8.4 -4.6, 11.4 -2, 11.4 2.4, 9.4 7, 9.4 13, 6 18, 3 6
  black 5.8 .6, 6.4 -1.8, 8.2 -2.6, 9.8 -1.4, 9.7 .6, 7.8 1.7
  muzzle ~.8 7.6 -1, 7.7 -.9`),
  ) +
  inked(`
  black ${mirrored('0 16, 4.4 17, 6.6 16.4, 5.6 19, 0 20.6')}
  muzzle ${mirrored('0 -3, 2.2 -2.2, 3.4 1, 4.6 5, 7 9.6, 7.8 13, 6.4 16.2, 3.4 17.4, 0 16.4')}
  tan 2.2 -2.2, 3.4 1, 4.6 5, 7 9.6, 7.8 13, 6.4 16.2, 3.4 17.4, 5.4 13.4, 4.4 9, 2.4 4
  black ${mirrored('0 8, 3.4 8.2, 4.8 9.8, 4 12.2, 2 13.8, 0 14.3')}
  #4c535c -2.6 9.6, -.4 9, 1.4 9.6, -.4 10.2
  black ~.8 0 14, 0 17`);

/** Cub and mother, each a form and the long hair along its upper edge. */
const CUB =
  '48 64, 53 50, 58 42, 66 36.6, 73 36, 80 38, 86 42, 90 50, 90 64; 69 35.8 1.8, 73 36 2, 80 38 2.2, 88 43.4 2';
const MOTHER =
  '-4 110, 0 92, 7 78, 18 68, 32 57, 40 52.4, 48 49, 57 48.4, 66 49.6, 74 51.6, 81 55, 88 62, 92 80, 94 110; 40 52.6 1.4, 48 49 1.8, 57 48.4 1.8, 66 49.6 1.8, 74 51.6 2, 81 55 2, 88 62 2';

const shaggy = (ink: string, body: string): string => {
  const [form = '', edge = ''] = body.split('; ');
  return blob(ink, form) + locks(ink, edge, 2, 2);
};

/** A sloth bear, and stretched in the fur of her back her cub, the whole line of it in the light of the sun behind. */
export function bearWithCub(p: Print): string {
  return whole(
    p,
    moved(shaggy(PALE.lit, CUB), 0.6, -0.9) +
      shaggy(INKS.rump, CUB) +
      inked('shade 50 64, 58 50, 66 45, 70 48, 71 64') +
      moved(shaggy(PALE.lit, MOTHER), 0.5, -1.3) +
      shaggy(INKS.sheen, MOTHER) +
      locks(INKS.sheen, '1 89 2, 7 78.4 2, 13 71.6 2, 20 66 2', 2, 2) +
      // She turns from the light: back and shoulder, flank, breast.
      locks(INKS.coat, '88 86 4, 80 73 4, 72 67 4, 62 65.2 4, 53 68 4', 4.4, -1.2) +
      locks(INKS.shade, '82 104 4, 75 90 4, 65 83.6 4, 56 85 4', 4.4, -1.2) +
      inked(`
  coat 0 110, 6 86, 20 70, 30 60, 44 56, 54 67, 62 64, 72 65.6, 80 72, 87 85, 90 110
  shade 12 110, 16 84, 24 70, 46 66, 55 81, 65 82, 75 89, 81 110
  claw 23.6 83 1.4, 27.6 89 3, 34.6 94 3.4; 47.6 81 1.4, 43.6 89 3.2, 34.6 94 3.4
  rump 73 56, 76 50, 80 47, 86 46, 90 54, 90 61, 82 60.6, 76 60
  black/.5 53 58, 58 55, 70 55, 76 59.6, 84 60.4, 91 59.6, 91 62, 82 62.6, 72 62.4, 62 61.6, 54 61.6
  shade 57 48, 70 47, 72 53, 70 58, 64 59, 58 58, 56 53
  cub 55.4 47, 59.4 46, 60.4 51, 59.8 55, 60.2 58, 58.4 60, 55 60, 53 58.4, 53.4 55, 53.4 51
  cub 69 47, 73 47, 74.6 51, 74.8 55, 76 58, 74.4 60.2, 71 60.4, 69 58.8, 69 55, 68 51
  shade 56 48, 56.4 50.4, 58 53.4, 62 55.4, 66 55.4, 70 53.2, 71.8 50, 72 47.6, 64 46`) +
      moved(head(YOUNG, INKS.cub, CUB_FACE), 64, 41.6, -4, 0.58) +
      moved(head(SOW, INKS.coat, FACE), 31.5, 59.4, -4, 1.06),
  );
}
