import { n0 } from '../drawing/numbers';
import { blobPath, mirrored, moved, painted, within } from '../figures/parts/shapes';
import type { CoatInks } from './near-animals';
import type { Print } from './print';

/** Points as the animal swims: the tail swung to the left, the head turned to the right, all square to the spine. */
const bent = (text: string): string =>
  text.replace(/([-.\d]+) ([-.\d]+)(?=[,;]|$)/gm, (_, x: string, y: string) => {
    const [head, tail] = [Math.max(0, 1 - Number(y) / 26), Math.max(0, (Number(y) - 34) / 66)];
    const lean = Math.atan(-0.26 * head - 0.42 * tail);
    const across = 3.4 * head ** 2 - 14 * tail ** 2 + Number(x) * Math.cos(lean);
    return `${across.toFixed(1)} ${(Number(y) - Number(x) * Math.sin(lean)).toFixed(1)}`;
  });

/** How far out, and how far from the tip: the muzzle's disc, the bridge, the cheek, the trunk, the flukes. */
const BODY = bent(
  mirrored(
    '0 -.4, 3.6 0, 6.2 1.3, 7.5 3.6, 7.5 6, 6.8 8.4, 7 10.8, 8.2 14, 9.2 17.4, 9.8 21, 11 27, 12.8 34, 13.6 42, 12.4 51, 9.6 61, 6.6 71, 4 79, 3.2 84, 5.4 87, 10.6 90, 15.6 94, 18.4 99, 17.6 100.4, 14 98.6, 9 97, 4 97, 0 98.4',
  ),
);
const LEFT = '-8 22, -11.6 23.6, -15.6 28, -18.6 33.4, -19.4 38, -17.4 39.4, -13.6 36.4, -9.6 32';
const RIGHT = '8 22, 11.6 23.6, 15.6 28, 18.6 33.4, 19.4 38, 17.4 39.4, 13.6 36.4, 9.6 32';

/** A dugong seen from above, 100 units long, its shadow on the sea bed below it. */
export function dugong(
  { x, y }: Print,
  id: string,
  at: number,
  middle: number,
  size: number,
  turn: number,
  { dark, shade, coat, lit }: Omit<CoatInks, 'light'>,
): string {
  const inked = painted({ dark, shade, coat, lit });
  const place = (dx: number, dy: number, drawn: string) =>
    `<g transform="translate(${n0(x(at + dx))} ${n0(y(middle + dy))})rotate(${turn})scale(${Math.round(x(size)) / 100})translate(0-50)">${drawn}</g>`;
  return (
    place(size / 13, size / 9, `<g opacity=".3">${inked(`dark ${BODY}\ndark ${LEFT}\ndark ${RIGHT}`)}</g>`) +
    place(
      0,
      0,
      inked(`lit ${LEFT}\nshade ${RIGHT}`) +
        moved(inked(`coat ${LEFT}`), 0.8, 0.8) +
        within(
          id,
          blobPath(BODY),
          inked(`lit ${BODY}`) +
            moved(inked(`coat ${BODY}`), 1.5, 0.6) +
            inked(
              bent(`
  shade 3 9, 4.8 14, 5 20, 7.4 30, 8 42, 6 56, 2 70, -.6 82, 1 90, 8 94, 30 104, 30 30, 14 16, 10 8
  shade -8 4, -6 2.4, -3.6 1.6, 0 1.3, 3.6 1.6, 6 2.4, 8 4, 7 -3, -7 -3
  lit/.5 0 1.8, 3.6 2.1, 5.8 3.6, 6 6, 3.6 8.4, 0 10.6, -3.6 8.4, -6 6, -5.8 3.6, -3.6 2.1
  dark ~1.4 -1.6 4, -2 4.6; 1.6 4, 2 4.6; -6.6 14.7, -6.7 15.3; 6.6 14.7, 6.7 15.3
  lit ~.5 -3.4 66, -2 62, 0 58; -1.6 69, -.4 65, 1.4 61.6`),
            ),
        ),
    )
  );
}
