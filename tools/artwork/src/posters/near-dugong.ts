import { n0 } from '../drawing/numbers';
import { blobPath, mirrored, moved, painted, within } from '../figures/parts/shapes';
import type { Print } from './print';

/** Points as the animal swims: the tail swung to the left, the head turned to the right, all square to the spine. */
const bent = (text: string): string =>
  text.replace(/([-.\d]+) ([-.\d]+)(?=[,;]|$)/gm, (_, x: string, y: string) => {
    const [head, tail] = [Math.max(0, 1 - Number(y) / 26), Math.max(0, (Number(y) - 34) / 66)];
    const lean = Math.atan(-0.26 * head - 0.42 * tail);
    const across = 3.4 * head ** 2 - 14 * tail ** 2 + Number(x) * Math.cos(lean);
    return `${across.toFixed(1)} ${(Number(y) - Number(x) * Math.sin(lean)).toFixed(1)}`;
  });

/** How far out, and how far from the tip: the blunt muzzle, cheek, neck, trunk, flukes. */
const BODY = bent(
  mirrored(
    '0 -.4, 3.4 -.2, 6 .8, 7.5 3, 7.6 5.4, 6.6 8.2, 6.8 11.4, 8 15, 9.2 18, 10.4 22, 12.2 28, 13.6 35, 14 42, 12.8 51, 9.8 61, 6.6 71, 4 79, 3.2 84, 5.4 87, 10.6 90, 15.6 94, 18.6 99.4, 17 100.8, 12 98.6, 6 97.6, 0 99',
  ),
);
const LEFT = '-8 21, -12 23, -16.4 28, -19.4 34, -20 38.4, -17.6 39.6, -13.6 36.4, -9.6 31';
const RIGHT = '8 21, 12 23, 16.4 28, 19.4 34, 20 38.4, 17.6 39.6, 13.6 36.4, 9.6 31';
const OUTLINE = [BODY, LEFT, RIGHT].map((form) => `<path d="${blobPath(form)}"/>`).join('');
const COW = { dark: '#0a3145', shade: '#4d4f50', coat: '#84786a', lit: '#cdb98f' };
const CALF = { dark: '#0a3145', shade: '#8a7c69', coat: '#bda888', lit: '#ecdab0' };

/** A dugong seen from above, 100 units long. */
const drawn = (id: string, inks: typeof COW): string => {
  const inked = painted(inks);
  const skin =
    inked(`shade ${BODY}`) +
    moved(inked(`lit ${BODY}`), -1.6, 0) +
    moved(inked(`coat ${BODY}`), 1.2, 0.6) +
    inked(
      bent(`
  shade 2.6 -1, 4 4, 3.4 8, 4.4 13, 5 20, 7.4 30, 8 42, 6 56, 2.6 70, .6 82, 2 90, 8 94, 30 104, 30 30, 14 16, 10 4
  lit/.5 -3.6 20, -1.4 26, -1.8 38, -3 52, -3 66, -2 80, -4.4 70, -6.4 56, -7.6 42, -7 30, -5.6 23
  lit/.5 -2.6 3, -.6 6, -.6 11, -2.4 14, -4 10, -4 5
  dark/.3 ~.6 -7.6 14.4, -5.6 16.6, -2.6 17.6; 8 14.4, 5.8 16.6, 2.8 17.6
  dark ~1 -6 10.4, -6.1 10.7; 6 10.4, 6.1 10.7
  dark ~.7 -1.6 1.6, -1.3 1, -.8 .9; 1.6 1.6, 1.3 1, .8 .9`),
    );
  return (
    inked(`lit ${LEFT}\nshade ${RIGHT}`) +
    moved(inked(`coat ${LEFT}`), 0.9, 0.9) +
    within(id, blobPath(BODY), skin)
  );
};

/** A cow and her calf from above; with a width, only their outline, that much wider. */
export const dugongs = ({ x, y }: Print, width?: number): string =>
  [[53, 43, 92, 30] as const, [73.4, 57, 46, 28] as const]
    .map(([at, middle, size, turn], i) => {
      const scale = Math.round(x(size)) / 100;
      const form = width
        ? `<g stroke-width="${n0(width / scale)}">${OUTLINE}</g>`
        : drawn(`dg${i}`, i ? CALF : COW);
      return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})translate(0-50)">${form}</g>`;
    })
    .join('');
