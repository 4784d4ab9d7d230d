import { n1 } from '../drawing/numbers';
import { limb, moved, oval, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { CraneInks } from './near-cranes';
import { each, type Print } from './print';

/** Flight feathers, of the hand from its tip and of the arm down to the body: where each is rooted, and its own tip. */
const HAND =
  '31 9.6 46.6 -5.4, 30.6 11 51.4 -3.8, 30.2 12.6 56 -1, 29.8 14.4 60.2 2.8, 29.6 16.4 63.6 7.4, 29.6 18.6 66 12.8, 29.8 21 67.2 18';
const ARM =
  '30.2 23.6 67.2 23.2, 30.8 26.4 66.8 28, 31.6 29.4 66.2 32.6, 32.4 32.4 65.4 37, 33.4 35.6 64.4 41.2, 34.4 38.8 63.4 45.2, 35.6 42 62.2 48.8, 37 45.2 60.8 52, 38.6 48 59.2 54.8';
/** The tiers of coverts over them, the longest first; the last lie along the arm. */
const GREATER =
  '30 12 41 4.6, 29.6 15 43.6 9.6, 29.4 18 45.6 14.6, 29.6 21 47 19.6, 30 24 47.6 24.4, 30.6 27.4 48 29, 31.6 31 48.4 33.6, 32.8 34.6 49 38, 34 38.2 49.6 42.2, 35.4 41.8 50.4 46.4, 37 45.4 51.4 50.4, 39 48.6 52.4 54';
const MEDIAN =
  '28.8 15 36.8 10.6, 28.4 18.4 38 15.6, 28.2 22 39 20.8, 28.6 25.6 39.6 25.8, 29.2 29.4 40 30.6, 30 33.2 40.6 35.4, 31.2 37 41.4 40, 32.6 40.8 42.4 44.6, 34.2 44.6 43.6 49, 36 48 45 53.2';

const tier = (list: string, width: number, end: number, ink: string, edge: string, widest = 0.58): string =>
  each(list, (rootX = 0, rootY = 0, x = 0, y = 0) => {
    const [midX, midY] = [rootX + (x - rootX) * widest, rootY + (y - rootY) * widest - 0.9];
    return limb(
      ink,
      `${rootX} ${rootY} ${n1(width * 0.6)}, ${n1(midX)} ${n1(midY)} ${width}, ${x} ${y} ${end}`,
      `stroke="${edge}" stroke-width=".35"`,
    );
  });

/** A raised wing: the arm goes forward from the shoulder to the wrist, and from there the hand back; feathers fan from both. */
const wing = (feather: string, edge: string, shade: string, covert: string, lit: string): string =>
  tier(HAND, 5, 0.7, feather, edge) +
  tier(ARM, 4.8, 3.2, feather, edge, 0.86) +
  tier(GREATER, 4.6, 3.4, shade, edge) +
  tier(MEDIAN, 4.6, 3.8, covert, shade) +
  painted({ covert, lit, shade })(`
  covert 40 57, 35 55, 31.8 49.6, 30 42, 28.4 34.4, 26.4 27.4, 25.2 20.6, 26.8 14.4, 30 9.6, 32 8, 32.6 11, 31.8 17, 32.4 24, 33.8 31, 36 38, 39 45.4, 42.6 51.4, 46 57
  lit 35 55, 31.8 49.6, 30 42, 28.4 34.4, 26.4 27.4, 25.2 20.6, 26.8 14.4, 30 9.6, 29 15.4, 28.4 20.6, 29.4 27, 31.2 34, 32.6 41, 35 48
  shade 27 20.4 .3, 30.4 15 1.6, 35.4 10.4 .4`);

/** A crane in flight to the left, its wings high, neck and legs stretched. */
export function flyingCrane(
  p: Print,
  { body, shade, lit, plume, hood, crown, eye, bill, leg }: CraneInks,
): string {
  const drawn =
    moved(wing('#3b3a58', '#57557a', '#8f93ab', '#a9abbd', '#a9abbd'), -16.3, 26.9, -33, 0.84) +
    // Legs and tail.
    painted({ leg, plume })(`
  leg 57 56 2.4, 66 59.6 1.6, 69 60.8 1.9, 79 64 1.3
  leg 59 55.4 2.4, 68 58 1.6, 71 59 1.9, 80 61.6 1.3
  leg ~.9 79 64, 83 64.4; 79 64, 82.6 66; 80 61.6, 84 61.6; 80 61.6, 83.8 63.2
  plume 56 50, 63 51, 70 54.4, 73 57, 68 58.6, 60 58.4`) +
    // Neck.
    limb(hood, '37 54.4 8, 31 52.8 5.8, 24 50.8 4.2, 17 48.8 3.6, 12 47.6 3.6') +
    // Body.
    painted({ body, shade, hood })(`
  body 30.6 52.6, 35 49.6, 43 48.4, 53 49, 61 51.4, 66 54.6, 60 58.4, 50 60.8, 40 60, 34 57.4
  shade 34 56.6, 42 58, 52 58, 61 55.4, 66 54.6, 60 58.4, 50 60.8, 40 60
  hood 30 50.8, 33 51.2, 34.6 53.6, 33.6 55.8, 31.4 55.2, 29 54`) +
    moved(wing(plume, '#54517a', shade, body, lit), -4.4, 3.4, -5) +
    // The shoulder's feathers, which lie back over the wing's root.
    painted({ body, shade })(`
  body 35.4 50.6, 41 49.6, 49 51.4, 56.4 54.8, 49 56.6, 41 57, 36 55
  shade 41 52.4 .2, 46 52.4 .7, 51 54.4 .2; 37.6 54.4 .2, 43 55.4 .8, 49.6 56 .2; 36.4 56.6 .2, 46 58 .9, 56.4 55.4 .2`) +
    // Head.
    painted({ hood, crown, bill })(`
  hood 15.4 46.4, 12.6 45, 9.6 45.2, 7.6 46.8, 8 48.8, 10.6 50, 14.4 50.2
  crown 12.6 45.4, 10.4 44.8, 8.2 45.8, 7.2 47.4, 9.6 47, 12 46.6
  bill 8 46.6, 4.6 47.4, 0.4 49.2, 4.6 49.2, 8.4 49`) +
    oval(body, 11.6, 47.8, 1, 0.6) +
    oval(eye, 10.2, 47.6, 0.8) +
    oval('#1a1420', 10.1, 47.6, 0.4);
  return whole(p, moved(drawn, 4, 8, 0, 0.91));
}
