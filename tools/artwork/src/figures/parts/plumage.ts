import { along } from './along';
import { blob, blobPath, oval, within } from './shapes';

const n1 = (value: number): string => (Math.round(value * 10) / 10 + 0).toString();

const list = (text: string, count: number): number[][] =>
  text.split(';').map((part) => {
    const numbers = part
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (numbers.length !== count || numbers.some(Number.isNaN))
      throw new Error(`not ${count} numbers: ${part}`);
    return numbers;
  });

/** Rounded feathers, `'rootX rootY tipX tipY width; …'`, as one path. */
export const feathers = (fill: string, text: string, extra = ''): string =>
  `<path fill="${fill}"${extra && ` ${extra}`} d="${list(text, 5)
    .map(([x = 0, y = 0, tipX = 0, tipY = 0, w = 0]) => {
      const [dx, dy] = [tipX - x, tipY - y];
      const length = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [(-dy / length) * w * 0.66, (dx / length) * w * 0.66];
      const point = (along: number, side: number) =>
        `${n1(dx * along + nx * side)} ${n1(dy * along + ny * side)}`;
      const back = (along: number, side: number) =>
        `${n1(dx * (along - 1) + nx * side)} ${n1(dy * (along - 1) + ny * side)}`;
      return `M${n1(x)} ${n1(y)}c${point(0.3, 0.9)} ${point(0.96, 1)} ${point(1, 0)}c${back(0.96, -1)} ${back(0.3, -0.9)} ${back(0, 0)}z`;
    })
    .join('')}"/>`;

/** Small feathers in shifted rows that lie one over the other: `'x y length width count stepX stepY; …'`. */
export const featherRows = (fill: string, text: string): string =>
  feathers(
    fill,
    text
      .split(';')
      .flatMap((row) => {
        const [x = 0, y = 0, length = 0, width = 0, count = 0, dx = 0, dy = 0] = row
          .trim()
          .split(' ')
          .map(Number);
        return Array.from({ length: count }, (_, i) => {
          const [fx, fy] = [x + dx * i, y + dy * i];
          return `${fx} ${fy} ${fx + length * 0.18} ${fy + length} ${width}`;
        });
      })
      .join('; '),
  );

/**
 * Rows of overlapping feathers between a first and a last line, `'x y length, x y length'`, the last drawn first.
 * They lie to the left of their line, `turn` degrees clockwise from straight out.
 */
export function tiers(
  fill: string,
  edge: string,
  first: string,
  last: string,
  rows: number,
  step: number,
  width: number,
  turn = 0,
): string {
  const numbers = (text: string) => text.split(',').map((part) => part.trim().split(/\s+/).map(Number));
  const ends = numbers(last);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: rows }, (_, i) => {
    const share = 1 - i / Math.max(1, rows - 1);
    const line = numbers(first)
      .map((joint, j) => joint.map((v, k) => v + ((ends[j]?.[k] ?? v) - v) * share).join(' '))
      .join(', ');
    const row = along(line, step, i % 2 ? step * 0.9 : step * 0.4).map(
      ({ x, y, w, nx, ny }) =>
        `${x} ${y} ${x + (nx * cos - ny * sin) * w} ${y + (nx * sin + ny * cos) * w} ${width}`,
    );
    return feathers(fill, row.join(';'), `stroke="${edge}" stroke-width=".8"`);
  }).join('');
}

/** Turned ellipses, `'x y rx ry turn; …'`, as one path. */
export const ellipses = (fill: string, text: string, extra = ''): string =>
  `<path fill="${fill}"${extra && ` ${extra}`} d="${list(text, 5)
    .map(([x = 0, y = 0, rx = 0, ry = 0, turn = 0]) => {
      const angle = (turn * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * rx];
      const arc = (sign: number) =>
        `a${n1(rx)} ${n1(ry)} ${n1(turn)} 1 0 ${n1(2 * dx * sign)} ${n1(2 * dy * sign)}`;
      return `M${n1(x - dx)} ${n1(y - dy)}${arc(1)}${arc(-1)}`;
    })
    .join('')}"/>`;

/** A closed form with shade, light and markings kept inside it. */
export const form = (id: string, fill: string, outline: string, inner: string): string =>
  blob(fill, outline) + within(id, blobPath(outline), inner);

/** A small quiet eye: dark, with a narrow iris where the species shows one. */
export const gaze = (x: number, y: number, r: number, iris?: string, pupil = 0.62): string =>
  (iris ? oval(iris, x, y, r) : '') +
  oval('#15110f', x, y, iris ? r * pupil : r, iris ? r * pupil : r * 0.92) +
  oval('#fff', x - r * 0.28, y - r * 0.36, r * 0.2, r * 0.2, 0, 'opacity=".85"');
