import { locks } from '../figures/parts/fur';
import { blob, both, mirrored, moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const INKS = { black: '#090e14', shade: '#131b25', coat: '#1f2a36', sheen: '#354353', cub: '#43494f' };
const PALE = { lit: '#fff3cc', muzzle: '#dccba6', tan: '#b59c78', claw: '#f3e2b6' };
const inked = painted({ ...INKS, ...PALE });

/** A head toward us, its middle at 0: skull, small round ears, cheeks of long hair, of which the right one takes the light. */
const shag = (ink: string, ear: string, cheeks: (right: string) => string): string =>
  both(
    blob(ear, '8 -12, 9.4 -16.6, 12.6 -19.4, 16.4 -19.2, 18.8 -16.4, 18.6 -12, 16 -7.6, 12 -7') +
      locks(ear, '10.4 -17.6 1, 14.4 -19.8 1.3, 18 -17.8 1.4, 19 -13.4 1.4, 17.6 -9.4 1.6', 1.7, 1.4),
  ) +
  cheeks(locks(ink, '15.4 -5 1.4, 17.4 2 2.2, 16.8 8 2.8, 13.6 14 2.8, 9 18.2 2', 2.2, 1.9)) +
  blob(ink, mirrored('0 -17.4, 5.6 -16.8, 11 -13.6, 15.4 -7, 17.6 2, 16.4 9.6, 12 16, 5 20, 0 21'));

const RIM = moved(shag(PALE.lit, PALE.lit, String), 0.7, -1);

/** Brow and cheek, the long bare muzzle growing out of them, small eyes deep beside its root. */
const FACE =
  both(
    inked(`
  shade 11 -12, 13 -16, 15.6 -17, 17 -14.6, 16 -11, 13.6 -9
  shade 2 -4, 4 -6.6, 6.4 -7, 9.4 -5.6, 11.6 -3.2, 11 1, 8.4 6, 9.6 12, 8 18, 4 19, 3 4
  sheen 5 -6.4, 7 -7.6, 9.8 -6.8, 11.4 -4, 9.6 -5.2, 7.4 -5.8
  black 5.4 -2.4, 6.8 -4, 8.6 -4, 10 -2.6, 8.4 -1.5, 6.8 -1.4
  #74492c 6.9 -2.6, 7.6 -3.5, 8.7 -3.3, 8.8 -2.3, 7.8 -1.8`),
  ) +
  inked(`
  shade -15 -2, -11.6 5, -9.6 12, -4 20, -10 18, -16 11
  sheen 4 -16.2, 9 -14, 13.4 -8.4, 15.8 -1, 16 5, 13.6 -1, 10.4 -8, 6 -12.6
  muzzle ${mirrored('0 -8.4, 2.6 -7.6, 4.4 -4, 5.2 1, 6.2 6, 7.8 11, 7.4 16.4, 4 20, 0 20.8')}
  tan 2.6 -7.6, 4.4 -4, 5.2 1, 6.2 6, 7.8 11, 7.4 16.4, 4 20, 0 20.8, 4.4 16.6, 4.2 9, 3 2
  black ${mirrored('0 8.8, 3.4 9, 4.9 10.8, 4.1 13.2, 1.8 14.8, 0 15.2')}
  #4c535c -3 10.4, -.6 9.8, 1.4 10.4, -.6 11
  black ~.8 0 15, 0 17
  black ~.8 -5 17.9, -2.6 18.1, 0 17, 2.6 18.1, 5 17.9
  tan ~.6 -8 -3.1, -7.9 -3
  tan ~.6 7.4 -3.1, 7.5 -3`);

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

/** A sloth bear at the mound, and on her back her cub, the whole line of her back in the light of the sun behind it. */
export function bearWithCub(p: Print): string {
  const head = (x: number, y: number, turn: number, scale: number, coat: string) =>
    moved(RIM + shag(coat, INKS.shade, both) + FACE, x, y, turn, scale);
  const paw = (x: number, y: number, turn: number, scale: number, coat: string) =>
    moved(CLAWS + moved(blob(PALE.lit, TOES), 0.5, -0.9) + blob(coat, TOES), x, y, turn, scale);
  return whole(
    p,
    moved(shaggy(PALE.lit, CUB), 0.6, -0.9) +
      shaggy(INKS.cub, CUB) +
      inked('shade 52 60, 55 48, 60 43.6, 68 44, 74 48, 76 60') +
      moved(shaggy(PALE.lit, MOTHER), 0.5, -1.3) +
      shaggy('#28333f', MOTHER) +
      // She turns from the light: back and shoulder, flank, breast.
      locks(INKS.coat, '88 86 4, 80 71 4, 72 63.6 4, 62 61.6 4, 53 65 4', 4.4, -1.2) +
      locks(INKS.shade, '82 104 4, 75 90 4, 65 83.6 4, 56 85 4', 4.4, -1.2) +
      inked(`
  coat 0 110, 14 76, 30 60, 44 56, 54 64, 62 60.4, 72 62.4, 80 70, 87 85, 90 110
  shade 0 110, 14 80, 30 66, 46 66, 55 81, 65 82, 75 89, 81 110
  coat 34 88 18, 24 84 15, 14 80 12
  claw 21 82 1.4, 25 88 3, 32 93 3.4; 45 80 1.4, 41 88 3.2, 32 93 3.4`) +
      head(66.4, 32, 7, 0.6, INKS.cub) +
      paw(56.6, 49.6, 10, 0.52, INKS.cub) +
      paw(74.4, 52.6, 0, 0.52, INKS.cub) +
      paw(12, 80.4, 6, 1, INKS.coat) +
      head(29.6, 59.4, -4, 1.06, INKS.coat),
  );
}
