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
}

/** One conifer as a closed path: tiers of boughs that hang a little, never two alike. */
function conifer(x: number, height: number, random: () => number): string {
  const half = height * (0.15 + random() * 0.06);
  const tiers = 4 + Math.floor(random() * 3);
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = HEIGHT - height + (height * 0.94 * tier) / tiers;
    const reach = half * (tier / tiers) ** 0.85;
    const out = (side: number) => Math.round(x + side * reach * (0.82 + random() * 0.36));
    const back = (side: number) => Math.round(x + side * reach * 0.46);
    right.push(`L${out(1)} ${Math.round(y)}L${back(1)} ${Math.round(y - 2)}`);
    left.unshift(`L${back(-1)} ${Math.round(y - 2)}L${out(-1)} ${Math.round(y)}`);
  }
  return `M${Math.round(x)} ${Math.round(HEIGHT - height)}${right.join('')}V${HEIGHT}H${Math.round(x - half * 0.46)}${left.join('')}Z`;
}

/** A row of trees from 0 to `width`; those near the seam are drawn on both sides of it, so that it repeats unseen. */
export function treeRow({ seed, width, low, high, step }: Row): string {
  const random = randomFrom(seed);
  const trees: string[] = [];
  const count = Math.round(width / step);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.2 + random() * 0.6) * (width / count);
    // Few are tall: the line rises and falls.
    const swell = 0.5 + 0.5 * Math.sin((x / width) * Math.PI * 2 * 2 + seed);
    const height = low + (high - low) * Math.min(1, random() ** 1.6 * 0.7 + swell * 0.4);
    const tree = conifer(x, height, random);
    trees.push(tree);
    const reach = height * 0.26;
    if (x < reach) trees.push(shift(tree, width));
    if (x > width - reach) trees.push(shift(tree, -width));
  }
  return trees.join('');
}

/** The same path, moved sideways. */
function shift(path: string, by: number): string {
  return path
    .replace(/([ML])(-?\d+) /g, (_, c: string, x: string) => `${c}${Number(x) + by} `)
    .replace(/H(-?\d+)/, (_, x: string) => `H${Number(x) + by}`);
}
