import { bars, blob, both, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { set, tigerHead, type TigerInks } from './near-animals';
import type { Print } from './print';

/** A tigress that walks straight toward us, one forepaw lifted, 100 units high. */
export function walkingTiger(p: Print, at: number, foot: number, height: number, inks: TigerInks): string {
  const { dark, shade, coat, light } = inks;
  const paw = (x: number, y: number) =>
    blob(
      coat,
      `${x - 8} ${y - 5}, ${x - 5} ${y - 9}, ${x} ${y - 10}, ${x + 5} ${y - 9}, ${x + 8} ${y - 5}, ${x + 8.4} ${y - 1}, ${x + 5} ${y + 1.6}, ${x} ${y + 2}, ${x - 5} ${y + 1.6}, ${x - 8.4} ${y - 1}`,
    ) +
    blob(
      light,
      `${x - 7.6} ${y - 3}, ${x} ${y - 5}, ${x + 7.6} ${y - 3}, ${x + 6} ${y + 1.2}, ${x} ${y + 2}, ${x - 6} ${y + 1.2}`,
    ) +
    stroke(
      dark,
      0.8,
      `${x - 3.4} ${y - 3}, ${x - 3.6} ${y + 1.2}; ${x} ${y - 3.6}, ${x} ${y + 1.6}; ${x + 3.4} ${y - 3}, ${x + 3.6} ${y + 1.2}`,
    );
  const shoulder =
    blob(coat, '6 28, 11 18, 18 14, 25 18, 30 28, 32 42, 30 58, 25 68, 15 72, 9 62') +
    blob(shade, '26 40, 31 40, 30.6 58, 25.6 68, 17 72, 22 62, 26 52') +
    bars(
      dark,
      '13 16 1, 17 23 3, 16 30 0.8; 19 14.6 1, 23 21 3, 24 28 0.8; 27 21 1, 27 27 2.4, 25 33 0.8; 31.6 34 1, 26 37 3, 20 37 0.8; 32.6 43 1, 26 46 3.2, 18 45 0.8; 31.6 52 1, 25 54 3, 19 53 0.8; 29 61 1, 23 62 2.8, 18 61 0.8',
    );
  const drawn =
    limb(coat, '14 30 8, 30 27 7.4, 41 19 7, 45 7 6.6, 40 -4 6, 31 -7 5') +
    bars(
      dark,
      '25 23 1, 26.4 27.4 3.4, 27 32 1; 33 20.6 1, 36 24 3.4, 38 28 1; 38.6 14.6 1, 43 16.4 3.4, 47 19 1; 41 6 1, 45 6.6 3.4, 49 7.6 1; 38.6 1 1, 42 -1.4 3.2, 45 -4 1',
    ) +
    blob(dark, '34 -10, 29.6 -10, 25.6 -7.6, 29 -4.4, 34 -4.4') +
    // Hind legs in the shadow of the body.
    both(blob(shade, '6 56, 18 56, 19 68, 17 80, 18.4 90, 18 94, 8 94, 8.6 82, 6 70')) +
    blob(dark, '-12 62, 12 62, 10 76, 8 84, -8 84, -10 76') +
    // Back and shoulders, the blades standing up as it walks.
    blob(coat, '-24 34, -16 20, 0 16, 16 20, 24 34, 26 56, 16 72, 0 75, -16 72, -26 56') +
    bars(dark, '-6 17 1, -5 22 2.6, -7 28 0.8; 0 16 1, 0.6 21 2.6, 0 27 0.8; 6 17 1, 6 22 2.6, 7.6 28 0.8') +
    moved(shoulder, 0, 1.6, 0, -1, 1) +
    shoulder +
    blob(light, '-12 50, 12 50, 14 62, 9 72, 0 76, -9 72, -14 62') +
    // One foreleg planted, the other lifted.
    limb(coat, '-19 58 15, -19.6 72 12, -18.6 84 10.4, -18.6 94 10') +
    limb(light, '-13.6 62 3, -14.6 74 3, -14.6 88 1') +
    bars(
      dark,
      '-26.6 64 1, -21 66 3, -15 65 0.8; -26 73 1, -20.6 75 3, -15.6 74 0.8; -24.4 82 1, -19.6 83.6 2.8, -15 83 0.8',
    ) +
    paw(-18.6, 98) +
    limb(coat, '19 58 15, 21.6 68 12.6, 18.6 78 10.6, 15 84 9.6') +
    limb(light, '13.6 62 3, 15.6 70 2.6, 13 79 0.8') +
    bars(
      dark,
      '27.6 64 1, 22 67 3, 16 66 0.8; 27.4 72 1, 21.6 74 3, 16 73 0.8; 23.4 80 1, 19 80.6 2.8, 14 79 0.8',
    ) +
    paw(13.6, 88) +
    oval(shade, 13.6, 90.6, 4.4, 1.2) +
    `<g transform="translate(0 22)scale(.49)">${tigerHead(inks)}</g>`;
  return set(p, at, foot, height, drawn);
}
