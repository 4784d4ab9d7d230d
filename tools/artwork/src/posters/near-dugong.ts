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

/** How far out, and how far from the tip: snout, cheek, trunk, flukes; and the bristly pad bent down before the snout. */
const BODY = bent(
  mirrored(
    '0 .5, 2.8 .8, 4.9 2.2, 5.9 4.8, 6.1 7.6, 6.9 10.6, 8 14, 9.2 18, 10.2 22, 11.6 28, 13 35, 13.4 42, 12.4 51, 9.6 61, 6.6 71, 4 79, 3.2 84, 5.4 87, 10.6 90, 15.6 94, 18.4 99, 17.6 100.4, 14 98.6, 9 97, 4 97, 0 98.4',
  ),
);
const PAD = bent(mirrored('0 -1.7, 3.4 -1.5, 6.2 .2, 7.5 3, 7.3 6, 6 8.6, 0 9'));
const LEFT = '-8 22, -11.6 23.6, -15.6 28, -18.6 33.4, -19.4 38, -17.4 39.4, -13.6 36.4, -9.6 32';
const RIGHT = '8 22, 11.6 23.6, 15.6 28, 18.6 33.4, 19.4 38, 17.4 39.4, 13.6 36.4, 9.6 32';
const STUBBLE = bent(
  '-6.4 3, -6.5 3.3; -5.2 .9, -5.3 1.2; -3.2 -.4, -3.3 -.1; -1 -.8, -1 -.5; 1.2 -.8, 1.2 -.5; 3.4 -.4, 3.5 -.1; 5.4 .9, 5.5 1.2; 6.6 3, 6.7 3.3',
);

const inked = painted({ dark: '#0a3145', shade: '#6b8285', coat: '#93a29c', lit: '#c2c9b4', pad: '#ada295' });
const SHADOW = inked(`dark ${BODY}\ndark ${PAD}\ndark ${LEFT}\ndark ${RIGHT}`);
const LIMBS =
  inked(`lit ${LEFT}\nshade ${RIGHT}\nlit ${PAD}`) +
  moved(inked(`pad ${PAD}`), 0.4, 0.6) +
  inked(`dark/.45 ~.38 ${STUBBLE}`) +
  moved(inked(`coat ${LEFT}`), 0.8, 0.8);
const SKIN =
  inked(`shade ${BODY}`) +
  moved(inked(`lit ${BODY}`), -1, 0) +
  moved(inked(`coat ${BODY}`), 1.5, 0.6) +
  inked(
    bent(`
  lit/.35 -1 3, 1.6 6, 1.8 12, 1 22, 2.4 36, 1 52, -1.4 70, -1 84, -2.4 70, -4.4 56, -5.6 40, -4.8 26, -2.6 12
  shade 4 4, 3.6 9, 4.8 14, 5 20, 7.4 30, 8 42, 6 56, 2 70, -.6 82, 1 90, 8 94, 30 104, 30 30, 14 16, 10 8
  dark/.3 ~.5 -7.6 15, -5.6 17, -2.6 18; 8 15, 5.8 17, 2.8 18; -9 27, -7.6 30, -7.6 33
  lit ~.5 -3.4 66, -2 62, 0 58; -1.6 69, -.4 65, 1.4 61.6
  dark ~1.1 -5.7 10.4, -5.8 10.7; 5.7 10.4, 5.8 10.7
  dark ~.55 -2.2 2.4, -1.9 1.6, -1 1.4; 2.2 2.4, 1.9 1.6, 1 1.4`),
  );

/** A dugong seen from above, 100 units long, its shadow on the sea bed below it. */
export function dugong({ x, y }: Print, id: string, at: number, middle: number, size: number, turn: number) {
  const place = (dx: number, dy: number, drawn: string) =>
    `<g transform="translate(${n0(x(at + dx))} ${n0(y(middle + dy))})rotate(${turn})scale(${Math.round(x(size)) / 100})translate(0-50)">${drawn}</g>`;
  return (
    place(size / 13, size / 9, `<g opacity=".3">${SHADOW}</g>`) +
    place(0, 0, LIMBS + within(id, blobPath(BODY), SKIN))
  );
}
