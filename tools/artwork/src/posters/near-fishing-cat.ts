import { bars, moved, painted } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#14181a',
  far: '#5f5d48',
  shade: '#7d795c',
  coat: '#a39b72',
  warm: '#b9b085',
  pale: '#d8cfa8',
  lit: '#fbe9a6',
  eye: '#e0c04a',
  nose: '#8f5a50',
};

const FAR_LEG = `
  o -32 66 24, -40 79 16, -52 83 12, -63 82 10.6, -70 84 10.4
  o -64 79, -70 77.4, -76 80, -80 87, -80.4 92.6, -77 95.6, -72 95, -68.4 90.6, -64.6 86`;
const BODY = `
  o -42 52, -34 44, -27 42, -18 45, -4 48, 10 45, 24 40, 37 39, 50 45, 59 57, 63 72, 61 86, 54 96, 40 98, 20 95, 2 93.6, -14 92, -28 87, -38 82, -46 72
  o -43 50, -50 43, -60 41.4, -68 44, -74 49.6, -80 56.4, -85 61, -86.6 65, -85 69, -84 73, -79 76.6, -70 78.4, -60 82, -48 82, -38 74
  o -25 62 26, -23 75 20, -30 84.6 15, -42 90 12.6, -54 94.4 12.6
  o -50 88.6, -59 89, -66 92.6, -68.6 97, -66.6 100.4, -54 100.8, -47 98
  o 16 96, 19 92.6, 28 91.4, 44 91, 55 94, 57 99, 50 100.8, 22 100.8, 16.6 99.6`;

/** Rows of spots along the back and down the flank, long ones above. */
const spots = (from: number, to: number, top: number, rows: number): string =>
  bars(
    INKS.dark,
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.floor((to - from) / 8) }, (_, i) => {
        const x = from + i * 8 + (row % 2) * 4 + Math.sin(i * 5 + row * 3);
        const y = top + row * 7.4 + 3.4 * Math.cos((x - 34) / 15) * -1 + Math.sin(i * 3 + row) * 0.8;
        const l = row < 2 ? 2.9 : 1.9;
        return `${(x - l).toFixed(1)} ${(y + 0.6).toFixed(1)} 1, ${x.toFixed(1)} ${y.toFixed(1)} ${row < 2 ? 2.4 : 3}, ${(x + l).toFixed(1)} ${(y - 0.2).toFixed(1)} .8`;
      }),
    )
      .flat()
      .join('; '),
  );

/** A fishing cat crouches to the left, one paw lifted over the water, 100 units high from its ground up. */
export function crouchingCat(p: Print, at: number, foot: number, height: number, turn: number): string {
  const drawn =
    // The tail lies along the root.
    rimmed(
      'ct',
      'o 54 88 15, 66 94.6 12.4, 78 96.4 11.6, 90 93.6 11, 99 87 10.4',
      [INKS.lit, INKS.coat],
      [-0.2, -0.9],
      painted(INKS, 'dark 68 86 2.6, 69 102 2.6\n  dark 78 88 2.8, 79 104 2.8\n  dark 87 86 2.8, 90.6 102 2.8\n  dark 95 79 9, 103 92 12'),
    ) +
    rimmed(
      'cf',
      FAR_LEG,
      [INKS.shade, INKS.far],
      [-0.5, -0.7],
      bars(INKS.dark, '-50 79 1, -48 83 2.4, -49 88 1; -57 77 1, -56 82 2.2, -57 87 1; -64 78 1, -64 82 2, -64.6 86 1') +
        painted(INKS, 'dark ~.8 -79.4 88, -77 91, -77.4 95; -75.6 88, -73 91, -73 95.4'),
    ) +
    rimmed(
      'cb',
      BODY,
      [INKS.lit, INKS.coat],
      [-0.7, -0.9],
      painted(
        INKS,
        `
  warm -30 56, -20 58, -14 68, -15 80, -24 88, -34 84, -36 70
  warm 24 52, 38 48, 50 54, 56 66, 54 80, 44 88, 30 88, 22 76, 20 62
  shade -40 86, -28 84, -12 84, 4 86, 18 88, 20 98, -10 98, -30 94
  shade -14 56, -9 66, -10 78, -16 86, -14 76, -16 66
  shade 16 60, 12 72, 15 84, 22 92, 20 82, 18 72
  shade 60 66, 56 82, 46 90, 30 92, 30 97, 54 98, 66 90
  pale -84 66, -80 64, -74 67, -70 72, -74 77, -84 76
  pale -70 74, -60 77, -52 82, -44 84, -50 88, -66 84
  shade -40 54, -44 62, -42 72, -46 82, -36 80, -34 66`,
      ) +
        spots(-30, 20, 55, 5) +
        spots(20, 62, 52, 6) +
        painted(
          INKS,
          `
  dark -36 80 .8, -34 84 2.4, -35 89 .8; -44 84 .8, -43 88 2.2, -44.6 93 .8; -51 89 .6, -51 92 1.8, -52 95 .6
  dark -76 50 .4, -66 45 2.2, -56 44.6 2.4, -46 49 1; -74 53.6 .4, -64 49.6 2, -54 50.6 2.4, -44 57 1; -66 59 .6, -58 58.6 2, -50 62 2.2, -44 67 .6; -67 66 .4, -60 68 2, -53 72.6 2, -50 76 .4
  dark ~.9 -66.6 96, -61 95.4; -66 99, -60 98.4; 18 96, 24 95.6; 18 99, 25 98.6`,
        ),
    ) +
    painted(
      INKS,
      `
  dark -67.6 46, -68.4 41.4, -65.8 38.8, -62.4 40, -60.6 43.6
  dark -56 47, -56.4 41.4, -53 37.4, -48 38.4, -44.8 43.4, -45.4 49, -50 50.4
  pale -50.4 40.6, -47.8 41.4, -46.8 44.6, -49.6 44.8
  dark -75.4 58.4, -72.4 54.4, -68 53, -64.6 54.4, -66.4 57.6, -71 59
  eye -73 57.4, -71 55, -68.4 54.6, -67 55.8, -69 57.8
  dark -71.6 57.2, -70.6 55.4, -69.8 56, -70.4 57.6
  warm ~.9 -76.6 60, -72 60.6, -66 59
  nose -86.4 62, -83.4 60.4, -81.4 62.6, -83 65.4, -86.6 65.4
  dark ~.9 -84.6 65.6, -83 69, -79 71.6, -75 72
  dark ~.5 -79.6 66, -78.6 66.4; -78 69, -77 69.4; -76 66.6, -75 67
  lit ~.5 -79 67, -88 72, -95 79; -78 69, -85 75.6, -90 83; -77 67, -70 71, -64 77`,
    );
  return set(p, at, foot, height)(moved(moved(drawn, 0, -100), 0, 100, turn));
}
