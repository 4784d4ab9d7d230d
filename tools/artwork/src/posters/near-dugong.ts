import { n0 } from '../drawing/numbers';
import { blob, blobPath, dots, limb, oval, stroke, within } from '../figures/parts/shapes';
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
    `<g transform="translate(10 -3)">${flipper(shade, dark)}</g>` +
    // Flukes like a dolphin's, seen a little from above.
    blob(shade, '72 1, 82 3, 92 9, 100 18, 104 27, 97 23, 88 17, 78 9') +
    blob(coat, '71 1, 80 -8, 91 -16, 104 -22, 103 -15, 97 -6, 91 1, 84 4, 76 4') +
    limb(lit, '78 -4 0.4, 88 -11.4 1.8, 99 -18 0.4') +
    within(
      `dg${n0(at)}`,
      blobPath(BODY),
      blob(coat, BODY) +
        blob(
          lit,
          '-84 2, -72 -10, -50 -19, -14 -28, 12 -28, 40 -20, 78 -4, 50 -8, 28 -14, 6 -18, -16 -18, -40 -12, -60 -6, -74 1',
        ) +
        blob(shade, '-62 24, -54 14, -40 15, -22 18, 0 17, 24 11, 48 5, 78 1, 60 12, 20 26, -16 32, -44 28') +
        blob(light, '-50 22, -38 21.4, -20 24, 4 22, 24 17, 10 27, -18 31, -40 29') +
        // Light from the surface plays over its back.
        stroke(
          light,
          1.3,
          '-30 -17, -24 -13, -16 -16, -10 -12, -2 -17; -16 -21, -8 -18.4, 0 -22; 6 -20, 12 -15, 20 -18, 26 -13, 33 -15; 38 -14, 43 -10.6, 49 -11; -48 -12.6, -43 -9, -37 -12',
          'opacity=".7"',
        ) +
        stroke(shade, 1.2, '-48 -13, -45.6 -5, -46.6 3; -43 -12, -41 -6, -41.6 0') +
        stroke(light, 1, '2 -4, 14 -6; 6 0, 16 -2'),
    ) +
    flipper(coat, lit) +
    // The broad muzzle with its bristles, the nostrils above it.
    blob(light, '-83 9, -83.6 16, -78 22.6, -69.6 24.6, -64 21, -65.6 14, -72 8, -78.6 5.4') +
    blob(shade, '-65 14.6, -60 15, -55 17.4, -61 21, -66.4 23.4, -64 19') +
    dots(dark, '-78 12 0.7, -75 15 0.7, -79.4 16 0.7, -72 13 0.7, -75.6 19 0.7, -71 18 0.7, -69 21 0.7') +
    stroke(dark, 1.4, '-64.6 21, -60 18.4, -56 14.6') +
    blob(dark, '-79 3.6, -77 1, -75 1.4, -76 4') +
    oval(dark, -61, -1.6, 1.9) +
    oval('#fff', -61.7, -2.3, 0.6) +
    stroke(dark, 0.9, '-65 -3.4, -61.4 -5.2, -57.4 -3');
  const scale = Math.round(x(size) / 1.8) / 100;
  return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})">${drawn}</g>`;
}

/** A young golden trevally that swims to the left before a dugong, yellow with black bars. */
export const trevally = ({ x, y }: Print, at: number, middle: number, size: number, turn = 0): string =>
  `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${Math.round(x(size)) / 100})">${
    blob('#e0a12e', '34 0, 50 -18, 56 -20, 50 0, 56 20, 50 18') +
    blob('#e0a12e', '-14 -24, 4 -36, 22 -22, 30 -6, 0 -14') +
    blob('#e0a12e', '-10 24, 6 36, 22 22, 30 6, 0 14') +
    blob('#f7c948', '-48 2, -40 -12, -22 -24, 2 -26, 24 -14, 38 0, 24 14, 2 26, -22 24, -40 14') +
    stroke('#1d2a30', 5, '-34 -16, -36 0, -33 17; -16 -23, -18 0, -15 23; 4 -24, 2 0, 5 24') +
    stroke('#1d2a30', 3.4, '20 -15, 19 0, 21 15') +
    oval('#1d2a30', -40, -3, 3)
  }</g>`;
