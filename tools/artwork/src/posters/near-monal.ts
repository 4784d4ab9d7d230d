import { blob, blobPath, limb, oval, pair, stroke, within } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

const WING = '-31 40, -22 35, -8 37, 8 43, 24 50, 38 58, 50 67, 34 71, 14 74, -8 72.6, -23 66, -31 54';

/** Where a feather lies on the wing: along it from shoulder to tip, and across it, both 0 to 1. */
const place = (along: number, across: number): [number, number] => [
  -33 + 80 * along - (1 - along) * 6 * across + 4 * across,
  39 + 30 * along + (1 - along) * 30 * across - 4,
];

/** Rows of rounded feathers like tiles on a roof, green at the shoulder, blue, then violet. */
const tiles = (): string => {
  const colours = ['#7c68c6', '#6c6fd0', '#5a86d8', '#4a9ccc', '#3aa6a8', '#3aa486', '#5cb37a', '#93bd62'];
  return colours
    .map((fill, row) => {
      const along = 0.76 - row * 0.105;
      const count = 2 + Math.round((1 - along) * 3.6);
      let d = '';
      for (let i = 0; i < count; i++) {
        const [x, y] = place(along, (i + 0.5) / count);
        d += `M${pair(x - 5, y - 4.6)}q${pair(6, -3.4)} ${pair(11.6, 1.6)}q${pair(3.6, 4.6)} ${pair(0.6, 7)}q${pair(-5.4, 2.4)} ${pair(-10.4, -2)}z`;
      }
      return `<path fill="${fill}" stroke="#243a6e" stroke-width=".6" d="${d}"/>`;
    })
    .join('');
};

/** A cock monal in profile, looking to the left. */
export function monal(p: Print, at: number, foot: number, height: number): string {
  const crest = '#2c9a78';
  const [black, copper, chestnut, green, blue, violet] = [
    '#141c2c',
    '#c4582c',
    '#b5502a',
    '#1d7a68',
    '#2b62a8',
    '#4b3f8c',
  ];
  const leg = (x: number) =>
    limb('#c9b493', `${x} 76 5, ${x - 0.6} 86 3.2, ${x - 1} 95 2.8`) +
    stroke(
      '#c9b493',
      2.4,
      `${x - 1} 96, ${x - 6} 98.4, ${x - 11} 99; ${x - 1} 96, ${x - 3} 99, ${x - 6} 101`,
    ) +
    stroke('#c9b493', 2.2, `${x - 1} 96, ${x + 2.4} 99, ${x + 6} 99.4`);
  const plumes = [
    [-58, 4],
    [-52, -2],
    [-45, -5],
    [-38, -4],
    [-32, 0],
  ]
    .map(([x = 0, y = 0]) => {
      const [dx, dy] = [(x + 40) * 0.12, (y - 16) * 0.14];
      return (
        stroke(crest, 1, `-40 15, ${(x - 40) / 2} ${(y + 13) / 2}, ${x} ${y}`) +
        limb(crest, `${x} ${y} 0.8, ${x + dx} ${y + dy} 3, ${x + dx * 1.8} ${y + dy * 2} 1`)
      );
    })
    .join('');
  const drawn =
    plumes +
    // Tail, broad and rounded.
    blob(chestnut, '22 58, 40 56, 60 58, 76 63, 83 70, 81 77, 70 81, 52 80, 36 76, 24 70') +
    blob('#d97c3e', '24 58, 42 56.6, 60 58.6, 75 63.4, 81 69, 66 66, 48 63.6, 30 63') +
    stroke('#8f3b22', 0.9, '34 66, 52 68, 70 72, 80 75; 34 70, 50 73, 66 78; 36 62, 56 63, 76 66') +
    leg(4) +
    blob(p.ink.light, '6 44, 20 47, 34 54, 40 61, 30 64, 12 58') +
    blob(
      black,
      '-45 28, -49 37, -51 47, -49 57, -43 66, -33 73, -20 79, -4 82, 10 80, 22 76, 32 70, 36 64, 20 56, -4 50, -26 40, -38 30',
    ) +
    blob('#2a3550', '-46 34, -48 42, -48 52, -44 60, -36 68, -40 58, -42 47, -42 37') +
    leg(-11) +
    blob(black, '-24 72, -16 70, -6 74, -6 80, -10 85, -15 82') +
    blob(green, '-33 26, -26 32, -14 36, 0 40, 14 46, 22 52, 4 56, -14 54, -28 50, -40 44, -44 36, -44 29') +
    blob('#a9a23c', '-33 24, -26 31, -15 36, -6 39, -12 44, -24 44, -34 40, -41 34, -43 28') +
    blob(copper, '-36 15, -32 20, -27 28, -20 34, -26 37, -35 34, -42 29, -44 25') +
    blob('#e28a4a', '-36 15.6, -33 20, -28.4 27, -24 32, -30 30, -36 24, -39 19') +
    within(
      'mw',
      blobPath(WING),
      blob(blue, WING) +
        blob(violet, '-26 62, -6 66, 14 66, 34 64, 54 68, 34 76, 4 78, -14 74') +
        stroke('#20305e', 0.9, '-14 67, 8 71, 30 71; -6 64.6, 14 68, 40 69') +
        tiles(),
    ) +
    stroke(black, 1, '-31 54, -23 66, -8 72.6, 14 74, 34 71, 50 67') +
    // Head, bare blue skin round the eye, hooked bill.
    blob(
      green,
      '-46 15, -42 11.4, -36.6 12, -33 16.4, -33 22, -37 26, -43 28.6, -47 26.6, -49 21.4, -48.4 17.6',
    ) +
    blob('#4fc09a', '-45 14.6, -41.6 12.4, -37 13, -35 16.4, -39 15.6, -43 16.6') +
    blob('#5aa4e0', '-47.6 18.8, -44.6 17.4, -41 18, -39.6 20, -41.6 21.8, -45.2 21.8') +
    oval(black, -43.4, 19.4, 1.5) +
    oval('#fff', -43.9, 18.9, 0.5) +
    blob('#3a3a3c', '-47.6 18.4, -52 17.8, -56 20, -57.6 24.4, -54.6 23.2, -51 23.4, -47.8 23');
  return set(p, at, foot, height, drawn);
}
