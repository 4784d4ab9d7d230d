import { blob, dots, limb, oval, stroke, within } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

export interface ElephantInks {
  dark: string;
  shade: string;
  skin: string;
  lit: string;
  light: string;
}

/** An elephant cow in profile, 100 units high, walking to the left. */
const cow = ({ dark, shade, skin, lit, light }: ElephantInks): string =>
  limb(shade, '-12 58 20, -6 74 14.6, -1 86 13, 1 97 13.4') +
  limb(shade, '26 52 24, 19 66 18, 14.6 74 14, 15.6 83 11.4, 13 92 11.4, 12.4 97 13') +
  limb(dark, '53 30 3, 57.4 40 2.4, 58 50 2, 57 57 1.4') +
  blob(dark, '55.4 55, 59 55, 60.4 62, 57 67, 54.8 61') +
  blob(
    skin,
    '-50 18, -47 9, -40 4, -33 5, -27 10, -20 9, -8 4, 6 1, 20 2, 34 7, 46 16, 53 28, 56.6 42, 56.6 54, 54.6 64, 52.4 73, 52 80, 53.4 86, 51.6 92, 52.4 97, 50 100, 37 100, 34.4 97.6, 35 91, 34.4 85, 31 78, 27.6 72.6, 25 67, 20 66, 10 68, 0 68.6, -14 66, -19 72, -20 84, -20 98, -25 100, -34 100, -37.6 97, -37 84, -37 70, -39 58, -42 46, -46 36',
  ) +
  limb(
    skin,
    '-42 22 17, -49 33 16, -54 46 13.4, -56.6 57 11, -56.4 67 9.2, -58 75.6 7.8, -62.6 80.6 6.6, -68 79.6 5.2, -70.4 75 4, -68.6 71.6 2.8',
  ) +
  blob(
    shade,
    '-42 44, -34 50, -24 58, -10 63, 8 64, 22 61, 29 64, 32 72, 38 79, 40.6 86, 40 93, 41 100, 37 100, 34.4 97.6, 35 91, 34.4 85, 31 78, 27.6 72.6, 25 67, 20 67, 10 70, -4 71, -16 69, -20 84, -20 98, -25 100, -28 84, -28 70, -36 58',
  ) +
  blob(
    lit,
    '-46 10, -40 5.4, -34 6.6, -40 12, -45.6 22, -51 35, -56.6 47, -59.4 57, -60.4 66, -61 56, -59.4 47, -54.4 32',
  ) +
  // The thigh catches what light is left.
  blob(skin, '40 30, 50 34, 54.6 46, 53 58, 48 66, 40 66, 34 58, 34 42') +
  stroke(shade, 1.2, '35 38, 31 48, 30.6 58, 33 65') +
  blob(lit, '-22 10, -8 5.4, 6 2.4, 20 3.4, 33 8.4, 44 17, 32 14, 18 9, 2 8, -12 10.6') +
  blob(
    dark,
    '-36 13, -30 11, -22 14, -15.6 21, -14.4 31, -17.6 42, -24 50, -28.4 52, -32 45, -36 36, -38.6 26',
  ) +
  blob(
    shade,
    '-36 14.4, -30 12.6, -23 15.4, -17.4 22, -16.4 31, -19.4 41, -25 48, -28 49.4, -31 43, -34.6 34, -37 25',
  ) +
  blob(lit, '-35 15.6, -30 14, -24 16.6, -19.6 22, -24 20, -30 18.6, -35 21') +
  limb(light, '-50.4 46 3.6, -53 51.6 3.2, -57.4 55.6 2.4, -62 57 0.6') +
  oval(dark, -44.4, 26, 2.2, 1.9) +
  oval(light, -45.2, 25.3, 0.6) +
  stroke(dark, 0.8, '-48 24.4, -45 22.8, -41.6 24.4') +
  stroke(
    shade,
    1,
    '-60.4 62, -56.6 63.6, -52.6 62.6; -60.6 69, -57 71.4, -53.6 70.8; -62 74.6, -59.6 77.4, -57 78.6; -66 76.6, -65.4 79.6, -65.6 82',
  ) +
  stroke(shade, 1, '-36 84, -30 85.6, -22 84; 38.6 86, 44 87.4, 52 85.6; 28.6 70, 31 74.6, 35 79') +
  dots(light, '-34.4 98 1.5, -30.6 98.4 1.6, -26.6 98.2 1.4, 38.6 98 1.5, 42.6 98.4 1.6, 46.6 98.2 1.4');

/** A calf in profile, 100 units high, its head large for its body, the trunk curled in. */
const calf = ({ dark, shade, skin, lit }: ElephantInks): string =>
  limb(shade, '-10 62 18, -5 78 12, -2 100 11') +
  limb(shade, '26 60 20, 19 76 12.6, 15 100 11.4') +
  limb(dark, '44 36 3.4, 49 48 2.6, 49 60 2') +
  blob(
    skin,
    '-40 34, -39 23, -33 14, -24 9.6, -15 11, -9 17, 0 16.6, 12 13, 25 14, 36 20, 43 31, 45.6 46, 44.6 60, 44 78, 44 100, 28 100, 28 79, 22 73, 8 76, -8 75, -14 74, -17 82, -17 100, -32 100, -33 80, -34 66, -37 54, -40 44',
  ) +
  limb(skin, '-35 30 22, -41 43 16, -44.4 56 12, -45 67 9.4, -43 76 7.6, -38.6 80 6, -35.6 77 4.4') +
  blob(
    shade,
    '-26 50, -14 62, 2 68, 20 66, 32 58, 42 60, 44 78, 44 100, 38 100, 36 80, 26 72, 10 75, -8 74, -14 73, -22 84, -32 80, -34 66',
  ) +
  blob(lit, '-37 24, -32 16, -24 11.4, -17 12.6, -24 15, -31 21, -37 32') +
  blob(lit, '-2 18, 12 14.6, 25 15.6, 35 21, 41 29, 32 23, 22 19, 10 18.6') +
  blob(dark, '-24 22, -15 19, -7 24, -4 33, -6 44, -13 52, -19 50, -23 42, -26 32') +
  blob(shade, '-23.6 24, -15 21, -8.6 25.4, -6 33.4, -8 43, -13.4 49.6, -18 47.6, -21.6 40, -24.4 32') +
  oval(dark, -32.4, 32, 2.2, 2) +
  oval(lit, -33.2, 31.3, 0.7);

/** A cow, or her calf, that wades at (x, y), and its image in the water. */
export function wadingElephant(
  { x, y }: Print,
  at: number,
  foot: number,
  height: number,
  inks: ElephantInks,
  image: ElephantInks,
  young = false,
): string {
  const drawing = young ? calf : cow;
  const scale = Math.round(y(height)) / 100;
  const placed = (sign: number, drawn: string) =>
    `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${scale} ${sign * scale})translate(0 -90)">${within(`we${at}${sign < 0 ? 'i' : ''}`, 'M-99-9H99V90H-99z', drawn)}</g>`;
  const ring = (dx: number, w: number) =>
    stroke(image.light, 1.2, `${dx - w} 90.4, ${dx} 92.6, ${dx + w} 90.4`) +
    stroke(image.light, 0.8, `${dx - w * 1.3} 94, ${dx} 96.6, ${dx + w * 1.3} 94`);
  return (
    placed(-0.6, drawing({ ...image, light: image.skin })) +
    placed(1, drawing(inks)) +
    `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${scale})translate(0 -90)">${ring(-28, 13)}${ring(43, 13)}${young ? '' : stroke(image.light, 1, '-69 86, -69 88; -66 84.6, -66 86.6')}</g>`
  );
}
