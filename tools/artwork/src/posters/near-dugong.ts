import { n0, n1 } from '../drawing/numbers';
import { blobPath, mirrored, painted, within } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** Points as the animal swims, its head and its tail swung aside, all square to the spine. */
const bent =
  (headward: number, tailward: number) =>
  (text: string): string =>
    text.replace(/(?<![-~/.\d])([-.\d]+) ([-.\d]+)(?=[ ,;\n]|$)/g, (_, x: string, y: string) => {
      const [head, tail] = [Math.max(0, 1 - Number(y) / 30), Math.max(0, (Number(y) - 36) / 64)];
      const lean = Math.atan((-2 * headward * head) / 30 + (2 * tailward * tail) / 64);
      const across = headward * head ** 2 + tailward * tail ** 2 + Number(x) * Math.cos(lean);
      return `${across.toFixed(1)} ${(Number(y) - Number(x) * Math.sin(lean)).toFixed(1)}`;
    });

/** The cow, and under her flipper the calf, each in its own pose and inks. */
const POSES = [
  {
    place: [51, 43.4, 90, 32] as const,
    // How far out, and how far from the tip: the round muzzle, bent down and so cut short, skull, neck, barrel, stock, flukes.
    half: '0 .4, 3 .8, 5.4 2.2, 6.6 4.6, 7 7, 7.9 9.6, 8.5 12.4, 8.8 15.4, 9.6 18.4, 11.6 22, 14 27, 15.8 33, 16.4 40, 15.8 47, 13.8 55, 10.8 64, 7.4 72, 4.8 79, 4 83, 5.6 86.6, 10.6 89.2, 16.4 92.2, 20.6 97.4, 19.6 99.4, 13 97.2, 6 96.8, 0 95.4',
    flippers: [
      '-10 22, -14.6 23, -20 27, -24 32.6, -25.6 37.6, -23.6 39.4, -19.6 37.6, -15 34, -10 31',
      '9 21, 14.6 22, 20.4 25.4, 25 31, 27 37, 25.4 39.4, 21.6 38, 17 35.4, 9 31',
    ],
    swim: bent(4.4, -13),
    inks: { shade: '#4d4f50', coat: '#84786a', lit: '#b8a37c' },
  },
  {
    place: [74.6, 60.6, 45, -8] as const,
    half: '0 .4, 4 1, 7 3, 8.4 6, 9 9.4, 10.2 13, 10.6 17, 11.2 20.6, 13.6 25, 16.4 31, 18 38, 17.6 46, 15.4 55, 11.6 64, 8 72, 5.4 79, 4.8 82.6, 7 86, 13 88.4, 19 92, 22 98, 20.6 99.8, 13 96.8, 6 96, 0 94.4',
    flippers: [
      '-10 22, -16 20, -22 21, -27 24.6, -28 28, -25 29.6, -20 29, -14 31, -9 31',
      '10 22, 16 23, 21.6 27, 25.4 33, 26 38, 23.6 39, 20 36.4, 15 33.4, 8 32',
    ],
    swim: bent(-6, 12),
    inks: { shade: '#7d6f5f', coat: '#b09a79', lit: '#d6be90' },
  },
];
type Pose = (typeof POSES)[number];

const forms = ({ half, flippers }: Pose): string[] => [...flippers, mirrored(half)];

/** Light and shade of each form; a rim that swells and thins runs down the side to the sun. */
const planes = ({ half }: Pose): string[] => [
  'lit -8 21, -30 18, -30 40, -25 38, -23 33, -18 28.4, -13 25.6',
  'shade 6 20, 14 27, 19 30, 24 36, 28 42, 14 42',
  `lit -4 -1, -1.4 2, -3.6 4, -4.6 7, -4.2 10.6, -4.8 15, -6.6 20, -8.6 26, -10.2 34, -10.4 42, -9 52, -6 64, -3.4 74, -2.4 84, -6 89, -16 95, -24 98, -22 84, -14 60, -22 40, -16 22, -11 10
  shade -2 -1, .4 1.6, 3.4 3.4, 4.8 6.4, 4.9 9.6, 4 13.6, 4.4 18, 6.6 24, 8.6 30, 9.4 38, 8.6 48, 6 59, 3 70, 1.2 79, 1.6 87, 6 91.4, 14 96, 22 103, 30 90, 14 80, 24 40, 16 22, 12 8, 9 -3
  dark -1.9 4.4 .2, -1.5 3.6 .5, -.8 3.4 .2
  dark 1.9 5 .2, 1.7 4.1 .5, 1.1 3.6 .2
  dark ~.8 -6.4 10.4, -6.5 10.7; 6.8 10.4, 6.9 10.7
  rim ${half
    .split(', ')
    .slice(0, -4)
    .map((point, i) => `-${point} ${n1(2.6 * Math.sin(i / 5.7) ** 2)}`)
    .join(', ')}`,
];

/** A cow and her calf from above, each 100 units long; with a width, only their outline, that much wider. */
export const dugongs = ({ x, y }: Print, width?: number): string =>
  POSES.map((pose, i) => {
    const { place, swim, inks } = pose;
    const [at, middle, size, turn] = place;
    const scale = Math.round(x(size)) / 100;
    const inked = painted({ dark: '#0a3145', rim: '#f4e8cf', ...inks });
    const drawn = forms(pose).map((form, part) => {
      const path = blobPath(swim(form));
      return width === undefined
        ? within(`dg${i}${part}`, path, inked(swim(`coat ${form}\n${planes(pose)[part]}`)))
        : `<path stroke-width="${n0(width / scale)}" d="${path}"/>`;
    });
    return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})translate(0-50)">${drawn.join('')}</g>`;
  }).join('');

/** The light that waves throw on sea and animals alike, in a few loose crests that fork. */
export const crests = (p: Print): string =>
  `<g opacity=".48">${whole(
    p,
    painted({ sun: '#f4e8cf' })(`
  sun 2 45 .2, 8 41 .9, 14 42 1.6, 20 38 .7, 27 33 1.3, 32 33.6 1.9, 38 29 .8, 45 25 1.3, 51 26.4 1.7, 55 23 .7, 58 22.4 .2
  sun 72 17 .2, 76 18.4 1.2, 82 14 .2
  sun 14 42 1.4, 20 45 .6, 27 44 1.1, 32 46.4 1.8, 39 42 .7, 45 38 1.2, 50 39.4 1.8, 57 34 .8, 64 32.4 1.2, 72 27 .2
  sun 32 33.6 1.6, 34 38 .6, 39 42 .2
  sun 51 26.4 1.5, 53 30.6 .6, 57 34 .2
  sun 4 63 .2, 11 58.6 .8, 17 59.6 1.6, 24 55 .7, 31 53 1.2, 36 54.6 1.8, 43 50 .7, 50 49 .2
  sun 32 46.4 1.6, 32.6 50 .6, 31 53 .3
  sun 17 59.6 1.4, 20 64 .6, 27 65.4 1.2, 33 63 .2
  sun 50 39.4 1.5, 53 43.6 .7, 54.6 48 .2
  sun 68 40 .2, 74 41.6 1.3, 83 36 .2
  sun 51 61 .2, 57 57.4 .8, 63 58.4 1.5, 69 54.6 .7, 78 52.6 .2
  sun 63 58.4 1.3, 66 63 .6, 72 64 .2
  sun 26 15 .2, 32 12 .9, 37 13 1.5, 43 9.4 .7, 50 8 .2
  sun 30 80 .2, 37 76.4 .9, 43 77.6 1.6, 50 72.6 .7, 57 70 1.2, 62 71.6 1.7, 68 67 .7, 76 66 .2
  sun 43 77.6 1.4, 48 81.4 .6, 56 82 .2`),
  )}</g>`;
