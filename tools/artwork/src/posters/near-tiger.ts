import { bars, blob, both, limb, stroke } from '../figures/parts/shapes';
import { set, tigerHead, type TigerInks } from './near-animals';
import type { Print } from './print';

/** A tigress at rest, her head turned to us, 100 units high. */
export function restingTiger(p: Print, at: number, foot: number, height: number, inks: TigerInks): string {
  const { dark, shade, coat, light } = inks;
  const drawn =
    limb(coat, '78 86 7, 88 90 6.4, 90 98 6, 80 103 5.6, 66 104 5.4') +
    bars(
      dark,
      '84 84 1, 86 88 3, 84 92 0.8; 93 90 1, 90 94 3, 86 94 0.8; 88 104 1, 85 101 3, 82 99 0.8; 77 107 1, 76 103 3, 75 100 0.8',
    ) +
    blob(dark, '68 100.6, 62 101, 58 104, 62 107, 69 107') +
    blob(coat, '-14 44, 4 38, 22 37, 38 42, 54 43, 68 49, 78 60, 82 74, 80 90, 70 98, 0 99') +
    blob(shade, '22 60, 40 66, 52 64, 50 78, 58 92, 60 99, 4 99, 8 76') +
    blob(coat, '52 64, 62 58, 73 62, 79.6 73, 78 88, 70 97, 54 99.4, 50 86') +
    blob(light, '24 88, 40 90, 50 94, 44 99, 20 99') +
    blob(coat, '46 92, 56 89.6, 66 92, 68 98.6, 58 101, 44 100') +
    bars(
      dark,
      '26 38 1, 27 50 4.4, 24 64 0.8; 36 42 1, 39 54 4.8, 37 68 0.8; 47 43 1, 50 52 4, 50 60 0.8; 57 44 1, 60 51 3.6, 61 57 0.8; 67 49 1, 68 54 3.4, 68 60 0.8; 77 60 1, 72 65 3.6, 64 68 0.8; 81 70 1, 74 75 4, 65 78 0.8; 81 80 1, 74 84 3.6, 66 87 0.8; 32 72 0.8, 33 80 3, 30 88 0.8; 42 72 0.8, 44 80 3, 42 88 0.8',
    ) +
    blob(coat, '-30 52, -14 44, 10 46, 24 56, 26 72, 24 86, 18 98, -26 98, -32 84, -34 66') +
    blob(light, '-16 56, 2 56, 8 70, 4 86, -4 96, -10 96, -17 84, -20 68') +
    bars(
      dark,
      '-32 62 1, -26 65 3.6, -20 65 0.8; -34 72 1, -27 74 3.6, -20 73 0.8; 24 60 1, 17 64 3.6, 10 65 0.8; 26 70 1, 18 73 3.6, 10 72 0.8',
    ) +
    `<g transform="translate(-5 84)">${both(
      blob(coat, '8 -8, 22 -8, 27 0, 27 9, 24.6 15, 14 16.6, 6 15, 5 4') +
        blob(light, '7 8, 16 9.4, 25 8, 24.6 14.4, 14 16.6, 6.4 15') +
        bars(dark, '27.4 -4 1, 21 -2 3.4, 14 -3 0.8; 27.4 4 1, 21 5 3.2, 14 4 0.8') +
        stroke(dark, 1, '11.4 11, 11.4 15.4; 16 11.6, 16 16; 20.6 11.4, 20.6 15.4'),
    )}</g>` +
    `<g transform="translate(-6 4)rotate(-5)scale(.58)">${tigerHead(inks)}</g>`;
  return set(p, at, foot, height, drawn);
}
