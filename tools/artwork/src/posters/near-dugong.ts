import { n0 } from '../drawing/numbers';
import { blobPath, mirrored, painted, within } from '../figures/parts/shapes';
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

/** How far out, and how far from the tip: the broad muzzle, bent down and so cut short, cheek, neck, barrel, stock, flukes. */
const BODY = mirrored(
  '0 1, 3.6 .8, 7 1.2, 8.8 3.2, 8.9 6, 7.6 8.4, 7.6 11, 8.8 14, 10.4 17.4, 12.6 21.6, 14.8 27, 16.2 33, 16.6 40, 16 47, 14 55, 10.8 64, 7.4 72, 4.8 79, 4 83, 5.6 86.6, 10.6 89.2, 16.4 92.2, 20.6 97.4, 19.6 99.4, 13 97.2, 6 96.8, 0 95.4',
);
const LEFT = '-10 22, -14.6 23, -20 27, -24 32.6, -25.6 37.6, -23.6 39.4, -19.6 37.6, -15 34, -10 31';
const RIGHT = '10 22, 15 24.4, 19 30, 20.6 36.4, 20.4 42.4, 18 43.6, 15.6 40, 13 34, 9 31';
/** The cow, and at her flank the calf, each in its own pose and inks. */
const POSES = [
  {
    at: 51,
    middle: 43.4,
    size: 90,
    turn: 32,
    swim: bent(4.4, -13),
    inks: { shade: '#4d4f50', coat: '#84786a', lit: '#b8a37c', sun: '#e0d0a6' },
  },
  {
    at: 73.6,
    middle: 57.4,
    size: 45,
    turn: 14,
    swim: bent(-3, 10),
    inks: { shade: '#7d6f5f', coat: '#b09a79', lit: '#d6be90', sun: '#eddcb0' },
  },
];

/** The net of light that waves throw on its back, knot, thread, knot. */
const NET =
  '-8 22, -4 25.4, 0 26, 3.6 25.4, 6 22, 9 20, 12 20; -15 20, -11 20, -8 22, -9.4 27, -12.4 31; 0 26, -1.6 30.6, -4 34; -18 28, -15 31, -12.4 31, -8.6 33.6, -4 34, .4 35, 5 33, 8 34, 12 33; -12.4 31, -12.6 36, -14.4 40.4, -11 43.4, -7 44; -4 34, -4.6 39.6, -7 44, -3 44.6, .6 42.4; 5 33, 2 37, .6 42.4; -7 44, -7.4 48.6, -10 52.6, -6.6 55.4, -2.4 55; -10 52.6, -8.4 58, -7.6 63; .6 42.4, -.6 49, -2.4 55, 2 56, 6 54, 9 55, 12 54; -2.4 55, -2 60, -3.4 65, -1.6 70, -2.6 76, -3 82, -6 86; -14 60, -9.6 62.6, -7.6 63, -5.6 65.6, -3.4 65, 0 66.4, 6 64'
    .replace(/([^,;]+), ([^,;]+)/g, '$1 1.9, $2 .6')
    .replace(/(\d)(?=;|$)/g, '$1 1.9')
    .replace(/^|; /g, '\n  sun ');

/** A dugong seen from above, 100 units long. */
const drawn = (i: number, inks: Readonly<Record<string, string>>, swim: (text: string) => string): string => {
  const inked = (text: string) => painted({ dark: '#0a3145', rim: '#f4e8cf', ...inks })(swim(text));
  const paddle = (id: string, form: string, inner: string) =>
    within(`${id}${i}`, blobPath(swim(form)), inked(inner));
  return (
    paddle(
      'dl',
      LEFT,
      `lit ${LEFT}\ncoat -8 25, -14 26.4, -18.6 30, -22 35, -24 42, -12 40\nrim -10 22 .2, -14.6 23 1.4, -20 27 1.8, -24 32.6 1.6, -25.6 37.6 .3`,
    ) +
    paddle('dr', RIGHT, `shade ${RIGHT}\ncoat 8 20, 15 24, 20 32, 21 42, 17.6 36, 14 29`) +
    within(
      `dg${i}`,
      blobPath(swim(BODY)),
      inked(`
  coat ${BODY}
  lit -12 20, -9 22, -10 30, -10.4 40, -9 52, -6 64, -3 76, -2 86, -8 90, -18 95, -24 98, -22 84, -12 60, -20 40${NET}
  shade 3 12, 6 18, 8 26, 9.4 34, 9.4 42, 8 51, 5 62, 2.4 72, .8 80, 1 88, 6 92, 14 96, 22 103, 30 90, 14 80, 24 40, 16 18, 10 10
  coat ${mirrored('0 -2, 10 -2, 12 4, 8 9.6, 7.4 13, 4 15.6, 0 16.4')}
  lit -9.4 1, -4 .6, -4.4 5, -5.4 9, -4.6 13, -7 15, -9.4 12
  shade 4.6 16, 5.6 12, 5.4 9, 7 6.6, 6 2, 12 2, 12 16
  shade -9.6 5, -8 3.6, -4 3, 0 2.6, 4 3, 8 3.6, 9.6 5, 10 -3, -10 -3
  shade -1.7 6 .3, -1.2 4.8 .9, -.7 4.4 .3
  shade 1.7 6 .3, 1.2 4.8 .9, .7 4.4 .3
  dark ~1.1 -7 11.2, -7.1 11.6; 7 11.2, 7.1 11.6
  shade -8.6 15.4 .2, -6 17.6 .8, -2.6 18.4 .2
  shade 8.6 15.4 .2, 6 17.6 .8, 2.6 18.4 .2
  rim -8.8 8 .2, -9 5.6 1.4, -8.9 3 1.4, -7.6 1.4 .2
  rim -8.6 13.4 .2, -10.4 17.4 1, -12.6 21.6 1.4, -14.8 27 1.6, -16.3 34 2, -16.5 41 2.2, -15.9 47 2, -13.9 55 1.7, -10.8 64 1.3, -7.4 72 1, -4.6 80 .3
  rim -5.6 86.4 .2, -10.6 89.1 1.4, -16.4 92.1 1.6, -20.6 97.2 .3`),
    )
  );
};

/** A cow and her calf from above; with a width, only their outline, that much wider. */
export const dugongs = ({ x, y }: Print, width?: number): string =>
  POSES.map(({ at, middle, size, turn, swim, inks }, i) => {
    const scale = Math.round(x(size)) / 100;
    const outline = () => [BODY, LEFT, RIGHT].map((form) => `<path d="${blobPath(swim(form))}"/>`).join('');
    const form =
      width === undefined ? drawn(i, inks, swim) : `<g stroke-width="${n0(width / scale)}">${outline()}</g>`;
    return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})translate(0-50)">${form}</g>`;
  }).join('');
