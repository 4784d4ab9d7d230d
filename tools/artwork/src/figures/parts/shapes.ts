/**
 * Basic shapes of the figures. Points are text, `'x y, x y'`, some 128 long: a drawing is corrected by reading
 * its numbers.
 */

import { at } from '../../drawing/numbers';

interface Point {
  x: number;
  y: number;
}

const short = (value: number): string =>
  (Math.round(value * 10) / 10 + 0).toString().replace(/^(-?)0\./, '$1.');

/** Two numbers of a path, as short as they may be written. */
export const pair = (x: number, y: number): string => {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? second : ` ${second}`);
};

/** The numbers of a text, `count` at a time. */
function groups(text: string, count: number): number[][] {
  const numbers = text.split(/[\s,]+/).map(Number);
  if (numbers.length % count || numbers.some(Number.isNaN))
    throw new Error(`not ${count} numbers a point: ${text}`);
  return Array.from({ length: numbers.length / count }, (_, i) =>
    numbers.slice(i * count, i * count + count),
  );
}

/** The points of a text. */
export const points = (text: string): Point[] => groups(text, 2).map(([x = 0, y = 0]) => ({ x, y }));

/** A smooth path through points (Catmull-Rom as Bézier curves), relative and therefore short. */
function through(list: readonly Point[], closed: boolean): string {
  const n = list.length;
  const get = (i: number): Point => {
    const index = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i));
    const found = list[index];
    if (!found) throw new Error('a path needs points');
    return found;
  };
  const start = get(0);
  let path = `M${pair(start.x, start.y)}`;
  let at: Point = { x: Number(short(start.x)), y: Number(short(start.y)) };
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, here, next, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1 = { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 };
    const c2 = { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 };
    const [dx, dy] = [Number(short(next.x - at.x)), Number(short(next.y - at.y))];
    path += `c${pair(c1.x - at.x, c1.y - at.y)} ${pair(c2.x - at.x, c2.y - at.y)} ${pair(dx, dy)}`;
    at = { x: at.x + dx, y: at.y + dy };
  }
  return closed ? `${path}z` : path;
}

const filled = (fill: string, d: string, extra = ''): string =>
  `<path fill="${fill}"${extra && ` ${extra}`} d="${d}"/>`;

export const blobPath = (text: string): string => through(points(text), true);

export const blob = (fill: string, text: string, extra?: string): string =>
  filled(fill, blobPath(text), extra);

export const poly = (fill: string, text: string, extra?: string): string =>
  filled(
    fill,
    `M${points(text)
      .map(({ x, y }) => pair(x, y))
      .join('L')}z`,
    extra,
  );

export const stroke = (colour: string, width: number, text: string, extra = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`} d="${text
    .split(';')
    .map((part) => through(points(part.trim()), false))
    .join('')}"/>`;

/** The path of `'x y width, x y width'`, with round ends. */
export function limbPath(text: string): string {
  const joints = groups(text, 3).map(([x = 0, y = 0, w = 0]) => ({ x, y, w: w / 2 }));
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach((joint, i) => {
    const before = joints[Math.max(0, i - 1)] ?? joint;
    const after = joints[Math.min(joints.length - 1, i + 1)] ?? joint;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [ux, uy] = [(after.x - before.x) / length, (after.y - before.y) / length];
    const cap = (direction: number): Point => ({
      x: joint.x + ux * joint.w * 0.85 * direction,
      y: joint.y + uy * joint.w * 0.85 * direction,
    });
    if (i === 0 && joint.w > 0.6) left.push(cap(-1));
    left.push({ x: joint.x + uy * joint.w, y: joint.y - ux * joint.w });
    right.unshift({ x: joint.x - uy * joint.w, y: joint.y + ux * joint.w });
    if (i === joints.length - 1 && joint.w > 0.6) left.push(cap(1));
  });
  return through([...left, ...right], true);
}

/** A line whose width changes from joint to joint: limb, neck, tail, horn. */
export const limb = (fill: string, text: string, extra?: string): string =>
  filled(fill, limbPath(text), extra);

/** Control points of one curve through two to four points, which stand at equal steps of it. */
function controls([a, b, c, d]: readonly Point[]): Point[] {
  if (!a || !b) throw new Error('a bar needs two to four joints');
  if (!c) return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
  const mix = (axis: 'x' | 'y'): number[] => {
    const [p, q, r] = [a[axis], b[axis], c[axis]];
    if (!d) return [2 * q - (p + r) / 2];
    return [(18 * q - 5 * p - 9 * r + 2 * d[axis]) / 6, (2 * p - 9 * q + 18 * r - 5 * d[axis]) / 6];
  };
  const ys = mix('y');
  return mix('x').map((x, i) => ({ x, y: at(ys, i) }));
}

/** Short lines that taper, `'x y width, x y width, x y width'` with two to four joints each: one curve a side. */
export function bars(fill: string, text: string): string {
  const bar = (joints: readonly number[][]): string => {
    const side = (sign: number): Point[] =>
      joints.map(([x = 0, y = 0, w = 0], i) => {
        const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = [
          joints[Math.max(0, i - 1)],
          joints[i + 1] ?? [x, y],
        ];
        const length = Math.hypot(toX - fromX, toY - fromY) || 1;
        const offset = (sign * w) / 2 / length;
        return { x: x + (toY - fromY) * offset, y: y - (toX - fromX) * offset };
      });
    const [left, right] = [side(1), side(-1).reverse()];
    const [start, turn] = [at(left, 0), at(right, 0)];
    const command = joints.length < 4 ? 'q' : 'c';
    const curve = (from: Point, points: readonly Point[]): string =>
      command +
      [...controls(points), at(points, points.length - 1)]
        .map((p) => pair(p.x - from.x, p.y - from.y))
        .join(' ');
    return `M${pair(start.x, start.y)}${curve(start, left)}L${pair(turn.x, turn.y)}${curve(turn, right)}z`;
  };
  return filled(
    fill,
    text
      .split(';')
      .map((part) => bar(groups(part.trim(), 3)))
      .join(''),
  );
}

export const oval = (fill: string, x: number, y: number, rx: number, ry = rx, turn = 0, extra = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${turn ? ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"` : ''}${extra && ` ${extra}`}/>`;

const circlePath = (x: number, y: number, r: number, ry = r): string =>
  `M${pair(x - r, y)}a${short(r)} ${short(ry)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(ry)} 0 1 0 ${short(-2 * r)} 0`;

/** One path of `'x y radius, x y radius'`. */
export const dots = (fill: string, text: string, extra?: string): string =>
  filled(
    fill,
    groups(text, 3)
      .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
      .join(''),
    extra,
  );

/** One path. */
export const rings = (colour: string, width: number, text: string, extra = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${short(width)}"${extra && ` ${extra}`} d="${groups(
    text,
    3,
  )
    .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r, r * 0.85))
    .join('')}"/>`;

/**
 * Shapes from a text, one a line: an ink, by name or digits, `/` and its opacity where it is not full, then the points
 * of a blob; with a width to each they are a limb's joints, with `;` between them bars; after `~` and a width, those of strokes.
 */
export const painted =
  (inks: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = '', opacity, width, joints = ''] =
          /^ *([^ /]+)(?:\/(\S+))? (?:~(\S+) )?(.*)$/.exec(line) ?? [];
        const extra = opacity && `opacity="${opacity}"`;
        const ink = name.startsWith('#') ? name : inks[name];
        if (!ink) throw new Error(`no ink for: ${line}`);
        if (width) return stroke(ink, Number(width), joints, extra);
        if (/^\S+ [^ ,]+,/.test(joints)) return blob(ink, joints, extra);
        return joints.includes(';') ? bars(ink, joints) : limb(ink, joints, extra);
      })
      .join('');

/** The part of `inner` within a form given as path data. */
export const within = (id: string, path: string, inner: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

export const moved = (inner: string, x: number, y: number, turn = 0, scale = 1, scaleY = scale): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}${scale === 1 && scaleY === 1 ? '' : `scale(${scale}${scaleY === scale ? '' : ` ${scaleY}`})`}">${inner}</g>`;

/** The same on both sides of the middle. */
export const both = (right: string): string => moved(right, 0, 0, 0, -1, 1) + right;

/** The same for what has ids in it: one for each side. */
export const eachSide = (id: string, right: (id: string) => string): string =>
  moved(right(`${id}l`), 0, 0, 0, -1, 1) + right(`${id}r`);

/** A closed outline from its right half. */
export const mirrored = (half: string): string => {
  const right = points(half);
  const left = right.slice(1, -1).reverse();
  return [...right.map(({ x, y }) => `${x} ${y}`), ...left.map(({ x, y }) => `${-x} ${y}`)].join(', ');
};

export const eye = (x: number, y: number, r = 2.6, iris?: string): string =>
  (iris ? oval(iris, x, y, r * 1.45) : '') +
  oval('#211c1a', x, y, r) +
  oval('#fff', x - r * 0.3, y - r * 0.38, r * 0.32);
