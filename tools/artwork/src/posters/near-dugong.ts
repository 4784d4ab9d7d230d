import { n0 } from '../drawing/numbers';
import { blob, blobPath, dots, limb, moved, oval, painted, within } from '../figures/parts/shapes';
import type { CoatInks } from './near-animals';
import type { Print } from './print';

const BODY =
  '-80 3, -73 -7, -63 -13, -50 -16.4, -36 -20.6, -14 -26, 10 -26, 32 -21, 50 -13, 64 -6, 76 -2, 76 4, 62 7, 46 12, 28 19, 8 25, -14 28, -34 26, -46 20, -55 17.6, -62 21, -69 24, -77 22, -82.4 16, -83 8';

/** A dugong in profile that looks to the left, 180 units long, its muzzle bent down to graze. */
export function dugong(
  { x, y }: Print,
  at: number,
  middle: number,
  size: number,
  turn: number,
  { dark, shade, coat, lit, light }: CoatInks,
): string {
  const flipper = (fill: string, edge: string) =>
    blob(fill, '-42 13, -32 11, -24 17, -16 28, -11 39, -12 44.6, -18 45, -27 38, -37 27, -42 19') +
    limb(edge, '-35 14 0.4, -26 22 1.8, -18 33 1.6, -14 42 0.4');
  const drawn =
    moved(flipper(shade, dark), 10, -3) +
    // Flukes like a dolphin's, seen from above and behind: the far one in shade.
    painted({ shade, coat, lit })(`
  shade 70 3, 78 4.6, 86 10, 93 17.4, 98 25, 99.4 29, 95.6 28.6, 89 24, 82 16.6, 75 8.6
  coat 69 -1, 77 -5.6, 85 -12, 93.6 -18, 101 -20.4, 101.6 -17, 98 -10, 92.6 -3, 88.6 2.4, 88 7.6, 82 7.4, 75 6, 69 4.6
  lit 74 -3.6, 84 -11, 93 -17.4, 100 -19.6, 94 -13.4, 86 -6, 78 -1.6`) +
    within(
      `dg${n0(at)}`,
      blobPath(BODY),
      blob(coat, BODY) +
        painted({ lit, shade, light })(`
  lit -84 2, -72 -10, -50 -19, -14 -28, 12 -28, 40 -20, 78 -4, 50 -8, 28 -14, 6 -18, -16 -18, -40 -12, -60 -6, -74 1
  shade -62 24, -54 14, -40 15, -22 18, 0 17, 24 11, 48 5, 78 1, 60 12, 20 26, -16 32, -44 28
  light -50 22, -38 21.4, -20 24, 4 22, 24 17, 10 27, -18 31, -40 29`) +
        // A net of light from the waves above plays over its back.
        painted({ light, shade })(`
  light/.5 ~1.1 -58 -13, -51 -10, -45 -12, -38 -6, -30 -10, -24 -3, -15 -9, -6 -5, 2 -10, 13 -4, 20 -9, 31 -5, 38 -9, 50 -3; -51 -10, -54 -16; -38 -6, -39 -14, -33 -18, -35 -22; -39 -14, -45 -18; -24 -3, -22 -14, -27 -19; -22 -14, -13 -18, -8 -25; -6 -5, -4 -14, -13 -18; -4 -14, 6 -19, 3 -26; 13 -4, 15 -15, 6 -19; 15 -15, 25 -18, 28 -24; 31 -5, 32 -13, 25 -18; 32 -13, 42 -15
  shade ~1.2 -50 -4, -47.6 2, -48.6 9; -45 -2, -43 4, -43.6 9`),
    ) +
    flipper(coat, lit) +
    // The muzzle, bent down and as broad as the head; the nostrils above it, the lip below.
    painted({ shade, coat, lit })(`
  shade -70 25, -63 23.6, -56 18, -55 21, -58 25.6, -63.6 29, -69.6 29.4
  coat -80 -1, -84 5, -86 12, -86.4 19, -83.6 25.4, -78 28.4, -71 28, -66.4 24.4, -64.4 18, -64 10, -66 2, -72 -3
  lit -79 0, -83 6, -85.4 13, -85.6 19, -83 24.6, -78.6 27.6, -74 27.6, -76 22, -77.6 15, -78 8
  shade ~1 -84.4 13, -80 12.4, -75 14, -70.6 18; -82.6 7.6, -78 6.6, -73 8.4, -69 12`) +
    dots(
      dark,
      '-82.6 17 0.7, -79 17.4 0.7, -81.6 21 0.7, -77.6 21.6 0.7, -75 18.6 0.7, -79.6 24.6 0.7, -74 23.6 0.7',
    ) +
    painted({ dark })(`
  dark ~.9 -70.6 27.6, -65 24.8, -61 21.6
  dark -81 0.6, -79 -1.8, -77 -1.2, -78.4 1.2
  dark -76 -1.4, -74 -3.2, -72.4 -2.2, -74 -0.4`) +
    oval(shade, -61, -1.4, 2.8, 2.2) +
    oval(dark, -61, -1.6, 1.3) +
    oval('#fff', -61.4, -2, 0.4);
  const scale = Math.round(x(size) / 1.8) / 100;
  return moved(drawn, n0(x(at)), n0(y(middle)), turn, scale);
}

/** A young golden trevally that swims to the left before a dugong, yellow with black bars. */
export const trevally = ({ x, y }: Print, at: number, middle: number, size: number, turn = 0): string =>
  `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${Math.round(x(size)) / 100})">${
    painted({})(`
  #e0a12e 34 0, 50 -18, 56 -20, 50 0, 56 20, 50 18
  #e0a12e -14 -24, 4 -36, 22 -22, 30 -6, 0 -14
  #e0a12e -10 24, 6 36, 22 22, 30 6, 0 14
  #f7c948 -48 2, -40 -12, -22 -24, 2 -26, 24 -14, 38 0, 24 14, 2 26, -22 24, -40 14
  #1d2a30 ~5 -34 -16, -36 0, -33 17; -16 -23, -18 0, -15 23; 4 -24, 2 0, 5 24
  #1d2a30 ~3.4 20 -15, 19 0, 21 15`) + oval('#1d2a30', -40, -3, 3)
  }</g>`;
