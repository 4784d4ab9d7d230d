import { mix } from './colour';
import { n0 } from './numbers';
import { createRandom, type Random } from './random';
import type { Palette } from '../landscape/palette';

/** Colours by their offset, 0 to 1; opaque unless an opacity follows. */
export type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>;

/** Height at each x. */
export type Edge = (x: number) => number;

/** A drawing in progress: size, palette, random numbers, definitions. */
export interface Pen {
  readonly W: number;
  readonly H: number;
  /** 1 in a picture 900 units high. */
  readonly u: number;
  /** Detail, 0 to 1: fewer blades and leaves in small pictures. */
  readonly k: number;
  readonly pal: Palette;
  readonly rand: Random;
  readonly biome: string;
  /** Under water without a reef. */
  readonly open: boolean;
  /** The sun or the moon itself is seen. */
  readonly disc: boolean;
  readonly defs: string[];
  /** Adds a definition whose id is `ID`; returns its `url()`. */
  def(markup: string): string;
  grad(stops: Stops, y1: number, y2: number, x1?: number, x2?: number): string;
  /** A rolling edge: the sum of three waves. */
  curve(y: number, amplitude: number, frequency?: number): Edge;
  smooth(edge: Edge, step?: number): string;
  /** The area below an edge. */
  layer(edgePath: string, fill: string): string;
  /** A gradient into haze, which makes the aerial perspective. */
  fade(colour: string, top: number, deep?: number, t?: number): string;
  /** 0 far in the haze, 1 near. */
  ramp(t: number): string;
}

export interface PenOptions {
  seed: string;
  W: number;
  H: number;
  pal: Palette;
  biome?: string;
  k?: number;
  open?: boolean;
  disc?: boolean;
}

export function makePen({ seed, W, H, pal, biome = '', k = 1, open = false, disc = false }: PenOptions): Pen {
  const rand = createRandom(seed);
  const defs: string[] = [];
  const u = Math.min(W, H * 1.1) / 900;
  let count = 0;

  const def = (markup: string): string => {
    const id = `d${count++}`;
    defs.push(markup.replace('ID', id));
    return `url(#${id})`;
  };

  const grad: Pen['grad'] = (stops, y1, y2, x1 = 0, x2 = 0) =>
    def(
      `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${n0(x1)}" x2="${n0(x2)}" y1="${n0(y1)}" y2="${n0(y2)}">` +
        Object.entries(stops)
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([offset, stop]) => {
            const [colour, opacity] = typeof stop === 'string' ? [stop] : stop;
            return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
          })
          .join('') +
        '</linearGradient>',
    );

  const curve: Pen['curve'] = (y, amplitude, frequency = 1) => {
    const [a, b, c] = [rand() * 6.3, rand() * 6.3, rand() * 6.3];
    const step = (frequency * 6.3) / W;
    return (x) =>
      y +
      amplitude *
        (0.58 * Math.sin(step * x + a) +
          0.28 * Math.sin(2.3 * step * x + b) +
          0.14 * Math.sin(5.1 * step * x + c));
  };

  const smooth: Pen['smooth'] = (edge, step = W / 9) => {
    const slope = (x: number, direction: number) => (edge(x + 4 * direction) - edge(x)) / 4;
    let path = `M0 ${n0(edge(0))}`;
    for (let x = step; x < W + step; x += step) {
      const before = x - step;
      const reach = step * 0.4;
      path +=
        `C${n0(before + reach)} ${n0(edge(before) + slope(before, 1) * reach)}` +
        ` ${n0(x - reach)} ${n0(edge(x) - slope(x, 1) * reach)} ${n0(x)} ${n0(edge(x))}`;
    }
    return path;
  };

  return {
    W,
    H,
    u,
    k,
    pal,
    rand,
    biome,
    open,
    disc,
    defs,
    def,
    grad,
    curve,
    smooth,
    layer: (edgePath, fill) => `<path fill="${fill}" d="${edgePath}V${H}H0z"/>`,
    fade: (colour, top, deep = 240 * u, t = 0.55) =>
      grad({ 0: colour, 1: mix(colour, pal.haze, t) }, top, top + deep),
    ramp: (t) => mix(pal.haze, pal.near, t),
  };
}
