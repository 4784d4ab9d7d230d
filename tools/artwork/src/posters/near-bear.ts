import { locks } from '../figures/parts/fur';
import { blob, both, mirrored, moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const INKS = { black: '#090e14', shade: '#131b25', coat: '#1f2a36', sheen: '#303d4b', cub: '#43494f' };
const PALE = { lit: '#fff3cc', muzzle: '#dccba6', tan: '#b59c78', claw: '#f3e2b6' };
const inked = painted({ ...INKS, ...PALE });

/** Heads toward us, their middle at 0: right half of the skull, ear, its tufts, the long hair of the cheek, of which the right takes the light. */
const SOW =
  '0 -17.4, 5.6 -16.8, 11 -13.6, 15.4 -7, 17.6 2, 16.4 9.6, 12 16, 5 20, 0 21 | 8 -12, 9.4 -16.6, 12.6 -19.4, 16.4 -19.2, 18.8 -16.4, 18.6 -12, 16 -7.6, 12 -7 | 10.4 -17.6 1, 14.4 -19.8 1.3, 18 -17.8 1.4, 19 -13.4 1.4, 17.6 -9.4 1.6 | 15.4 -5 1.4, 17.4 2 2.2, 16.8 8 2.8, 13.6 14 2.8, 9 18.2 2';
const YOUNG =
  '0 -13.4, 8 -12.8, 14.6 -8.4, 18 0, 17.4 8, 13 14.4, 6 17.6, 0 18 | 7.6 -10, 8.4 -17, 12.6 -21.4, 18.4 -21.6, 22.6 -17.6, 22.6 -11.4, 19 -6.4, 13 -4.4 | 12 -21 1.4, 18.4 -21.4 1.6, 22.6 -17.4 1.6, 22.6 -11.4 1.6 | 17.4 1 2, 16.6 8 2.6, 12.6 14 2.6';
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
  shade 11.6 -10.4, 12.6 -15.4, 16.4 -17.6, 19.4 -15, 18.6 -10.4, 15.4 -8
  shade 3 2, 4.6 -1.6, 8 -3.4, 11.6 -2, 12.4 2, 10.4 6.4, 10 12, 6 16, 4 8
  black 6 1.6, 6.6 -.6, 8.6 -1.6, 10.4 -.4, 10.4 1.6, 8.4 2.9
  lit ~1 8 .1, 8.1 .2`),
  ) +
  inked(`
  muzzle ${mirrored('0 .4, 2.6 1.4, 4.4 4.4, 7.4 7.4, 8.4 11, 6.6 14.6, 3 16.2, 0 16.4')}
  tan 3.4 3, 4.4 4.4, 7.4 7.4, 8.4 11, 6.6 14.6, 3 16.2, 6 12, 5 8
  black ${mirrored('0 5.6, 3.2 5.8, 4.4 7.4, 3.2 9.6, 0 10.8')}
  black ~.9 0 10.6, 0 12.4; 0 12.4, 2.4 13.6, 5.4 12.4; 0 12.4, -2.4 13.6, -5.4 12.4`);

/** The claws of a paw at 0, bent as hooks, from under the hair of its toes. */
const CLAWS = inked(`
  claw -5.8 -.6 2.4, -7.4 3.6 2.1, -6 7.6 .3; -3.4 .6 2.5, -5 5 2.2, -3.2 9.4 .3; -.2 1.4 2.6, -1.4 6 2.3, .6 10.4 .3; 3 1.2 2.5, 2.2 5.6 2.2, 4.2 9.6 .3; 5.8 0 2.4, 5.6 4 2, 7.4 7.2 .3`);
const TOES =
  '-8 -1, -7.6 -4.6, -4 -7.4, 1 -8, 5.6 -6.6, 8.2 -3, 7.8 .6, 6 1.6, 4.6 .8, 3 2.6, 1.2 1.6, -.4 3, -2 1.4, -3.8 2.2, -5 .4, -6.6 1';

/** Cub and mother, each a form and the long hair along its upper edge. */
const CUB =
  '53 60, 56 44, 61 36, 69 33, 76 36, 80.4 43, 82 52, 80 64; 69 33 1, 76 36 1.6, 80.4 42.6 1.8, 82 52 1.8';
const MOTHER =
  '2 110, 10 86, 20 68, 32 57, 40 52.4, 48 48.6, 57 47.2, 66 48.6, 74 52, 81 58, 86 67, 90 80, 94 110; 40 52.6 1.4, 48 48.6 1.8, 57 47.2 1.8, 66 48.6 1.8, 74 52 2, 81 58 2, 86 67 2, 90 80 2';

const shaggy = (ink: string, body: string): string => {
  const [form = '', edge = ''] = body.split('; ');
  return blob(ink, form) + locks(ink, edge, 2, 2);
};

/** A sloth bear with a paw on the mound, and in the fur of her back her cub, the whole line of it in the light of the sun behind. */
export function bearWithCub(p: Print): string {
  const paw = (x: number, y: number, turn: number, scale: number, coat: string) =>
    moved(CLAWS + blob(coat, TOES), x, y, turn, scale);
  return whole(
    p,
    moved(shaggy(PALE.lit, CUB), 0.6, -0.9) +
      shaggy(INKS.cub, CUB) +
      inked('shade 52 60, 55 48, 60 43.6, 68 44, 74 48, 76 60') +
      moved(shaggy(PALE.lit, MOTHER), 0.5, -1.3) +
      shaggy(INKS.sheen, MOTHER) +
      // She turns from the light: back and shoulder, flank, breast.
      locks(INKS.coat, '88 86 4, 80 71 4, 72 63.6 4, 62 61.6 4, 53 65 4', 4.4, -1.2) +
      locks(INKS.shade, '82 104 4, 75 90 4, 65 83.6 4, 56 85 4', 4.4, -1.2) +
      inked(`
  coat 0 110, 14 76, 30 60, 44 56, 54 64, 62 60.4, 72 62.4, 80 70, 87 85, 90 110
  shade 14 110, 20 80, 30 66, 46 66, 55 81, 65 82, 75 89, 81 110
  cub 59 42 9, 56.4 47 8, 56 51 7.6; 74 43 9, 76.6 48 8, 76.4 53 7.6
  claw 24 83 1.4, 28 89 3, 35 94 3.4; 48 81 1.4, 44 89 3.2, 35 94 3.4`) +
      moved(head(YOUNG, INKS.cub, CUB_FACE), 66, 32, -7, 0.66) +
      paw(56, 52, 8, 0.44, INKS.cub) +
      paw(76.4, 54, -6, 0.44, INKS.cub) +
      inked('sheen 22 106 22, 14 86 16.6, 9.2 72 13.6, 8.2 65 12.6') +
      paw(8, 65.4, 172, 0.84, INKS.sheen) +
      moved(head(SOW, INKS.coat, FACE), 32.4, 59.4, -4, 1.06),
  );
}
