import { n0 } from '../drawing/numbers';
import { grass } from '../landscape/plants';
import { clump } from '../landscape/trees';
import { each, type Print } from './print';

/** Single large leaves, `'x y length turn, …'`: the stalk's end, hundredths of the width, degrees from the right. */
export function leaves({ x, y }: Print, fill: string, list: string): string {
  const d = each(list, (px = 0, py = 0, length = 0, turn = 0) => {
    const [l, a] = [x(length), (turn * Math.PI) / 180];
    const at = (along: number, across: number) =>
      `${n0(x(px) + l * (along * Math.cos(a) - across * Math.sin(a)))} ${n0(y(py) + l * (along * Math.sin(a) + across * Math.cos(a)))}`;
    return `M${at(0, 0)}C${at(0.2, -0.34)} ${at(0.7, -0.34)} ${at(1, 0)}C${at(0.7, 0.34)} ${at(0.2, 0.34)} ${at(0, 0)}z`;
  });
  return `<path fill="${fill}" d="${d}"/>`;
}

/** Masses of foliage, `'x y radius, …'` in hundredths of the width. */
export const foliage = ({ pen, x, y }: Print, fill: string, list: string): string =>
  `<path fill="${fill}" d="${each(list, (px = 0, py = 0, r = 0) => clump(pen, x(px), y(py), x(r), x(r * 0.8), 9))}"/>`;

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

/** Stems of reed with their plumes, `'x top foot, …'`. */
export const reeds = (p: Print, list: string, fill: string): string =>
  each(
    list,
    (x = 0, top = 0, foot = 0) =>
      p.line(fill, 6, `${foot} 102, ${(x + foot) / 2} ${(top + 102) / 2}, ${x} ${top}`) +
      p.blob(
        fill,
        `${x} ${top + 8}, ${x - 1.6} ${top + 3}, ${x - 0.4} ${top - 5}, ${x + 1.6} ${top + 3}, ${x} ${top + 8}`,
      ),
  );

/** Leaves of lotus that lie on the water, `'x y width, …'`. */
export const pads = (p: Print, fill: string, list: string): string =>
  each(
    list,
    (x = 0, y = 0, w = 0) =>
      `<path fill="${fill}" d="M${n0(p.x(x))} ${n0(p.y(y))}L${n0(p.x(x + w * 0.34))} ${n0(p.y(y - w * 0.13))}A${n0(p.x(w / 2))} ${n0(p.x(w * 0.16))} 0 1 0 ${n0(p.x(x + w / 2))} ${n0(p.y(y))}z"/>`,
  );
