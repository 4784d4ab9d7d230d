/** A place on a centre line: `nx`, `ny` point to the left of its direction. */
export interface PathPlace {
  x: number;
  y: number;
  w: number;
  nx: number;
  ny: number;
  /** 0 at the start, 1 at the end. */
  t: number;
}

const STEPS = 12;

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Places at equal distances on the curve that `limb` draws from the same text. */
export function along(text: string, step: number, start = step / 2): PathPlace[] {
  const joints = text.split(',').map((joint) => joint.trim().split(/\s+/).map(Number));
  const get = (i: number, k: number): number => joints[Math.max(0, Math.min(joints.length - 1, i))]?.[k] ?? 0;
  const fine: number[][] = [];
  for (let i = 0; i < joints.length - 1; i++)
    for (let s = 0; s < STEPS; s++)
      fine.push(
        [0, 1, 2].map((k) => spline(get(i - 1, k), get(i, k), get(i + 1, k), get(i + 2, k), s / STEPS)),
      );
  fine.push([0, 1, 2].map((k) => get(joints.length - 1, k)));
  const places: PathPlace[] = [];
  let [next, walked] = [start, 0];
  fine.forEach(([x = 0, y = 0, w = 0], i) => {
    const [px = x, py = y] = fine[i - 1] ?? [];
    const length = Math.hypot(x - px, y - py);
    if (length && walked + length >= next) {
      places.push({ x, y, w, nx: (y - py) / length, ny: -(x - px) / length, t: 0 });
      next += step;
    }
    walked += length;
  });
  let t = start;
  for (const place of places) {
    place.t = t / walked;
    t += step;
  }
  return places;
}

/** A point beside a place, `side` widths to its left. */
export const beside = ({ x, y, w, nx, ny }: PathPlace, side: number): [number, number] => [
  x + nx * w * side,
  y + ny * w * side,
];

/** The degrees by which the line runs at a place. */
export const heading = ({ nx, ny }: PathPlace): number => (Math.atan2(nx, -ny) * 180) / Math.PI;
