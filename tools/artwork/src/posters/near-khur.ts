import { bars, moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#2e1c1c', lit: '#fff1cc' };

/** Half a head deep at the throat, nearly a head at the shoulder. */
const NECK =
  'o 15 20, 10 23, 3.6 29, -4.4 38, -12.8 48, -21 57.6, -28.6 65.4, -36 72, -47 76.4, -60 79, -60 108, 8 108, 8.4 94, 7 84, 5 74, 4.2 65, 5.8 56, 10 47, 15 42, 16 30';

/** The mane stands up like a brush, lower at poll and withers. */
const MANE = Array.from({ length: 84 }, (_, i) => {
  const t = i / 86;
  const [x, y] = [15 - 51 * t, 20 + 50.6 * t + 2.2 * Math.sin(t * 6.3 - 3)];
  const h = (4.2 + (i % 4) * 0.16) * Math.sin(0.4 + 2.74 * t) ** 0.7;
  return `${(x + h * 0.25).toFixed(1)} ${(y + h * 0.25).toFixed(1)} 2.2, ${(x - h * 0.64).toFixed(1)} ${(y - h * 0.76).toFixed(1)} 1.3`;
}).join('; ');

/** From poll to lip along the head, 38 long, 19 deep at the cheek and 8 at the lips. */
const HEAD =
  'o -1 1, 3 -1.4, 8 -2.2, 13 -1.6, 19 .2, 26 1.4, 31.4 1.8, 35 2.8, 37.2 5, 38 8, 37.4 10.6, 35.6 12.6, 32.6 13, 29 12.4, 24 13.4, 18 15.8, 12 17.8, 6 18, 2 16, -.6 11, -1.6 5';

const EAR = 'o 4 0, 3.8 -4.8, 1.4 -9.4, -2.6 -13, -7 -15, -8.6 -11.6, -7.8 -6.8, -5 -2, -2 1.6, 1.4 2';

/** A khur's head and neck to the right, its neck across the middle of the picture; `turn`: how far the head is let down. */
function bust(id: string, coat: string, shade: string, pale: string, turn: number): string {
  const inked = painted({ ...INKS, coat, shade, pale });
  const ear = (part: string, inside: string) =>
    rimmed(
      `${id}${part}`,
      EAR,
      [INKS.lit, coat],
      [-0.5, 0.1],
      inked(`${inside}\n  dark -9 -17, -2.6 -15, -2.6 -12, -9 -11`),
    );
  const head =
    moved(ear('f', 'shade -12 -18, 8 -18, 8 4, -12 4'), 4.4, -1.4, 14) +
    rimmed(
      `${id}h`,
      HEAD,
      [INKS.lit, coat],
      [-0.3, -0.6],
      inked(`
  coat -6 -2, -1 -.4, 3 4, 3 12, 3 19, -6 20
  shade 5 18.6, 9 16.8, 13 14.8, 18 12.2, 23 10.6, 26 13, 18 17, 10 20, 5 20
  pale 40 1, 33 1.4, 30.4 3.6, 29.4 7.6, 27 10.6, 23.6 12.4, 27 16, 38 16
  shade 10.4 2, 13 .4, 16 1, 17.6 3.2, 16 2.4, 13.6 2, 11.4 3
  dark 11.6 3.8, 12.6 2.6, 14.2 2.4, 15.6 3.2, 16.4 4.4, 14.8 4.6, 13 4.6
  lit ~.5 13.6 3.3, 13.7 3.3
  dark 33.4 5.6, 34.4 4, 36.2 4.4, 36.4 6, 35.2 6.4, 34.6 8
  dark ~.6 37.6 9.8, 34.6 10, 31.4 9.4`),
    ) +
    ear('n', 'dark -7.4 -13, -3.4 -11.4, -.4 -8, 1.4 -4, 1.4 -.6, -1.6 0, -4.6 -4, -6.6 -8.4') +
    inked('coat -2.4 2.4, 0 .4, 4 .2, 7 1, 6 4, 1 5');
  return (
    rimmed(
      id,
      NECK,
      [coat, coat],
      [0, 0],
      inked(`
  shade 22 38, 14 45, 9 52, 7 61, 7.2 72, 9 84, 9 108, 4 108, 4 94, 2 82, -.4 72, -.8 62, 1 54, 5 46.6, 10 41
  shade -34 70, -31 77, -25 83, -17 87, -10 93, -8 108, -17 108, -18 98, -24 91, -31 84
  pale 15 41, 10 46, 5.8 56, 4.2 65, 4.6 72, 3.4 65, 4.4 55.6, 8.4 46.6`),
    ) +
    bars(INKS.dark, MANE) +
    moved(head, 12.4, 20.6, turn, 0.95)
  );
}

/** Two khurs in profile, neck over neck. */
export const khurPair = (p: Print): string =>
  whole(
    p,
    `<g transform="translate(42.7)"><g transform="scale(-1 1)">${bust('kf', '#84503a', '#633828', '#dcbf98', 38)}</g>${bust('kn', '#dba566', '#b87c48', '#f6e3c0', 53)}</g>`,
  );
