import { bars, blob, both, dots, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { type CoatInks, rimmed, set } from './near-animals';
import type { Print } from './print';

/** Strands of the mane that start in a ring about the face, the longer the lower; all fall downward in the end. */
const strands = (fill: string, reach: number, count: number, from: number): string =>
  bars(
    fill,
    Array.from({ length: count }, (_, i) => {
      const turn = -2.3 + (4.6 * (i + 0.5)) / count + Math.sin(i * 5 + from) * 0.05;
      const [s, c] = [Math.sin(turn), Math.cos(turn)];
      const low = (c + 1) / 2;
      const [x, y] = [s * 18, 32 + c * 26];
      const length = reach * (14 + 26 * low + 4 * Math.sin(i * 7 + from));
      const [ex, ey] = [x + s * length * (1 - 0.35 * low), y + c * length * 0.7 + length * 0.42];
      const [mx, my] = [x + s * length * 0.62, y + c * length * 0.5 + length * 0.08];
      return `${x.toFixed(1)} ${y.toFixed(1)} 3, ${mx.toFixed(1)} ${my.toFixed(1)} ${(6 + 3 * low).toFixed(1)}, ${ex.toFixed(1)} ${ey.toFixed(1)} 0.4`;
    }).join('; '),
  );

/** The head: the mane in three layers, the hair long on throat and chest. */
const head = ({ dark, shade, coat, lit, light, mane }: CoatInks & { mane: string }): string =>
  strands(dark, 0.8, 19, 2.2) +
  painted({ mane })(`
  mane -22 8, -12 -2, 0 -5.4, 12 -2, 22 8, 27 24, 27 40, 22 54, 12 66, 0 72, -12 66, -22 54, -27 40, -27 24
  mane 0 0 6, 1.4 -5.4 4, 4.4 -7.6 .3; 2 2 8, 5.4 -4.6 5, 11 -6 .3; -2 2 8, -5.4 -4.6 5, -11 -6 .3; 8 3 8, 13 -2 5, 18.6 -1.6 .3; -8 3 8, -13 -2 5, -18.6 -1.6 .3; 13 8 7, 18.6 3.4 5, 24 4.4 .3; -13 8 7, -18.6 3.4 5, -24 4.4 .3`) +
  strands(mane, 0.72, 22, 0.4) +
  both(
    painted({ mane, coat, dark })(`
  mane 12 14, 15.6 5, 22 2, 27 5.6, 27.4 13, 22 20
  coat 14.6 13, 17.6 6.6, 22.4 4.4, 25.6 7.2, 25.4 13, 20.6 18
  dark 18 12.6, 20.2 8.6, 23 7.8, 24 10.4, 22.4 14, 19.6 15.4`),
  ) +
  strands(shade, 0.5, 17, 1.4) +
  strands('#7f4026', 0.38, 20, 0.6) +
  both(bars(mane, '10 6 0.6, 15.6 8.6 5, 21.6 16 0.6; 14 10 0.6, 19 15 5, 23 24 0.6')) +
  blob(
    coat,
    '0 6, 8 6.6, 14.6 10.4, 18.4 17, 20 25, 19 32, 16.4 38, 14.6 46, 13 54, 8.6 60, 0 62, -8.6 60, -13 54, -14.6 46, -16.4 38, -19 32, -20 25, -18.4 17, -14.6 10.4, -8 6.6',
  ) +
  // The short hair of the forehead rises into the mane.
  bars(
    coat,
    '0 9 6, .4 4.6 3.4, -.2 .6 .3; 4.4 9.4 6, 6.4 5.8 3, 9 4 .3; -4.4 9.4 6, -6.4 5.8 3, -9 4 .3; 9.6 10.6 6, 12.4 8 3, 15.4 7.4 .3; -9.6 10.6 6, -12.4 8 3, -15.4 7.4 .3; 14.4 15 5, 17 13 2.4, 19.6 13 .3; -14.4 15 5, -17 13 2.4, -19.6 13 .3',
  ) +
  both(
    painted({ shade, light, lit, dark })(`
  shade 20 25, 19 32, 16.4 38, 14.6 46, 13 54, 11 53, 11.6 44, 12 36, 16 31, 17.6 24
  light 0 46, 6 44.6, 11.4 46.6, 12.6 51, 9 56, 0 57
  light 0 55, 5 54.6, 6.8 56.6, 4.6 59.4, 0 60
  lit 8 21, 11 16, 15 17.6, 17 23, 13.4 22.6
  light 7 31, 11 31.6, 14 30.6, 12 32.8, 9 33
  shade 5 20, 8.4 24, 7.4 34, 8.4 44, 5.6 45.4, 4.4 34
  dark 5.4 30.4, 7.6 26.6, 11 25, 15 25.2, 17 24.6, 15 28.4, 11.6 30.4, 8 30.6, 6 33
  #f0b63c 8.4 28.6, 10 26.6, 13.6 26.4, 13.8 28.2, 11.4 29.4`) +
      oval(dark, 11.2, 27.6, 1) +
      oval('#fff', 10.7, 27, 0.35),
  ) +
  blob(lit, '-4.6 23, 0 20, 4.6 23, 5.6 32, 6.4 40, 0 42, -6.4 40, -5.6 32') +
  blob(dark, '-7 41, -4 39.6, 0 40.4, 4 39.6, 7 41, 5.6 44.6, 2 47.4, 0 48, -2 47.4, -5.6 44.6') +
  both(
    stroke(dark, 1, '0 47, 0.4 50.6, 3 52.2, 7 53.2') + dots(dark, '5 49.4 0.5, 7.6 48.4 0.5, 7.6 50.8 0.5'),
  );

/** An Asiatic lion that faces us from the grass, the sun straight behind its mane. */
export function lion(
  p: Print,
  at: number,
  foot: number,
  height: number,
  { dark, shade, coat, lit, light, mane }: CoatInks & { mane: string },
): string {
  const drawn =
    // The breast under the mane, and the back, which goes off to the right.
    rimmed(
      'lb',
      'o -18 62, -29 66, -36 74, -41 88, -43 112, 60 112, 60 60, 50 52, 38 48.6, 24 48, 10 52',
      [lit, shade],
      [0.2, -1.1],
      painted({ mane, coat })(`
  mane 0 60, 26 60, 31 70, 29 88, 20 114, -18 114, -26 96, -22 70
  coat -26 72, -32 80, -35 92, -36 112, -27 112, -26 92`),
    ) +
    // The light comes round the mane from behind.
    moved(strands(lit, 0.8, 19, 2.2), 0, 6.6, 0, 0.93) +
    moved(head({ dark, shade, coat, lit, light, mane }), 0, 9.6, 0, 0.88);
  return set(p, at, foot, height, drawn);
}
