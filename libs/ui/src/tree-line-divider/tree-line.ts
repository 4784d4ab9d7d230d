import { randomFrom } from '../lib/random';

/** The height of the drawing; a tree stands on its lower edge. */
export const HEIGHT = 84;

interface Row {
  seed: number;
  /** The row repeats after so many units. */
  width: number;
  /** Least and most height of a tree. */
  low: number;
  high: number;
  /** Mean distance of two trunks. */
  step: number;
  /** How high the undergrowth between the trunks stands. */
  floor: number;
}

/** One conifer as a closed path: tiers of boughs that hang a little, never two alike. */
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
  // Steps from point to point take half the characters of places.
  const steps = outline.map((point) => {
    const step = `${point[0] - here[0]} ${point[1] - here[1]}`;
    here = point;
    return step;
  });
  const rest = `l${steps.join(' ').replace(/ -/g, '-')}z`;
  return (shift) => `M${start[0] + shift} ${start[1]}${rest}`;
}

/** The undergrowth: a low line that swells and ends as it began. */
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

/** A row of trees from 0 to `width`; those near the seam are drawn on both sides of it, so that it repeats unseen. */
export function treeRow({ seed, width, low, high, step, floor }: Row): string {
  const random = randomFrom(seed);
  const trees: string[] = [undergrowth(width, floor)];
  const count = Math.round(width / step);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.1 + random() * 0.8) * (width / count);
    // The canopy rises and falls in long waves, and here and there one tree stands above the rest.
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
