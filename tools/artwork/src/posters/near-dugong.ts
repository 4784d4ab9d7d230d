import { n0 } from '../drawing/numbers';
import { blobPath, mirrored, moved, painted, within } from '../figures/parts/shapes';
import type { CoatInks } from './near-animals';
import type { Print } from './print';

/** Points as the animal swims: the hind part swung to the left, the head turned to the right. */
const bent = (text: string): string =>
  text.replace(/([-.\d]+) ([-.\d]+)(?=[,;]|$)/gm, (_, x: string, y: string) => {
    const swing = 3.4 * Math.max(0, 1 - Number(y) / 26) ** 2 - 15 * Math.max(0, (Number(y) - 34) / 66) ** 2;
    return `${(Number(x) + swing).toFixed(1)} ${y}`;
  });

/** How far out, and how far from the tip: the muzzle's disc, the bridge, the cheek, the trunk, the flukes. */
const BODY = bent(
  mirrored(
    '0 .9, 4 0, 7.2 .8, 8.9 3.2, 8.8 5.8, 7.6 8.2, 7.6 10.6, 8.8 14, 9.8 17.4, 9.8 20.4, 11 27, 12.8 34, 13.6 42, 12.4 51, 9.6 61, 6.6 71, 4 79, 3.2 84, 6 88, 11.6 92, 16.6 96.6, 18 100.6, 15 101, 9 98.8, 4 97.8, 0 97',
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
  shade 9.4 8.8, 7 7.6, 5 5.4, 4 2.6, 5.6 4.6, 7.4 6, 9.6 6.8
  shade -9.4 8.8, -7 7.6, -5 5.4, -4 2.6, -5.6 4.6, -7.4 6, -9.6 6.8
  lit ~.5 -3.4 66, -2 62, 0 58; -1.6 69, -.4 65, 1.4 61.6
  dark ~.8 -2.4 5.2, -1.7 4.2; 2.4 5.2, 1.7 4.2
  dark ~.9 -7.2 13.4, -6.9 14; 7.2 13.4, 6.9 14
  shade ~.5 -5.8 12.4, -6 14.4, -7.2 15.4; 0 .6, 0 2.2; -6 2, -6.1 2.1; -7.4 3.6, -7.5 3.7; 6 2, 6.1 2.1; 7.4 3.6, 7.5 3.7`),
            ),
        ),
    )
  );
}
