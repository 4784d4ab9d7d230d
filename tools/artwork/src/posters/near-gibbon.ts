import { locks } from '../figures/parts/fur';
import { blob, both, dots, limb, mirrored, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** A hoolock at full stretch under its bamboo, a shoot in its free hand; `rim` is the light of the sun behind it. */
export function hangingGibbon(p: Print, rim: string): string {
  const [black, sheen, skin, white] = ['#0b1a1c', '#2b4a45', '#3c4340', '#fdf3d6'];
  // Shoulder 41 47, elbow 33.4 31, wrist 32.6 17; the other elbow 62 58, wrist 65 43.
  const arm = (ink: string, more: number) =>
    limb(
      ink,
      `45 50 ${9 + more}, 40 45 ${7.6 + more}, 35.6 36 ${5.6 + more}, 33.4 30 ${4.8 + more}, 32.6 22 ${4 + more}, 32.4 17 ${3.2 + more}`,
    );
  // Hip 45 70, knees drawn up at 33 63 and 60 66, feet on the culm.
  const leg = (ink: string, more: number) =>
    limb(
      ink,
      `46 71 ${9 + more}, 39 65.6 ${7.6 + more}, 33.4 61.6 ${6 + more}, 33.6 66 ${5 + more}, 36.4 72 ${3.6 + more}`,
    );
  const body = (ink: string): string =>
    blob(ink, '40 44, 46 42, 52 45, 55 52, 55 62, 54 70, 51 76, 45 77, 41 73, 39.6 64, 38.6 54') +
    locks(ink, '53 46 1.4, 55.4 54 2, 55.2 63 2.4, 54 70 2.6, 51 76 3', 2.4, 1.2) +
    locks(ink, '45 77.4 2.4, 41 72 2.2, 39.6 64 2', 2.4, 1.2);
  const hand = painted({ black })(`
  black 32.4 17.6 3.4, 32 14 4.2, 32.2 11.6 4
  black 30.4 12 1.4, 29.6 15 1.5, 30 18 .8; 32 11.4 1.4, 31.4 15 1.5, 31.6 18.6 .8; 33.6 11.4 1.4, 33.2 15 1.5, 33.2 18.4 .8; 35 12 1.4, 34.8 14.6 1.5, 34.6 17.4 .8`);
  // Long toes close round the culm, the great toe against them.
  const foot = (x: number, y: number, side: number) =>
    moved(
      painted({ black, sheen })(`
  black -3.6 0, -3 -2.6, 0 -3.4, 3.4 -2.6, 4 0, 2 1.4, -2 1.4
  black -2.8 0 1.7, -3.4 2.4 1.8, -2.4 4.6 1; -.8 .4 1.7, -1 3 1.8, -.2 5.2 1; 1.4 .4 1.7, 1.4 2.8 1.8, 2 4.8 1; 3.2 -1 1.7, 5 .4 1.8, 5.2 2.4 1
  sheen -1.8 .4 .2, -2.2 2.2 .4, -1.6 3.8 .2; .4 .6 .2, .3 2.6 .4, .9 4.4 .2`),
      x,
      y,
      0,
      side,
      1,
    );
  const head = blob(
    black,
    '-8 -2, -7.4 -7, -4 -10, 0 -10.8, 4 -10, 7.4 -7, 8.2 -2, 7.4 3, 5 7, 0 8.4, -5 7, -7.4 3',
  );
  const drawn =
    // The free arm goes up from behind the body with its shoot.
    limb(rim, '52 49 6, 58.6 57 5.4, 62.4 58.6 5, 64.6 52 4.2, 66 45 3.6') +
    limb(black, '51 50 6.6, 57.6 57.6 5.6, 61.6 59.2 5, 64 52 3.8, 65.4 45 3') +
    arm(rim, 0.4).replace('<path', '<path transform="translate(.9 0)"') +
    moved(body(rim), 1, 0.2) +
    // The far leg.
    limb(rim, '51 71 8.6, 57 66.6 7, 61 63.6 5.6, 61.2 67 4.6, 58 70.6 3.4') +
    limb(black, '50 71 9, 56 66.8 7, 60 63.8 5.6, 60.2 67.4 4.6, 57 71 3.4') +
    arm(black, 0) +
    body(black) +
    limb(sheen, '41.4 45.6 .4, 37.6 38 1.8, 35 31 1.4, 33.6 23 .4') +
    blob(sheen, '43 55, 47 53, 50 56, 50 64, 47 69, 44 66, 42.6 60', 'opacity=".6"') +
    leg(rim, 0.6).replace('<path', '<path transform="translate(.7 -.3)"') +
    leg(black, 0) +
    limb(sheen, '43.6 69 .4, 38.6 64.8 1.8, 34.4 62 .4') +
    foot(36.4, 71.4, -1) +
    foot(57.4, 70.2, 1) +
    hand +
    // The shoot.
    painted({ black })(`
  #4f8a5c ~.8 64.4 47, 66 41, 69.4 34.6
  #2d6352 68 37 .3, 73 35.6 1.9, 77 37.6 .2; 68.8 35.6 .3, 73 31.6 1.9, 77.4 31 .2; 69.4 34.8 .3, 70.6 29.6 1.9, 70 25.6 .2; 66.6 39.6 .3, 62.6 36 1.8, 61 32.4 .2
  black 63.4 44 1.3, 65 42.4 1.5, 67.4 43 .9; 63.6 46 1.3, 65.8 44.6 1.5, 68 45.2 .9; 64 47.6 1.3, 66 46.6 1.4, 67.8 47.2 .9`) +
    moved(
      moved(head, 0.9, -0.2, 0, 1.03).replaceAll(black, rim) +
        moved(locks(rim, '2 -11 1.4, 6 -9 2, 8.6 -3 2.2, 8 3 2.4, 5 7.6 2', 2.2, 1.1), 0.8, -0.2) +
        locks(
          black,
          '-4 8 2, -7.6 3 2.2, -8.4 -3 2, -6 -9 2, 0 -11.2 1.4, 6 -9 2, 8.4 -3 2.2, 7.6 3 2.4, 5 7.4 2',
          2.2,
          1.1,
        ) +
        head +
        // A bare dark face under two white brows.
        blob(skin, mirrored('0 -4.6, 3.6 -4.8, 5.6 -2, 5 2, 3.6 5.4, 0 6.6')) +
        blob('#596059', mirrored('0 1.4, 2.4 2, 3.4 4.2, 2 6, 0 6.4')) +
        both(
          limb(white, '.8 -4.6 1, 3 -5.4 1.8, 5.2 -4.6 1.5, 6.4 -2.8 .5') +
            blob(black, '1.2 -1.4, 2.4 -2.8, 4 -2.4, 4.4 -1, 3 -.2, 1.6 -.4') +
            oval('#8a5a30', 2.9, -1.5, 0.95) +
            oval('#0a0d0c', 2.9, -1.5, 0.6) +
            dots(black, '.7 1.6 .4'),
        ) +
        dots('#fff', '2.6 -1.9 .28, -3.2 -1.9 .28') +
        stroke(black, 0.4, '-2.6 3.6, 0 4.3, 2.6 3.6'),
      47.6,
      38.4,
      -6,
    );
  return whole(p, drawn);
}
