import { n0, n1 } from '../drawing/numbers';
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

/** Places on the right horn, a screw of four turns as even as it tapers: its middle, its width and its turn. */
const screw = (steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [width, turn] = [6.6 - 5.7 * t ** 1.25, t * 8.2 * Math.PI];
    const sway = 0.23 * width * Math.sin(turn);
    return { x: 4.7 + 19 * t + 0.91 * sway, y: -17 - 42 * t + 0.42 * sway, width, turn };
  });

const HORN = screw(41)
  .map(({ x, y, width }) => `${n1(x)} ${n1(y)} ${n1(width)}`)
  .join(', ');

/** Close rings across the horn, which tilt and bow as it turns to us and from us; the tip is smooth. */
const rings = (colour: string): string =>
  bars(
    colour,
    screw(30)
      .slice(1, -5)
      .map(({ x, y, width, turn }) => {
        const joint = (side: number, up: number, w: number) =>
          `${n1(x + width * (0.91 * side + 0.41 * up))} ${n1(y + width * (0.41 * side - 0.91 * up))} ${w}`;
        const tilt = 0.14 * Math.cos(turn);
        return `${joint(-0.53, tilt, 0.4)}, ${joint(0, -0.16, 0.8)}, ${joint(0.53, -tilt, 0.4)}`;
      })
      .join(';'),
  );

const HEAD = mirrored(
  '0 -20.6, 3.4 -20.2, 6.4 -17.6, 8.4 -15, 9.8 -11, 10 -6, 8.6 -.6, 6.6 5, 5.2 9.6, 5 13, 5.3 16, 4.8 19, 2.8 21, 0 21.6',
);

const ear = ({ coat, light, shade, lit }: CoatInks): string =>
  painted({ coat, light, shade, lit })(`
  coat 0 0, 3 -6.8, 8 -12.4, 14.6 -14.6, 17 -13, 14.6 -6.6, 9 -.6, 3 3
  light 3 -.8, 6 -6.4, 10.4 -10.6, 14.4 -12, 12 -6.6, 7.6 -1.6, 4 .6
  shade 3 -.6, 6 -4, 10 -7.8, 14.2 -11.6, 12 -6.4, 7.6 -1.4, 4 .6
  lit 2.4 -6 .3, 8 -12.2 1, 14.4 -14.3 .8, 16 -13.4 .2`);

const head = (inks: CoatInks): string => {
  const { dark, shade, coat, light } = inks;
  return (
    moved(moved(ear(inks), 8, -11.6, 4), 0, 0, 0, -1, 1) +
    // One ear listens to the side.
    moved(ear(inks), 8.4, -11, 27) +
    both(limb(dark, HORN) + rings('#b0622f')) +
    blob(coat, HEAD) +
    within(
      'bh',
      blobPath(HEAD),
      both(
        painted({ dark, shade })(`
  dark 10 -1.6, 7.4 -2.4, 5.4 2, 4.6 7, 4.2 11.6, 3.6 14, 8 16, 10 6
  shade 0 -15, 2.8 -13.6, 3.8 -7, 3 0, 2.2 6, 1.6 10, 0 10.6
  shade 5 -17, 8 -15, 9.4 -12, 6.6 -12.6, 4 -14.6`),
      ),
    ) +
    // White about eyes and lips.
    both(
      blob(light, '4 -5, 5 -9, 7.6 -11, 10.1 -9.6, 10.4 -6, 8.8 -3, 6 -2.6') +
        blob('#0d0709', '4.8 -5, 5.9 -7.2, 7.9 -8.2, 9.9 -7.2, 9.7 -5.2, 7.6 -4.1') +
        oval('#6b3319', 7.9, -5.8, 1.3, 1) +
        oval('#0d0709', 7.9, -6, 1, 0.8) +
        blob(shade, '4.4 -5.4, 5.2 -7.8, 8 -9.4, 10.2 -8, 10.3 -6.4, 9.6 -7.2, 7.8 -7.8, 6 -6.9') +
        oval('#fff', 7.4, -6.8, 0.35) +
        limb('#0d0709', '5.1 -5.4 .8, 4.5 -3.8 .8, 4.3 -2.6 .2'),
    ) +
    blob(light, mirrored('0 12, 2.6 11.2, 4.8 13, 5.3 15.8, 4.8 19, 2.8 21, 0 21.6')) +
    both(blob('#d8a878', '5.2 14.6, 5.1 18, 3.4 20.6, 0 21.6, 0 20.4, 2.4 19, 4 17')) +
    blob('#0d0709', mirrored('0 10.8, 2 10.9, 3.3 12.1, 2.9 13.9, 1.5 15.1, 0 15.5')) +
    both(blob(shade, '1.1 12.9, 2.3 12.1, 2.8 12.9, 2.1 13.8')) +
    stroke('#0d0709', 0.6, '0 15.5, 0 17.1; -3.8 17.8, -2 17.6, 0 17.1, 2 17.6, 3.8 17.8')
  );
};

/** A blackbuck face on, its neck dark and its breast white, to the grass; the sun stands behind it. */
export function blackbuck(p: Print, x: number, y: number, scale: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const neck = mirrored(
    '0 -4, 7.6 -2, 9.6 6, 11.4 14, 13.6 21.6, 17.6 28, 23.4 33, 28.6 38, 31.4 45, 32 56, 32 70, 0 70',
  );
  return whole(
    p,
    moved(
      blob(coat, neck) +
        within(
          'bn',
          blobPath(neck),
          both(
            painted({ dark, shade })(`
  dark 0 0, 6 6, 7.6 15, 9.4 24, 12.6 32, 17 40, 18.6 50, 18 70, 0 70
  shade 10 14 .3, 12.4 22 1.8, 16.6 29.6 3, 23 36 3.4, 27.4 44 1
  shade 13 30 .3, 17.4 36.6 1.6, 21 44 .3`) +
              limb(
                lit,
                '8.4 -2 .2, 9.6 6 1, 11.4 14 1.5, 13.6 21.6 1.7, 17.6 28 1.7, 23.4 33 1.4, 28.6 38 1.2, 31.6 45 .3',
              ) +
              blob(light, '0 37, 1.8 40, 4 45, 6 52, 6 70, 0 70'),
          ),
        ) +
        head(inks),
      x,
      y,
      0,
      scale,
    ),
  );
}

/** A doe in a high leap, to the right; to the left with a negative size. */
export const leapingDoe = (
  { x, y }: Print,
  at: number,
  foot: number,
  size: number,
  { coat, light }: CoatInks,
): string =>
  moved(
    painted({ coat, light })(`
  coat -6.4 1 3.4, -10 2.4 1.8, -12.6 5.4 1.1, -17 6.4 .6
  coat -5.4 1.6 3, -8.6 4 1.6, -10.4 7.4 1, -14.6 9 .6
  coat 6.6 0 2.6, 10.4 1.4 1.3, 10.4 4.6 .8, 8.8 6 .5
  coat 5.6 .4 2.4, 8.6 3.4 1.2, 7.4 6.4 .8, 5.6 7.2 .5
  coat -9 1.4, -8.6 -1.6, -4 -3.4, 2 -3.2, 6 -4.4, 9 -3, 8.6 .4, 5 1.8, -1 1.6, -5.4 3, -8 3
  coat 7 -2 4, 9.4 -5.6 2.6, 11 -9 2
  coat 10.4 -10.4, 12 -10.6, 14 -9, 16.4 -7.6, 15.8 -6.8, 13 -7.4, 10.6 -8
  coat 10.8 -9.8 1, 9.2 -12 .9, 8.6 -13 .3
  light -7.4 2.6, -4 2, 1 1, 5 .9, 7 .8, 4.6 2, -1 2, -5 3.2
  light -9.4 -.6, -8 .6, -8 2.8, -9.4 1.6`),
    n0(x(at)),
    n0(y(foot)),
    size < 0 ? 14 : -14,
    size / 10,
    Math.abs(size) / 10,
  );
