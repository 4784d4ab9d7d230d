import { thinnedIndices } from '@aranya/wildlife-data';
import type { DrawnCell } from './drawn-cells';
import { countUntil, type DrawnPath } from './drawn-path';

/** Maps the world to the canvas: pixel = share × scale − origin. */
export interface View {
  scale: number;
  left: number;
  top: number;
}

export interface Ink {
  line: string;
  casing: string;
}

/** The widths are pixels. */
export interface Pens {
  way: number;
  trail: number;
  /** Lies below the way, which is then drawn whole each time; so it suits short paths. */
  casing?: number;
  /** The trail covers this share of the timeline. */
  trailShare: number;
}

/** The number of steps in which a trail fades. */
export const TRAIL_BINS = 8;
const GAP_DASH = [2, 7];
const CELL_DASH = [9, 8];
const NO_DASH: number[] = [];
/** Drawn points are at least this many pixels apart. */
const TOLERANCE = 1;

/** Keeps the points that can be told apart at a zoom. */
export function thinnedPath(path: DrawnPath, scale: number): DrawnPath {
  const kept = thinnedIndices(path.xs, path.ys, TOLERANCE / scale, (at) => path.gaps[at] === 1);
  return {
    xs: Float64Array.from(kept, (at) => path.xs[at] ?? 0),
    ys: Float64Array.from(kept, (at) => path.ys[at] ?? 0),
    times: Float64Array.from(kept, (at) => path.times[at] ?? 0),
    gaps: Uint8Array.from(kept, (at) => path.gaps[at] ?? 0),
    dashed: path.dashed ?? false,
  };
}

type Run = readonly [from: number, to: number, gap: boolean];

/** Splits a path between two of its points into stretches that are drawn alike. */
function splitRuns({ gaps }: DrawnPath, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to;) {
    const gap = gaps[at] === 1;
    let end = at + 1;
    while (end < to && (gaps[end] === 1) === gap) end += 1;
    runs.push([at, end, gap]);
    at = end;
  }
  return runs;
}

export type Pixel = readonly [x: number, y: number];

/** Strokes the path, known parts as a line and gaps as dots; then on to `head` if given. */
export function strokePath(
  context: CanvasRenderingContext2D,
  path: DrawnPath,
  { scale, left, top }: View,
  [from, to]: readonly [number, number],
  head?: Pixel,
): void {
  const x = (at: number) => (path.xs[at] ?? 0) * scale - left;
  const y = (at: number) => (path.ys[at] ?? 0) * scale - top;
  const dash = path.dashed ? CELL_DASH : NO_DASH;
  for (const [begin, end, gap] of splitRuns(path, from, to)) {
    context.setLineDash(gap ? GAP_DASH : dash);
    context.beginPath();
    context.moveTo(x(begin), y(begin));
    for (let at = begin + 1; at <= end; at++) context.lineTo(x(at), y(at));
    context.stroke();
  }
  if (!head || path.gaps[to] === 1) return;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(x(to), y(to));
  context.lineTo(head[0], head[1]);
  context.stroke();
}

/** Strokes the latest part of the path: pale where it is old, strong at the animal. */
export function strokeTrail(
  context: CanvasRenderingContext2D,
  path: DrawnPath,
  view: View,
  {
    time,
    seconds,
    ink,
    head,
    pens,
  }: { time: number; seconds: number; ink: Ink; head: Pixel | undefined; pens: Pens },
): void {
  const last = countUntil(path.times, time) - 1;
  if (last < 0) return;
  const first = Math.max(0, countUntil(path.times, time - seconds) - 1);
  context.globalAlpha = 0.7;
  context.strokeStyle = ink.casing;
  context.lineWidth = pens.trail + 3;
  const middle = Math.max(first, countUntil(path.times, time - seconds / 2) - 1);
  if (!path.dashed && pens.casing === undefined) strokePath(context, path, view, [middle, last], head);
  context.strokeStyle = ink.line;
  for (let bin = 0; bin < TRAIL_BINS; bin++) {
    const until = time - seconds * (1 - (bin + 1) / TRAIL_BINS);
    const from = Math.max(first, countUntil(path.times, time - seconds * (1 - bin / TRAIL_BINS)) - 1);
    const to = bin === TRAIL_BINS - 1 ? last : Math.max(from, countUntil(path.times, until) - 1);
    const share = (bin + 1) / TRAIL_BINS;
    context.globalAlpha = share;
    context.lineWidth = pens.way + share * (pens.trail - pens.way);
    strokePath(context, path, view, [from, to], bin === TRAIL_BINS - 1 ? head : undefined);
  }
  context.globalAlpha = 1;
}

export interface Painted {
  /** A time of the timeline. */
  time: number;
  /** One for each animal, or none before its tag. */
  heads: readonly (Pixel | undefined)[];
}

/** The portrait at the head hides smaller changes. */
const SEEN_PIXELS = 2;

/**
 * Returns true when repainting the trail would change what is seen.
 * @param fade seconds after which its paleness visibly changes
 */
export function looksDifferent(before: Painted | undefined, now: Painted, fade: number): boolean {
  if (!before || Math.abs(now.time - before.time) >= fade) return true;
  return now.heads.some((head, at) => {
    const old = before.heads[at];
    if (!head || !old) return head !== old;
    return Math.hypot(head[0] - old[0], head[1] - old[1]) >= SEEN_PIXELS;
  });
}

/** Draws the cells that were reached by the time. */
export function drawCells(
  context: CanvasRenderingContext2D,
  cells: readonly DrawnCell[],
  { scale, left, top }: View,
  { time, ink }: { time: number; ink: Ink },
): void {
  context.setLineDash(NO_DASH);
  context.strokeStyle = ink.line;
  context.fillStyle = ink.line;
  context.lineWidth = 1.5;
  for (const cell of cells) {
    if (cell.time > time) continue;
    const box = [
      cell.west * scale - left,
      cell.north * scale - top,
      (cell.east - cell.west) * scale,
      (cell.south - cell.north) * scale,
    ] as const;
    context.globalAlpha = 0.3;
    context.fillRect(...box);
    context.globalAlpha = 1;
    context.strokeRect(...box);
  }
}
