import { limb, moved, oval, painted, points } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { CraneInks } from './near-cranes';
import type { Print } from './print';

/** The tips of the flight feathers, from the first of the hand to the last of the arm. */
const TIPS = points(
  '49 -.6, 54.4 .6, 59 3.4, 62.8 8, 65.6 13, 67.2 18.2, 67.8 23.2, 67.6 27.8, 67 32, 66.2 36, 65.2 39.8, 64 43.4, 62.6 46.8, 61 50',
);

/** A raised wing: the arm goes forward from the shoulder to the wrist, the hand back from there; its feathers are one fan. */
const wing = (feather: string, edge: string, second: string, covert: string, lit: string): string =>
  TIPS.map(({ x, y }, i) => {
    const [rootX, rootY] = [33.4 + i * 0.9, 22 + i * 2.3];
    const [bendX, bendY] = [rootX + (x - rootX) * 0.55 - (7 - i) * 0.3, rootY + (y - rootY) * 0.55 - 1.4];
    const end = i < 6 ? '.8' : '3.4';
    return limb(
      feather,
      `${rootX} ${rootY} 3, ${bendX} ${bendY} 5.6, ${x} ${y} ${end}`,
      `stroke="${edge}" stroke-width=".35"`,
    );
  })
    .reverse()
    .join('') +
  painted({ feather, second, covert, lit })(`
  feather 34 55, 31.4 46, 29.6 37, 30 28.6, 32.6 21.6, 37 14, 41 9, 42 16, 45 26, 49 35, 53 43, 56 51, 52 56
  second 33 56.6, 30.6 47, 29 37.6, 29.4 28.6, 32.2 21.2, 36.4 17.4, 39.4 23, 42 28, 44.6 33.6, 47.6 39, 50.4 44.4, 53.6 50.4, 53 56, 44 58.8
  covert 33 56.6, 30.6 47, 29 37.6, 29.4 28.8, 32 22, 34.4 21, 36.4 26, 38.6 32, 41 38, 44 44, 47 49.6, 50 54, 44 58.6
  second ~.6 33.4 27, 36 35, 39.6 42.6, 44.6 50; 32 33, 34.4 41, 38 48, 43 54
  lit 33.4 54, 31 46, 29.6 37.6, 30 29.6, 32 24, 32.4 31, 34 39, 36.4 47, 38 53`);

/** A crane in flight to the left, its wings high, neck and legs stretched. */
export function flyingCrane(
  p: Print,
  { body, shade, lit, plume, hood, crown, eye, bill, leg }: CraneInks,
): string {
  const drawn =
    moved(wing('#3b3a58', '#57557a', shade, shade, shade), -7.9, 20.9, -20, 0.84) +
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
  hood 30 50.8, 33.4 51.2, 36 54, 35.4 56.6, 32.6 55.6, 29 54`) +
    wing(plume, '#45425f', shade, body, lit) +
    // Head.
    painted({ hood, crown, bill })(`
  hood 15.4 46.4, 12.6 45, 9.6 45.2, 7.6 46.8, 8 48.8, 10.6 50, 14.4 50.2
  crown 12.6 45.4, 10.4 44.8, 8.2 45.8, 7.2 47.4, 9.6 47, 12 46.6
  bill 8 46.6, 4.6 47.4, 0.4 49.2, 4.6 49.2, 8.4 49`) +
    oval(body, 11.6, 47.8, 1, 0.6) +
    oval(eye, 10.2, 47.6, 0.8) +
    oval('#1a1420', 10.1, 47.6, 0.4);
  return whole(p, moved(drawn, 4, 4, 0, 0.91));
}
