import { contours } from 'd3-contour';
import { geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { type FigureName, figure } from '../figures';
import { relativePath } from '../ranges/relative-path';

/** Pixels of the longer side of the picture that is traced. */
const TRACED = 480;
/** Around the figure, for what is painted beyond its box. */
const MARGIN = 0.25;
/** From 0 to 255: thin lines count, soft glows do not. */
const OPAQUE = 100;
/** Square pixels: smaller bends and specks are left out. */
const DETAIL = 2;
const SPECK = 24;

type Traced = Topology<{ figure: MultiPolygon }>;

/**
 * Where the back of a standing animal is, behind the shoulders and before the tail. The longest run of a column is the
 * trunk, so antlers and horns above it do not count.
 * @param from, to columns of pixels
 */
function backTop(alpha: Buffer, width: number, from: number, to: number): number {
  const tops: number[] = [];
  for (let x = Math.ceil(from); x <= to; x += 1) {
    let [longest, run, top] = [0, 0, Infinity];
    for (let at = x; at < alpha.length; at += width) {
      run = (alpha[at] ?? 0) < OPAQUE ? 0 : run + 1;
      if (run > longest) [longest, top] = [run, (at - x) / width - run + 1];
    }
    tops.push(top);
  }
  return Math.min(...tops);
}

/**
 * The outline of a figure as one path, in a box that it fills, facing left. Its attributes say the pose, and in the
 * box's units how high the back is and how large the animal without what it holds.
 */
export async function silhouette(name: FigureName): Promise<string> {
  const { body, box, pose } = figure(name);
  const [left, top, right, bottom] = box;
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const view = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  const scale = TRACED / Math.max(view[2] ?? 1, view[3] ?? 1);
  const [width, height] = [view[2] ?? 1, view[3] ?? 1].map((side) => Math.round(side * scale)) as [
    number,
    number,
  ];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">${body}</svg>`;
  const alpha = await sharp(Buffer.from(picture)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const [shape] = contours().size([width, height]).thresholds([OPAQUE])(Array.from(alpha));
  if (!shape) throw new Error(`${name} has no outline`);
  const traced = presimplify(topology({ figure: shape }) as Traced);
  const coarse = filter(simplify(traced, DETAIL), filterWeight(traced, SPECK)) as Traced;
  const outline = feature(coarse, coarse.objects.figure);
  const [[x0, y0], [x1, y1]] = geoPath().bounds(outline);
  const path = relativePath();
  const moved = {
    ...path,
    moveTo: (x: number, y: number) => path.moveTo(x - x0, y - y0),
    lineTo: (x: number, y: number) => path.lineTo(x - x0, y - y0),
  };
  geoPath(null, moved)(outline);
  const [w, h] = [Math.ceil(x1 - x0), Math.ceil(y1 - y0)];
  const back = h - backTop(alpha, width, x0 + w * 0.45, x0 + w * 0.75) + y0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" data-pose="${pose}" data-back="${Math.round(back)}" data-body="${Math.round((right - left) * scale)} ${Math.round((bottom - top) * scale)}">` +
    `<path id="s" d="${path.toString()}"/></svg>`
  );
}
