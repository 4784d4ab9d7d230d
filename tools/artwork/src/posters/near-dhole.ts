import { both, mirrored, moved, painted } from '../figures/parts/shapes';
import { across, rimmed, whole } from './near-animals';
import type { Print } from './print';

const BODY = '0 20, 38 6, 46 26, 52 44, 60 62, 72 82, 82 104, 88 140, 90 220, 0 220';
const SKULL =
  '0 -45.4, 12 -44.6, 26 -40.6, 38 -31, 45.4 -17, 48 -4, 45.6 8, 39 18, 30 28, 23.4 37, 18.4 47, 13 55.4, 7 60, 0 61';
const EAR =
  '15 -39, 15.6 -55, 19 -70, 27.6 -80.6, 39 -84, 50 -79, 56.4 -66.6, 56.6 -50, 52 -33, 46 -16, 28 -26';

const inked = painted({
  dark: '#26160f',
  deep: '#7a3517',
  shade: '#a2491d',
  coat: '#c5602a',
  lit: '#dd8040',
  tan: '#d09a5e',
  buff: '#e6c898',
  pale: '#f4e8cf',
});

/** A dhole looks at us, its chest below; the middle of its face at 0, which is 100 wide. */
const dhole = (): string =>
  rimmed(
    'dh',
    `o ${mirrored(BODY)}\no ${mirrored(SKULL)}\no ${EAR}\no ${across(EAR)}`,
    ['#f4e8cf', '#c5602a'],
    [-1, -2.4],
    inked(`
  shade ${mirrored('0 20, 46 10, 52 36, 62 60, 78 96, 84 140, 84 220, 0 220')}
  coat -46 10, -50 30, -54 50, -66 74, -80 104, -84 160, -58 160, -56 110, -48 76, -40 50, -36 26
  pale ${mirrored('0 40, 20 42, 28 52, 34 66, 38 84, 33 108, 25 140, 25 220, 0 220')}
  tan ${mirrored('0 40, 24 42, 29 53, 30 60, 22 70, 10 75.6, 0 77')}
  buff 30 60, 34 66, 38 84, 33 108, 25 140, 25 220, 12 220, 16 140, 24 104, 27 80`) +
      both(
        inked(`
  deep 23 -37, 23.4 -53, 27.6 -66, 35 -73.6, 43 -73.4, 49 -65, 49.4 -51, 44.6 -36, 41 -22, 31 -28
  pale 22 -34, 24 -48, 29.6 -60, 34 -66, 34 -57, 38 -61, 37 -49, 41.6 -51, 38.6 -38, 41 -31, 33 -26`),
      ) +
      moved(inked(`coat ${mirrored(SKULL)}`), 0, 1.4, 0, 1, 0.965) +
      inked(`
  lit -2 -40, -14 -40, -26 -37, -37 -30, -44 -16, -46.4 -4, -44 8, -39 18, -30 27, -25 33, -26 18, -32 6, -28 -4, -16 -10, -8 -14, -6 -24`) +
      both(
        inked(`
  shade 4 -13, 8 -9, 10 -4, 9.6 3, 12 12, 16 22, 19 32, 18 40, 8 36, 2 10
  lit 11 -7, 16 -11.6, 23 -11.6, 29 -7, 22 -8.4, 16 -6.4
  pale 0 44, 8 43, 14 37.6, 18.6 38.6, 20 42, 17.4 49, 12.4 55.4, 7 59.4, 0 60
  dark 9.6 3.6, 12.6 -1, 17 -4.4, 22 -5.6, 28 -4, 25.6 -.4, 21.4 2.2, 16 3, 12.4 3.4
  #e3a63e 15.4 .8, 17.6 -2.6, 21 -4, 24 -3.4, 22.4 -.4, 19 1.2
  dark 17.4 .4, 17.6 -2.8, 19.6 -4, 21.6 -3, 21.4 -.4, 19.4 1
  pale ~1.3 18.4 -2.6, 18.7 -2.7`),
      ) +
      inked(`
  buff 0 51, 8 50.6, 14 45, 19 42, 17.4 49, 12.4 55.4, 7 59.4, 0 60
  deep ${mirrored('0 -2, 4 4, 7 16, 12 25, 14 33, 11 41, 6 45, 0 46')}
  coat ${mirrored('0 -30, 4 -18, 4.6 -6, 5 8, 7 20, 7 28, 0 30')}
  dark ${mirrored('0 27, 7 27.2, 11.4 30.4, 11 35, 6 40, 0 42')}
  #6a5a54 -6 29.6, -1.6 28.4, 3.6 29.4, -1 30.6
  dark ~2 0 41, 0 48, -7 50.6, -15 49.6; 0 48, 7 50.6, 15 49.6`),
  );

/** Draws dholes by the middle of the face and its width, all of one drawing, the lit side toward a sun at `sunX`. */
export const dholes = (p: Print, sunX: number) => {
  p.pen.defs.push(`<g id="dhole">${dhole()}</g>`);
  return (x: number, y: number, width: number, turn: number): string =>
    whole(p, moved('<use href="#dhole"/>', x, y, turn, (x < sunX ? -width : width) / 100, width / 100));
};
