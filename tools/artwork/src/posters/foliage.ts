import { n0 } from '../drawing/numbers';
import { grass } from '../landscape/plants';
import { clump } from '../landscape/trees';
import type { Print } from './print';

/** Single large leaves, `'x y length turn, …'`: the stalk's end, hundredths of the width, degrees from the right. */
export function leaves({ x, y }: Print, fill: string, list: string): string {
  let d = '';
  for (const leaf of list.split(',')) {
    const [px = 0, py = 0, length = 0, turn = 0] = leaf.trim().split(' ').map(Number);
    const [l, a] = [x(length), (turn * Math.PI) / 180];
    const at = (along: number, across: number) =>
      `${n0(x(px) + l * (along * Math.cos(a) - across * Math.sin(a)))} ${n0(y(py) + l * (along * Math.sin(a) + across * Math.cos(a)))}`;
    d += `M${at(0, 0)}C${at(0.2, -0.34)} ${at(0.7, -0.34)} ${at(1, 0)}C${at(0.7, 0.34)} ${at(0.2, 0.34)} ${at(0, 0)}z`;
  }
  return `<path fill="${fill}" d="${d}"/>`;
}

/** Masses of foliage, `'x y radius, …'` in hundredths of the width. */
export function foliage({ pen, x, y }: Print, fill: string, list: string): string {
  const masses = list.split(',').map((mass) => {
    const [px = 0, py = 0, r = 0] = mass.trim().split(' ').map(Number);
    return clump(pen, x(px), y(py), x(r), x(r * 0.8), 9);
  });
  return `<path fill="${fill}" d="${masses.join('')}"/>`;
}

/** Tall grass between two places, in hundredths. */
export const tall = (
  { pen, x, y }: Print,
  from: number,
  to: number,
  foot: number,
  height: number,
  count: number,
  fill: string,
) => grass(pen, x(from), x(to), () => y(foot), y(height), count / pen.k, fill, 0.14);
