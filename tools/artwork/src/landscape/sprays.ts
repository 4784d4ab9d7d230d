import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

export type Leaf = 'leaf' | 'fern' | 'banana';

/** Position, size, rotation in degrees, colour, mirrored. */
export type PlaceSpray = (x: number, y: number, k: number, r?: number, f?: string, flip?: number) => string;

/** Leaves, defined once and placed many times. */
export function spray(pen: Pen, c: string, kind: Leaf = 'leaf'): PlaceSpray {
  let s = '';
  const rand = pen.rand;
  if (kind === 'fern')
    for (let i = 0; i < 13; i++) {
      const t = i / 13,
        x = t * 150,
        y = -38 * Math.sin(t * 2.2),
        L = 46 * (1 - t) ** 0.7 + 6;
      for (const k of [-1, 1])
        s += `M${n0(x)} ${n0(y)}q${n0(L * 0.42)} ${n0(k * L * 0.25 - 4)} ${n0(L * 0.62)} ${n0(k * L * 0.9)}q${n0(-L * 0.5)} ${n0(-k * L * 0.2)} ${n0(-L * 0.62)} ${n0(-k * L * 0.9)}z`;
    }
  else if (kind === 'banana')
    s =
      'M0 0C20-56 100-104 214-86L186-76 204-66C196-58 180-52 168-46L146-52 154-38C134-26 114-16 94-10L76-22 82-6C50 6 22 8 0 0zM16-8Q90-66 190-80Q92-52 16-8z';
  else {
    // A twig that hangs from the origin, its leaves by turns on both sides.
    s = 'M-2 0Q9 50 0 100Q15 52 4-2z';
    for (let i = 0; i < 12; i++) {
      const t = 0.1 + i * 0.083;
      const [x, y] = [16 * t * (1 - t), 100 * t];
      const L = rand.in(36, 52) * (1 - 0.3 * t);
      const b = 1.57 + (i === 11 ? 0.1 : (i % 2 ? -1 : 1) * rand.in(0.5, 1.15));
      const [tx, ty] = [Math.cos(b) * L, Math.sin(b) * L];
      const [sideX, sideY] = [-ty * 0.3, tx * 0.3];
      s += `M${n0(x)} ${n0(y)}q${n0(tx * 0.4 + sideX)} ${n0(ty * 0.4 + sideY)} ${n0(tx)} ${n0(ty)}q${n0(-tx * 0.6 - sideX)} ${n0(-ty * 0.6 - sideY)} ${n0(-tx)} ${n0(-ty)}z`;
    }
  }
  const id = 's' + pen.defs.length;
  pen.defs.push(`<path id="${id}"${kind === 'banana' ? ' fill-rule="evenodd"' : ''} d="${s}"/>`);
  return (x, y, k, r = 0, f = c, flip = 1) =>
    `<use href="#${id}" fill="${f}" transform="translate(${n0(x)} ${n0(y)})rotate(${n0(r)})scale(${n1(k * flip * 10) / 10} ${n1(k * 10) / 10})"/>`;
}

/** A framing branch from whose curve sprays hang; `side` is 1 for right, -1 for left. */
export function bough(pen: Pen, c: string, side = 1, y = 0.02): string {
  const { W, H: h, u, rand } = pen,
    use = spray(pen, c),
    X = (t: number) => (side > 0 ? W * (1 - t) : W * t);
  const curve = ([a, b, d]: readonly [number, number, number], t: number) =>
    a * (1 - t) ** 2 + 2 * b * t * (1 - t) + d * t ** 2;
  const [along, down] = [[-0.03, 0.2, 0.4] as const, [y + 0.02, y + 0.1, y + 0.035] as const];
  let s = `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-width="${n0(13 * u)}" d="M${n0(X(along[0]))} ${n0(h * down[0])}Q${n0(X(along[1]))} ${n0(h * down[1])} ${n0(X(along[2]))} ${n0(h * down[2])}"/>`;
  for (let i = 0; i < 10; i++) {
    const t = Math.min(1, 0.06 + i / 9 + rand.in(-0.03, 0.03));
    const turn = rand.in(-30, 30) + (i === 9 ? 62 * side : 0);
    s += use(X(curve(along, t)), h * curve(down, t), u * rand.in(0.7, 1.15), turn, c, rand() < 0.5 ? 1 : -1);
  }
  return s;
}
