import { along, beside } from '../figures/parts/along';
import {
  bars,
  blob,
  blobPath,
  both,
  limb,
  mirrored,
  moved,
  oval,
  painted,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** The right horn winds up and out in four turns. */
const HORN = Array.from({ length: 33 }, (_, i) => {
  const t = i / 32;
  const sway = 1.9 * (1 - 0.7 * t) * Math.sin(t * 8 * Math.PI);
  const [x, y] = [4.6 + 19 * t + 0.93 * sway, -17 - 41 * t + 0.37 * sway];
  return `${x.toFixed(1)} ${y.toFixed(1)} ${(6 - 4.8 * t ** 1.4).toFixed(1)}`;
}).join(', ');

/** Rings from edge to edge, lower on the side that is toward us. */
const rings = (colour: string): string =>
  bars(
    colour,
    along(HORN, 1.7, 2)
      .slice(0, -3)
      .map((place) => {
        const [[ax, ay], [mx, my], [bx, by]] = [beside(place, -0.48), beside(place, 0), beside(place, 0.48)];
        return `${ax} ${ay - 0.7} .3, ${mx} ${my + 0.2} .7, ${bx} ${by + 0.7} .3`;
      })
      .join(';'),
  );

const HEAD = mirrored(
  '0 -19, 5 -18.4, 8.6 -15.4, 10.2 -10.6, 10 -5, 8.2 2, 6.4 9, 5.4 15, 5.6 19.6, 5 23.6, 2.8 26, 0 26.6',
);

const head = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    painted({ coat, light, shade, lit })(`
  coat 7 -12, 11 -18.6, 17 -23.6, 23.4 -25, 25.4 -23, 22.6 -17, 17 -11.4, 10.4 -8.4
  light 10.6 -12.6, 14 -18, 18.4 -21.6, 22.6 -22.8, 20.6 -17.6, 16 -12.8, 11.6 -10.6
  shade 10.6 -12.6, 14.6 -16, 19 -19.6, 20.6 -17.6, 16 -12.8, 11.6 -10.6
  lit 11 -18.6 .3, 17 -23.6 1, 23.4 -25 .8, 25.4 -23 .3`),
  ) +
  both(limb(dark, HORN) + rings('#b0622f')) +
  blob(coat, HEAD) +
  within(
    'bh',
    blobPath(HEAD),
    both(
      painted({ dark, shade })(`
  dark 9.4 -1, 7 -2, 5 4, 4.6 11, 4 17, 8 20, 10 8
  shade 0 -14, 2.6 -13, 3.4 -6, 2.6 2, 2.2 9, 0 12
  shade 5 -17, 8 -15, 9.4 -12, 6.6 -12.6, 4 -14.6`),
    ),
  ) +
  // White about eyes and lips.
  both(
    blob(light, '4 -4.6, 5 -8.6, 7.6 -10.6, 10.2 -9.4, 10.5 -5.8, 8.8 -3.2, 6 -2.8') +
      blob('#0d0709', '4.7 -5, 5.8 -7.6, 8.4 -8.6, 10.2 -7.2, 9.8 -4.8, 7.4 -3.9') +
      oval('#8a4a24', 7.8, -5.6, 1.5, 1.2) +
      oval('#0d0709', 7.9, -5.7, 0.9) +
      blob(shade, '4.4 -5.6, 5.4 -8, 8.2 -9.2, 10.4 -7.6, 10 -6.2, 8 -7, 6 -6.6') +
      oval('#fff', 7.6, -6.2, 0.35) +
      limb('#0d0709', '5 -5.4 .8, 4.4 -3.6 .8, 4.2 -2.4 .2'),
  ) +
  blob(light, mirrored('0 14.4, 3 14.6, 5.2 16.8, 5.6 20, 5 23.6, 2.8 26, 0 26.6')) +
  both(blob('#d8a878', '5.5 18.6, 5.4 22.6, 3.6 25.4, 0 26.6, 0 25, 2.6 23.6, 4.4 21')) +
  blob('#0d0709', mirrored('0 14.8, 2.4 14.8, 4 16.4, 3.6 18.6, 1.8 20, 0 20.4')) +
  both(blob(shade, '1.4 17.2, 2.8 16.4, 3.4 17.2, 2.6 18.2')) +
  stroke('#0d0709', 0.6, '0 20.4, 0 21.9; -4 22.3, -2 22.3, 0 21.9, 2 22.3, 4 22.3');

/** A blackbuck face on, its neck dark and its breast white, to the grass; the sun stands behind it. */
export function blackbuck(p: Print, x: number, y: number, scale: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const neck = mirrored('0 0, 7 2, 8.6 10, 10.4 20, 13 29, 17.6 36, 21 44, 22 54, 22 66, 0 68');
  return whole(
    p,
    moved(
      // The back goes off to the right.
      painted({ coat, shade, lit })(`
  coat 8 22, 15 27, 24 29, 34 31, 42 36, 46 45, 47 56, 47 72, 0 72
  shade 26 36, 35 38, 41 45, 42 72, 33 72, 34 54, 31 43
  lit 13 26.6 .3, 24 29 1.6, 34 31 1.7, 42 36 1.4, 46 45 1, 47 54 .3`) +
        blob(coat, neck) +
        within(
          'bn',
          blobPath(neck),
          both(blob(dark, '0 4, 6 8, 7 18, 8.6 28, 11 38, 14 50, 14 70, 0 70')) +
            both(
              limb(shade, '9 24 .3, 12 33 1.4, 17 41 1.4, 19 50 .3') +
                limb(shade, '6 30 .3, 8.6 38 1.2, 10.4 48 .3'),
            ) +
            blob('#d8a878', mirrored('0 35, 2 38, 4.6 43, 7 51, 7 70, 0 70')) +
            blob(light, mirrored('0 38, 1.6 41, 3.6 46, 5.4 52, 5.4 70, 0 70')),
        ) +
        both(limb(lit, '8.2 4 .3, 9 12 1.1, 11 21 1.3, 13.6 29.6 1.4, 18 36.4 1.4, 21.2 44 1.2, 22 54 .3')) +
        head(inks),
      x,
      y,
      0,
      scale,
    ),
  );
}
