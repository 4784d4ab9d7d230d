import { bars, blob, blobPath, limb, oval, stroke, within } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

const WING = '-30 40, -22 36, -8 38, 8 44, 24 52, 38 61, 46 69, 30 72, 12 74, -8 72, -22 65, -30 54';

/** Rows of rounded feathers down a wing, whose tips lie to the lower right. */
const feathers = (fill: string, from: number, to: number, step: number): string => {
  const rows: string[] = [];
  for (let i = from; i < to; i++)
    for (let j = 0; j < 8; j++) {
      const [x, y] = [-32 + i * step + j * 1.6 - j * 2.2, 36 + i * step * 0.36 + j * 4.6];
      rows.push(`${x} ${y} 0.4, ${x + 3} ${y + 1.2} 4.4, ${x + 6.2} ${y + 2.8} 0.6`);
    }
  return bars(fill, rows.join(';'));
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
        blob(green, '-34 36, -20 34, -6 38, 4 46, -2 56, -14 62, -30 58') +
        blob(violet, '0 58, 18 56, 34 60, 50 70, 30 76, 4 76, -10 72') +
        feathers('#49b08c', 0, 3, 6.4) +
        feathers('#5b93d6', 3, 6, 6.4) +
        feathers('#7c6cc4', 6, 11, 6.4),
    ) +
    stroke(black, 1, '-30 54, -22 65, -8 72, 12 74, 30 72, 46 69') +
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
