import { moved, painted } from '../figures/parts/shapes';
import { type CoatInks, rimmed, whole } from './near-animals';
import type { Print } from './print';

/** From the poll at 0 to the lip 29 long, 14 deep at the jaw and 7 at the chin. */
const HEAD =
  'o 1.4 .6, -1 -.8, -5 -1.2, -9 -.6, -14 .5, -19 1.5, -23.4 2.5, -26.8 3.7, -28.6 5.2, -29.3 7, -29 8.4, -27.6 9.2, -26.6 10.4, -24.6 10.7, -22.6 9.8, -20 9.4, -16.6 10.2, -12.6 12, -8.6 14, -4.6 14.4, -1.6 12.4, .4 9';

const EAR = 'o -2 1, -2.6 -3, -1.6 -7.6, .8 -12.6, 2.6 -9.4, 3.4 -5, 2.8 -1, 1.4 1.6';

/** The crest to the withers, and the throat to the breast. */
const NECK =
  'o -3 0, 1 -.8, 8 2, 17 7, 26 12.4, 34 16.6, 46 20.4, 60 22, 80 22, 80 86, 50 90, 21 90, 20.6 74, 20.2 60, 19 46, 15.4 33, 10 21.6, 5 13, 1 10';

/** Upright and short, to the withers; from there a stripe. */
const MANE =
  'dark -3.4 -.4, -2.4 -3, 1 -4.2, 6 -3, 12 0, 19 3.8, 26 8.4, 32 12.6, 37 16, 42 18.6, 48 20.8, 42 19.8, 35 17.8, 27 13.8, 18 8.4, 8 3, 0 0\n  dark 40 18.4 .8, 47 20.5 1.1, 60 22 1.4, 80 22 1.4';

/** A khur's head and neck to the left, its poll at 0; `turn`: how far the head is let down. */
function bust(id: string, inks: CoatInks, turn: number, ears: number): string {
  const inked = painted({ ...inks });
  const ear = (part: string, inside: string) =>
    rimmed(
      `${id}${part}`,
      EAR,
      [inks.lit, inks.coat],
      [-0.4, -0.2],
      inked(`${inside}\n  dark -3 -8.6, 0 -9.4, 4 -8, 4 -14, -2 -14`),
    );
  const head =
    moved(ear('f', 'shade -4 -16, 6 -16, 6 4, -4 4'), -4.6, 0, ears - 8, 0.94) +
    rimmed(
      `${id}h`,
      HEAD,
      [inks.lit, inks.coat],
      [-0.3, -0.5],
      inked(`
  shade -20 10, -15 9, -11 9, -7.4 10.8, -4 10.2, -1.6 7, .4 4, 3 6, 2 14, -5 16, -13 14, -19 11
  shade -20 3.4, -15 3.6, -11.6 4.6, -8 5, -10 6.4, -14 6.4
  light -31 3, -25.4 2.6, -23.8 4.4, -23.2 7, -20.4 8.6, -16.6 10, -20 12, -31 13
  shade -11.4 1, -8.6 .2, -6 1, -5 3, -6.6 4.4, -9.4 3.6
  dark -10.6 2.9, -9.4 1.7, -7.8 1.6, -6.6 2.8, -7.8 3.5, -9.4 3.5
  lit ~.4 -9 2.2, -8.9 2.2
  dark ~.4 -11 1.5, -8.6 .7, -6.2 1.4
  dark -27.9 5.6, -26.6 4.6, -25.2 5, -25.4 6.2, -26.4 5.9, -27 6.6
  dark ~.45 -28.9 7.9, -27 8.4, -25.3 9.1`),
    ) +
    moved(ear('n', 'light -1.6 0, -1.4 -5, .8 -9.6, 1.8 -6, 1 -1'), 0.4, 0.4, ears);
  return (
    rimmed(
      id,
      NECK,
      [inks.coat, inks.coat],
      [0, 0],
      inked(`
  shade 0 8, 5 10, 10 15, 15.6 20, 20.4 27, 24 35, 26 44, 26.4 56, 28 90, 10 90, 10 40, 0 20
  light/.25 4 1, 10 3, 18 8, 27 13.6, 36 18, 46 21, 60 22.6, 60 27, 47 27, 39 30, 34.6 35.6, 31.6 38, 30.2 32, 27 24, 19 15.6, 10 8.4
  light ~.9 5 13, 10 21.6, 15.4 33, 19 46, 20.2 60, 20.6 74, 21 90`),
    ) +
    inked(MANE) +
    moved(head, 0, 0, turn)
  );
}

const PALE = { coat: '#ecc790', shade: '#d5a66d', light: '#f7e6c4', lit: '#fff4d6', dark: '#6b3f2f' };
const WARM = { coat: '#cf9356', shade: '#b27441', light: '#f0d6a8', lit: '#fff1cc', dark: '#4a2a24' };
const DEEP = { coat: '#aa6138', shade: '#86482c', light: '#ecc998', lit: '#ffe6b4', dark: '#2e1c1c' };

/** Three khurs abreast, each a step ahead of the one before it. */
export const khurs = (p: Print): string =>
  whole(
    p,
    moved(bust('ka', PALE, -34, 14), 29, 17) +
      moved(bust('kb', WARM, -45, 26), 36, 32) +
      moved(bust('kc', DEEP, -36, 20), 45, 48),
  );
