import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Edge, Pen } from '../drawing/pen';
import { DIFFUSE } from './palette';
import { grass } from './plants';

export type Point = readonly [x: number, y: number];

/** Path commands of a form with corners. */
export const corners = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n0(x)} ${n0(y)}`).join('L')}z`;

export const shape = (fill: string, points: readonly Point[], extra = ''): string =>
  `<path fill="${fill}"${extra && ` ${extra}`} d="${corners(points)}"/>`;

/** Points from a text, `x y, x y`, in hundredths of the picture's width and height. */
export const at = ({ W, H }: Pen, text: string): Point[] =>
  text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [(x * W) / 100, (y * H) / 100];
  });

/** A soft ridge in the haze: `t` 0 far, 1 near. */
export const ridge = (pen: Pen, y: number, amplitude: number, t: number, frequency = 1.1): string =>
  pen.layer(
    pen.smooth(pen.curve(y, amplitude * pen.u, frequency)),
    pen.fade(pen.ramp(t), y - amplitude * pen.u, 150 * pen.u),
  );

/** Ground that is lit at its edge and dark at the foot of the picture. */
export function ground(pen: Pen, edge: Edge, top: number, tuft = 0, far = 0): string {
  const { pal, H, W, u } = pen;
  const tone = (colour: string) => mix(colour, pal.haze, far);
  return (
    pen.layer(
      pen.smooth(edge),
      pen.grad({ 0: tone(pal.lit), 0.45: tone(pal.ground), 1: tone(mix(pal.ground, pal.ink, 0.65)) }, top, H),
    ) + (tuft ? grass(pen, 0, W, edge, tuft * u, 56, tone(mix(pal.lit, pal.ground, 0.35))) : '')
  );
}

/** A straight-sided slope through points from edge to edge of the picture. */
export const slope = (pen: Pen, fill: string, points: readonly Point[]): string =>
  shape(fill, [[-10, pen.H + 5], ...points, [pen.W + 10, pen.H + 5]]);

/** A lens of light or shade on water, as path commands; (x, y) is its left end. */
export const glint = ({ u }: Pen, x: number, y: number, w: number): string =>
  `M${n0(x)} ${n0(y)}q${n0(w / 2)} ${n0(-3 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(4 * u)} ${n0(-w)} 0z`;

/** Water glitters in a column of this width below the light, or anywhere under a closed sky. */
export const glitterX = ({ pal, W, rand }: Pen, sunX: number, width: number): number =>
  DIFFUSE.has(pal.air) ? rand() * W : sunX + (rand() - 0.5) * width;

/** Still water from `top` to `bottom`, with the sun's glitter below (sunX, top). */
export function water(pen: Pen, top: number, bottom: number, sunX: number, glints = 40): string {
  const { pal, W, u, rand } = pen;
  let sparkle = '';
  let shade = '';
  for (let i = 0; i < glints; i++) {
    const t = rand() ** 1.2;
    const y = top + 6 + (bottom - top) * t;
    const w = rand.in(14, 70) * u * (0.4 + t);
    const x = glitterX(pen, sunX, (70 + 330 * t) * u);
    sparkle += glint(pen, x - w / 2, y, w);
    if (i % 2 === 0) shade += glint(pen, rand() * W, y, rand.in(60, 220) * u);
  }
  return `<rect y="${n0(top)}" width="${W}" height="${n0(bottom - top)}" fill="${pen.grad(
    {
      0: mix(pal.sky[2], pal.haze, 0.35),
      0.5: mix(pal.sky[1], pal.near, 0.22),
      1: mix(pal.near, pal.sky[0], 0.35),
    },
    top,
    bottom,
  )}"/><path fill="${pen.ramp(0.7)}" opacity=".22" d="${shade}"/><path fill="${pal.sun}" opacity=".7" d="${sparkle}"/>`;
}

/** Dark grass along the foot of the picture; its blades may reach high at the sides. */
export function frame(pen: Pen, share = 0.97, height = 80, sides = 0): string {
  const { pal, W, H, u } = pen;
  const edge = pen.curve(H * share, 10 * u);
  const tall = sides
    ? grass(pen, -20, W * 0.15, () => H, sides * u, 30, pal.ink, 0.1) +
      grass(pen, W * 0.86, W + 20, () => H, sides * u, 30, pal.ink, -0.1)
    : '';
  return (
    grass(pen, 0, W, edge, height * 1.2 * u, 70, mix(pal.ground, pal.ink, 0.55), 0.2) +
    pen.layer(pen.smooth(edge), pal.ink) +
    grass(pen, 0, W, edge, height * u, 70, pal.ink, 0.25) +
    tall
  );
}

/** Short strokes of light on the ground between two heights. */
export function streaks(
  pen: Pen,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  o = 0.4,
): string {
  const { rand, W, u } = pen;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [rand() * W, rand.in(top, bottom), rand.in(30, 130) * u];
    d += `M${n0(x)} ${n0(y)}q${n0(l / 2)} ${n0(-5 * u)} ${n0(l)} 0q${n0(-l / 2)} ${n0(2 * u)} ${n0(-l)} 0z`;
  }
  return `<path fill="${colour}" opacity="${o}" d="${d}"/>`;
}

/** Stones scattered between two heights, larger below. */
export function stones(
  pen: Pen,
  top: number,
  bottom: number,
  count: number,
  dark: string,
  lit: string,
): string {
  const { rand, W, u } = pen;
  let [a, b] = ['', ''];
  for (let i = 0; i < count; i++) {
    const y = rand.in(top, bottom);
    const w = rand.in(14, 34) * u * (0.5 + (y - top) / (bottom - top + 1));
    const x = rand() * W;
    const h = w * rand.in(0.4, 0.6);
    a += `M${n0(x - w)} ${n0(y)}l${n0(w * 0.4)} ${n0(-h)}h${n0(w * 0.9)}l${n0(w * 0.6)} ${n0(h)}z`;
    b += `M${n0(x - w)} ${n0(y)}l${n0(w * 0.4)} ${n0(-h)}h${n0(w * 0.5)}l${n0(-w * 0.3)} ${n0(h)}z`;
  }
  return `<path fill="${dark}" d="${a}"/><path fill="${lit}" d="${b}"/>`;
}
