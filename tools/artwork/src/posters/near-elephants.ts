import { moved, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#14243a',
  shade: '#22384d',
  skin: '#34506a',
  ear: '#3d5c77',
  fold: '#54748d',
  lit: '#f2a468',
  light: '#fdeed0',
  ripple: '#a9cbcb',
  image: '#254a60',
};
const inked = painted(INKS);

interface Elephant {
  water: number;
  form: string;
  within: string;
  /** The ear, and what else lies over the form. */
  over: string;
}

const COW: Elephant = {
  water: 76,
  form: '49.6 27.6, 54 28.4, 58.6 31.4, 66 28.8, 77 28.6, 86 32.6, 96 40, 100 60, 100 96, 60 100, 46 92, 40.8 78, 40.8 74.6, 43 71, 45.8 68.6, 45.6 66.8, 44.2 65.2, 43.8 63.2, 44.8 61.2, 42.4 62, 38.6 64.6, 35.6 68.4, 34.2 72.6, 34.4 75.4, 35.8 76.2, 36.4 73.6, 38.2 73, 38.9 76.4, 37 79.6, 33 79.6, 30.2 76.4, 29.8 71.6, 31.4 66.8, 34 61.6, 35.6 54.6, 36.2 47, 38 39, 42 31.6',
  within: `
  shade 44 68, 48 67, 53 65, 57 66.4, 66 69.6, 80 70.6, 100 67, 100 100, 30 100, 38 76
  shade 45 58, 41 60.6, 37 63.6, 33.8 68, 32.4 73, 33.2 75.8, 34.6 76, 34.4 72.4, 36 68.4, 40 64.6, 45 67, 46.4 63`,
  over: `
  dark 52 38, 57 34.6, 62.6 35.6, 66.6 41, 67.4 49, 64.6 56, 60.4 61.6, 58 62.4, 55.6 57, 53.4 49
  ear 51.4 37.6, 54.6 34, 60.6 34.4, 65 39.6, 66 47.6, 63.4 55, 59.4 60, 57.2 60.6, 55 55.4, 52.4 47.6, 50.8 42
  fold 51.6 38.4, 54.6 34.4, 60.4 34.8, 64.6 39.6, 65.6 46, 62.6 41.6, 58.4 39.2, 54.4 39.6
  dark 42.4 44.6, 43.6 43.3, 45.4 43.5, 46.3 44.8, 44.4 45.6
  light ~.5 44 44.1, 44.2 44`,
};

const CALF: Elephant = {
  water: 84,
  form: '17 63.6, 20.6 64, 23.6 66.6, 28 65.6, 33 66.6, 37.4 70.4, 40 77, 40.4 98, 20 98, 19 84, 17.4 79.6, 14.6 79.4, 12 80.6, 8.6 79.4, 6.8 76, 7 71.6, 8.6 69.8, 9.6 71, 9.2 74, 10.4 76, 12.2 75.4, 12.6 72, 12.8 68.4, 14 65',
  within: `
  shade 17 78, 22 80, 28 79.6, 31.6 75, 33 64, 37 64, 42 72, 42 100, 16 100`,
  over: `
  dark 20.4 69.4, 24 67.8, 27.4 70.4, 27.8 75, 25 79.4, 23 79, 21.2 74.4
  ear 20 69, 23.4 67.4, 26.6 69.8, 27 74.2, 24.4 78.2, 22.6 77.8, 20.8 73.8
  fold 20 69.4, 23.4 67.6, 26.4 69.8, 26.8 72.6, 24.6 70.4, 22 70
  dark ~1.3 16 70.8, 16.2 70.8`,
};

/** A cow and her calf, her trunk about it, that wade to the left with the sun before them, and their image in the water. */
export function wadingElephants(p: Print): string {
  const above = (id: string, water: string, drawn: string) =>
    within(`we${id}`, `M-9-9H99V${water}H-9z`, drawn);
  const image = (id: string, { water, form }: Elephant) =>
    moved(above(id, `${water}`, inked(`image ${form}`)), 0, water * 1.6, 0, 1, -0.6);
  const wading = (id: string, { form, within: inner, over }: Elephant, water: string) =>
    above(
      id,
      water,
      rimmed(`wf${id}`, `o ${form}`, [INKS.lit, INKS.skin], [-0.6, -0.8], inked(inner)) + inked(over),
    );
  return whole(
    p,
    image('i', COW) +
      image('j', CALF) +
      inked('#3d7289 37 63, 44 59, 47 67, 43 76, 37 75\nimage 38 76, 44 76, 50 77, 48 85.6, 38 92') +
      wading('a', CALF, '84') +
      wading('b', COW, '76H39.3V84') +
      inked(
        'ripple 40 75.7 .2, 56 76.3 .9, 90 75.7 .2; 44 78.6 .2, 58 79 .6, 80 78.4 .2; 12 83.7 .2, 24 84.3 .9, 46 83.7 .2; 15 86.6 .2, 26 87.2 .6, 41 86.6 .2',
      ),
  );
}
