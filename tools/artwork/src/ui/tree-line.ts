import { mulberry32 } from '../drawing/random';

/** The height of the drawing; trees stand on its lower edge. */
export const HEIGHT = 84;

interface Row {
  seed: number;
  /** The row repeats after this many units. */
  width: number;
  /** The lowest and the highest tree. */
  low: number;
  high: number;
  /** Mean distance between trunks. */
  step: number;
  /** Height of the undergrowth. */
  floor: number;
}

/** One conifer as a closed path, to be drawn at a shift. */
function conifer(x: number, height: number, random: () => number): (shift: number) => string {
  const half = height * (0.13 + random() * 0.06);
  const tiers = 4 + Math.floor(random() * 2);
  const right: [number, number][] = [];
  const left: [number, number][] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = Math.round(HEIGHT - height + (height * 0.94 * tier) / tiers);
    const reach = half * (tier / tiers) ** 0.85;
    const out = (side: number) => Math.round(x + side * reach * (0.82 + random() * 0.36));
    const back = (side: number) => Math.round(x + side * reach * 0.46);
    right.push([out(1), y], [back(1), y - 2]);
    left.unshift([back(-1), y - 2], [out(-1), y]);
  }
  const trunk = Math.max(1, Math.round(half * 0.4));
  const foot = Math.round(x);
  const outline: [number, number][] = [...right, [foot + trunk, HEIGHT], [foot - trunk, HEIGHT], ...left];
  let here: [number, number] = [foot, Math.round(HEIGHT - height)];
  const start = here;
  // Relative steps take half the characters.
  const steps = outline.map((point) => {
    const step = `${point[0] - here[0]} ${point[1] - here[1]}`;
    here = point;
    return step;
  });
  const rest = `l${steps.join(' ').replace(/ -/g, '-')}z`;
  return (shift) => `M${start[0] + shift} ${start[1]}${rest}`;
}

/** A low wavy line that ends at the height where it begins. */
function undergrowth(width: number, floor: number): string {
  const steps = 12;
  const top = (i: number) =>
    Math.round(HEIGHT - floor * (1 + 0.35 * Math.sin((i / steps) * Math.PI * 2 * 3)));
  const points = Array.from(
    { length: steps },
    (_, i) => `L${Math.round(((i + 1) / steps) * width)} ${top(i + 1)}`,
  );
  return `M0 ${top(0)}${points.join('')}V${HEIGHT}H0z`;
}

/** A row of trees from 0 to `width`. Those near the seam are drawn at both ends, so that it repeats without a gap. */
export function treeRow({ seed, width, low, high, step, floor }: Row): string {
  const random = mulberry32(seed);
  const trees: string[] = [undergrowth(width, floor)];
  const count = Math.round(width / step);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.1 + random() * 0.8) * (width / count);
    // Long waves, and now and then a tree above the rest.
    const turn = (x / width) * Math.PI * 2;
    const wave = 0.5 + 0.3 * Math.sin(turn + seed) + 0.2 * Math.sin(turn * 3 + seed * 2);
    const giant = random() < 0.12 ? 0.35 : 0;
    const height = low + (high - low) * Math.min(1, wave * 0.55 + random() * 0.3 + giant);
    const tree = conifer(x, height, random);
    trees.push(tree(0));
    const reach = height * 0.26;
    if (x < reach) trees.push(tree(width));
    if (x > width - reach) trees.push(tree(-width));
  }
  return trees.join('');
}

/** The widths of the rows have no common measure, so no repetition shows. */
const FAR = { seed: 7, width: 540, low: 34, high: 82, step: 14, floor: 20 };
const NEAR = { seed: 23, width: 410, low: 16, high: 62, step: 11, floor: 6 };

/** The rows of the tree line, each as one path that repeats after its width. */
export function treeLine() {
  const row = (shape: Row) => ({ width: shape.width, path: treeRow(shape) });
  return { height: HEIGHT, far: row(FAR), near: row(NEAR) };
}
