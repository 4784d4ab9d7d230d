import { n0 } from '../drawing/numbers';
import { blobPath, painted, within } from '../figures/parts/shapes';
import type { CoatInks } from './near-animals';
import type { Print } from './print';

/** How far out, and how far from the tip of the muzzle. */
const HALF =
  '0 0, 3.8 .2, 6.6 2, 7.6 5.4, 7 9, 7.2 12, 8.2 16, 10.4 22, 12.8 31, 13.6 41, 12.4 51, 9.6 61, 6.4 71, 4 79, 3.4 84, 6.4 88.4, 11.6 92.4, 16.4 96.4, 18.2 100.4, 15.4 101, 9.6 99.4, 4 98.8, 0 97.2';

/** Both sides of an outline, its hind part swung to the left as the animal swims. */
const bent = (half: string): string => {
  const right = half.split(', ').map((pair) => pair.split(' ').map(Number));
  const left = right.slice(1, -1).reverse();
  return [...right, ...left.map(([x = 0, y = 0]) => [-x, y])]
    .map(([x = 0, y = 0]) => `${(x - Math.max(0, (y - 34) / 66) ** 2 * 15).toFixed(1)} ${y}`)
    .join(', ');
};

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
  const body = bent(HALF);
  const inked = painted({ dark, shade, coat, lit });
  const flippers = (left: string, right: string) => `
  ${left} -8.6 22, -12 24, -18 30, -22.6 38, -23.4 43.6, -20.4 44, -15.6 39, -10.4 33
  ${right} 8.6 22, 12 24, 18 30, 22.6 38, 23.4 43.6, 20.4 44, 15.6 39, 10.4 33`;
  const place = (dx: number, dy: number, drawn: string) =>
    `<g transform="translate(${n0(x(at + dx))} ${n0(y(middle + dy))})rotate(${turn})scale(${Math.round(x(size)) / 100})translate(0-50)">${drawn}</g>`;
  return (
    place(size / 13, size / 9, `<g opacity=".3">${inked(`dark ${body}${flippers('dark', 'dark')}`)}</g>`) +
    place(
      0,
      0,
      inked(flippers('coat', 'shade')) +
        within(
          id,
          blobPath(body),
          inked(`coat ${body}
  shade 3 -2, 5 8, 5 18, 8.6 30, 9 42, 6 56, 0 70, -6 82, -8 90, 2 96, 10 106, 40 100, 20 20
  lit -5.6 3, -5.2 14, -8 24, -10.4 34, -10 44, -8.4 54, -6.6 44, -5.6 32, -3 20, -2.6 10
  dark ~1.1 -1.6 2.4, -1.5 2.4; 1.6 2.4, 1.5 2.4`),
        ),
    )
  );
}
