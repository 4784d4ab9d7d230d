import { dholeHead } from '../figures/drawn/dhole';
import { bars, blob, blobPath, limb, moved, within } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

const BODY =
  '-66 16, -54 15, -42 20, -28 24, -12 26, 4 25, 20 22, 34 22, 46 26, 55 34, 58 44, 54 54, 44 58, 32 55, 18 53, 4 56, -10 61, -24 65, -36 64, -46 57, -54 47, -60 38';
const NEAR_LEGS = [
  '-30 46 32, -46 60 20, -61 68 12.4, -75 73.4 9, -87 78 7.4, -94 79.6 8, -100 78 3',
  '40 42 36, 56 53 28, 67 61.6 18, 75 65 12, 86 75 8, 95 85 7, 100 91.6 7.6, 99.6 96 3',
];
const FAR_LEGS = [
  '-36 48 24, -54 56 15, -70 58.6 10.4, -86 59.6 7.6, -96 57 8, -102 53 3',
  '36 46 28, 50 60 20, 62 70.6 12, 69 75 9, 78 86 7, 84.6 94 6.6, 85 99 3',
];
const BRUSH = '50 32 8, 64 29 11, 80 29 16, 98 33 18, 114 40 14, 124 46 2';

/** A dhole at full stretch, its nose to the right; in one ink where it is far. */
export function runningDhole(p: Print, at: number, foot: number, height: number, flat?: string): string {
  const legs = (fill: string, list: readonly string[]) => list.map((leg) => limb(fill, leg)).join('');
  const [coat, lit, deep, far] = ['#c0652a', '#ffdf9e', '#96481d', '#6b331a'];
  const drawn = flat
    ? legs(flat, [...FAR_LEGS, ...NEAR_LEGS, BRUSH]) +
      blob(flat, BODY) +
      blob(flat, '-50 15, -58 12, -64 -6, -70 -1, -73 7, -97 24, -96 28, -78 33, -70 39, -62 48, -52 46')
    : legs(far, FAR_LEGS) +
      limb('#2a1a18', BRUSH) +
      limb(far, '50 32 8, 62 29.4 10, 72 29 12, 80 29 8') +
      limb(lit, '58 25.6 .4, 72 22.4 1.4, 92 23 1.4, 108 29 .4') +
      legs(coat, NEAR_LEGS) +
      blob(coat, BODY) +
      within(
        'rd',
        blobPath(BODY),
        blob('#f6e8d0', '-64 34, -54 46, -44 53, -34 57, -22 58, 20 49, 34 51, 20 60, -20 70, -50 66') +
          blob(deep, '-16 26, -10 38, -12 50, -20 58, -8 56, -2 46, -4 34, -10 26') +
          blob(deep, '30 24, 22 34, 22 44, 30 52, 28 42, 32 32'),
      ) +
      blob('#d98a48', '-46 30, -34 32, -26 40, -28 52, -52 66, -46 56, -42 46, -46 38', 'opacity=".7"') +
      blob('#d98a48', '38 28, 48 31, 56 40, 62 50, 68 58, 58 54, 48 46, 40 37', 'opacity=".7"') +
      bars(
        deep,
        '-66 66.4 .4, -56 62.4 2, -48 56 .4; 66 58 .4, 61 52 2, 60 44 .4; 70 65.6 .4, 62 62 2, 54 58 .4',
      ) +
      limb(lit, '-52 14.6 .4, -26 23.6 1.9, 6 24.4 1.9, 22 21.4 1.9, 36 21.6 1.9, 47 25.8 1.7, 56 35 .4') +
      dholeHead(-97, 25, 1.02, 6);
  return set(p, at, foot, height)(moved(drawn, 0, 0, 0, -1, 1));
}
