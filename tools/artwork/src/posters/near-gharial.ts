import { blob, oval, poly, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

type GharialInks = Readonly<Record<'dark' | 'skin' | 'shade' | 'lit' | 'pale', string>>;

/** An old male gharial with its head above the river. */
export function risingGharial(p: Print, inks: GharialInks, image: string): string {
  const { dark, skin, shade, lit, pale } = inks;
  const ridge = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [63.4 + i * 3.3, 60.4 + i * 1.15 - (i > 5 ? (i - 5) * 0.5 : 0)];
    return poly(shade, `${x - 1.5} ${y + 0.9}, ${x + 1.1} ${y - 1.9}, ${x + 1.9} ${y + 1.9}`);
  }).join('');
  // Slender teeth of uneven length, those of one jaw between those of the other.
  const teeth = (from: number, count: number, down: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (from + i * 2) / 24;
      const [x, y] = [10.4 + 31 * t, 51.7 + 12.4 * t + 0.5 * t * t];
      const length = down * (1.35 + 0.45 * Math.sin(i * 2.3 + down));
      return poly(
        '#fffaf0',
        `${x - 0.55} ${y - 0.2}, ${x + 0.55} ${y + 0.2}, ${x - 0.35 * down - 0.1} ${y + length}`,
      );
    }).join('');
  const drawn =
    ridge +
    // Neck and back.
    blob(skin, '54 58, 60 58.4, 66 61, 74 64, 82 66.4, 92 67.4, 92 87, 62 87, 58 80, 55 74, 50 68') +
    blob(shade, '60 72, 66 75, 74 78, 82 79.6, 92 80, 92 87, 62 87, 62 79') +
    blob(
      pale,
      '40 65.4, 48 68.6, 57 70, 62.4 73, 65.6 78, 67.6 83, 68 88, 60 88, 58.6 84, 55.6 79.4, 50.6 74.6, 45 70',
    ) +
    blob('#cdbb84', '45 70, 50.6 74.6, 55.6 79.4, 58.6 84, 60 88, 64.6 88, 63 83, 60 78, 55 73.6, 48 70.4') +
    stroke('#cdbb84', 0.9, '59.4 72, 62 76, 63.4 80.6; 61.6 72.6, 64.6 77, 66 82') +
    stroke(shade, 0.8, '66 63.6, 65.4 65; 73 66, 72.4 68; 80 68, 79.4 71, 80 74; 84.6 69, 84 73, 84.6 77') +
    blob(lit, '60 58.8, 66 61.4, 74 64.4, 82 66.8, 92 67.8, 92 70, 80 69, 70 66, 62 62.6') +
    // Lower jaw.
    blob(
      pale,
      '9 53.6, 8.6 51.6, 12 51.6, 20 54.8, 32 59.6, 42 63.8, 50 66.4, 57 67, 60 70, 56 73, 49 71.6, 40 67.8, 28 62.4, 16 57',
    ) +
    blob(
      '#c9b27c',
      '9 53.6, 16 57, 28 62.4, 40 67.8, 49 71.6, 56 73, 58 72, 49 70, 40 66.4, 28 61, 16 55.6',
    ) +
    // Skull and upper jaw, the nostrils' knob at its end.
    blob(
      skin,
      '7 49.6, 8 47.4, 11 46.8, 14 48.4, 20 51.2, 28 54.2, 36 56.8, 41 57.2, 43.6 54.4, 46.4 51.8, 50 51.2, 53.4 52.8, 55.4 55.4, 60 57.4, 63.4 61.4, 63 66.6, 59.6 69.4, 54 68, 48 66.4, 41 63.8, 32 60, 20 55, 12 52, 8 51.6',
    ) +
    blob(lit, '13.4 48.6, 20 51.4, 28 54.4, 36 57, 41 57.8, 44.4 55, 42 60, 36 59.2, 27 56, 18 52.2') +
    blob(shade, '44 63, 50 64, 56 63, 60 64.6, 61.6 67.4, 59 69, 53 67.6, 47 65.8') +
    blob(shade, '6.4 50, 6 46.6, 7.6 43.6, 10.6 42.6, 13.2 44, 14 46.8, 13 49.4, 9.6 50.6') +
    blob(lit, '7.2 46.4, 8.2 44.2, 10.5 43.5, 12.2 44.6, 10.4 45.2, 8.5 46.6') +
    stroke(dark, 0.9, '11 47.4, 12.4 46.8, 13 45.6') +
    stroke(dark, 0.8, '8.4 51.6, 12 51.9, 20 55, 32 59.9, 41 63.8, 48 66.3, 54 67.6, 59 67') +
    teeth(0.6, 12, 1) +
    teeth(1.6, 11, -0.7) +
    // The eye, high on the skull.
    blob(lit, '45.4 54, 47.4 52, 50 51.6, 52.6 53, 50 52.8, 47.6 53.4') +
    oval(dark, 48.8, 55.4, 2.9, 2.3) +
    oval('#e9c64a', 48.8, 55.4, 2.2, 1.8) +
    oval(dark, 48.8, 55.4, 0.55, 1.8) +
    stroke(shade, 0.9, '45 57.6, 48.6 58.6, 52.4 57') +
    blob(shade, '56.4 58, 59.4 58.8, 60.4 60.6, 57.8 60.2') +
    blob(
      image,
      '12 92, 26 90.4, 40 88, 48 86, 54 84.6, 60 84.4, 67 83.6, 76 84.6, 86 83.6, 94 84.4, 94 98, 40 98, 18 95',
    ) +
    // Rings in the water around the neck.
    stroke('#eef6ea', 0.8, '50 86.4, 55 84.6, 60 84.8, 67 83.8, 76 84.8, 86 83.8, 92 84.4') +
    stroke('#eef6ea', 0.6, '46 88, 54 88.8, 62 87.8; 66 88.4, 76 89, 86 88.2');
  return whole(p, drawn);
}
