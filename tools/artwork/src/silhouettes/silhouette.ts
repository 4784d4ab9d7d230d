import { contours } from 'd3-contour';
import { geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { n2 } from '../drawing/numbers';
import { svg } from '../drawing/svg';
import { type FigureName, figure } from '../figures';
import { footOf, letGo } from '../figures/held';
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

interface Trace {
  path: string;
  /** Of the whole picture of an animal, in the figure's units. */
  viewBox: string;
  width: number;
  height: number;
  attributes: string;
}

async function trace(name: FigureName): Promise<Trace> {
  const { box, pose } = figure(name);
  const [left, top, right, bottom] = box;
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const view = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin] as const;
  const scale = TRACED / Math.max(view[2], view[3]);
  const [width, height] = [Math.round(view[2] * scale), Math.round(view[3] * scale)] as const;
  const picture = svg(width, height, '', letGo(name), '', view.join(' '));
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
  const foot = Math.min(h, Math.round((footOf(name) - view[1]) * scale - y0));
  return {
    path: path.toString(),
    viewBox: [view[0] + x0 / scale, view[1] + y0 / scale, w / scale, h / scale].map(n2).join(' '),
    width: w,
    height: h,
    attributes: `data-pose="${pose}" data-back="${Math.round(back)}" data-foot="${foot}"`,
  };
}

/**
 * The outline of a figure without what it holds, as one path in a box that it fills, facing left. Its attributes say
 * the pose, and in the box's units how high the back is and how far below the top it stands.
 */
export async function silhouette(name: FigureName): Promise<string> {
  const { path, width, height, attributes } = await trace(name);
  return svg(width, height, '', `<path id="s" d="${path}"/>`, attributes);
}

/** The same figure in its colours, in the same box. */
export async function cutOut(name: FigureName): Promise<string> {
  const { width, height, viewBox } = await trace(name);
  return svg(width, height, '', letGo(name), '', viewBox);
}
