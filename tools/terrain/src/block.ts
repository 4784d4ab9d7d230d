import sharp from 'sharp';
import { TILE, worldSize } from './mercator';
import type { Area, Line } from './outlines';
import type { Reach } from './rivers';
import type { TileRange } from './tile-list';

export interface Drawn {
  land: readonly Line[];
  lakes: readonly Area[];
  glaciers: readonly Area[];
  rivers: readonly Reach[];
}

/** Coverage of pixels, 0 to 255, in two RGB pictures. */
export interface Cover {
  width: number;
  areas: Buffer;
  /** Rivers and lake shores, coasts, water near a coast. */
  lines: Buffer;
}

/** Pixels beyond the block; nothing there is exact. */
const MARGIN = 24;
/** Closer points, in pixels, are one. */
const NEAR = 0.4;
const COAST_WATER = [0, 3, 4, 5, 6, 8, 10, 12];

/** The extent in x (0) or y (1). */
function measureReach(line: Line, axis: 0 | 1): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < line.length; i += 2) {
    const value = line[i] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

function drawPath(line: Line, { zoom, left, top, right, bottom }: TileRange, close: boolean): string {
  const size = worldSize(zoom);
  const [width, height] = [(right - left) * TILE, (bottom - top) * TILE];
  const [least, most] = measureReach(line, 1);
  if (most * size <= top * TILE || least * size >= bottom * TILE) return '';
  const [west, east] = measureReach(line, 0);
  let path = '';
  // Shows what lies beyond 180°.
  for (const turn of [-1, 0, 1]) {
    if ((east + turn) * size <= left * TILE || (west + turn) * size >= right * TILE) continue;
    let [lastX, lastY] = [NaN, NaN];
    const points: string[] = [];
    for (let i = 0; i < line.length; i += 2) {
      const rawX = ((line[i] as number) + turn) * size - left * TILE;
      const rawY = (line[i + 1] as number) * size - top * TILE;
      const x = Math.min(width + MARGIN, Math.max(-MARGIN, rawX));
      const y = Math.min(height + MARGIN, Math.max(-MARGIN, rawY));
      if (Math.abs(x - lastX) < NEAR && Math.abs(y - lastY) < NEAR) continue;
      [lastX, lastY] = [x, y];
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    if (points.length > 1) path += `M${points.join('L')}${close ? 'z' : ''}`;
  }
  return path;
}

const seenAt = (zoom: number) => (item: { rank: number }) => item.rank <= (RANKS[zoom] ?? Infinity);
const RANKS = [-1, 1, 2, 3, 5, 7, 9, 12];

/** Pixels: a brook is a hair, the Ganges is seen from afar. */
export const riverWidth = (km: number, zoom: number): number =>
  Math.min(1, 0.16 + Math.sqrt(km / 4_500)) * (0.9 + 0.38 * Math.max(0, zoom - 2));

function drawRivers(rivers: readonly Reach[], block: TileRange): string {
  const byWidth = new Map<string, string>();
  for (const { km, line } of rivers.filter(seenAt(block.zoom))) {
    const width = Math.max(0.6, riverWidth(km, block.zoom)).toFixed(1);
    byWidth.set(width, (byWidth.get(width) ?? '') + drawPath(line, block, false));
  }
  return [...byWidth].map(([width, d]) => `<path stroke-width="${width}" d="${d}"/>`).join('');
}

const joined = (lines: readonly Line[], block: TileRange) =>
  lines.map((line) => drawPath(line, block, true)).join('');

export async function drawCover(block: TileRange, drawn: Drawn): Promise<Cover> {
  const [width, height] = [(block.right - block.left) * TILE, (block.bottom - block.top) * TILE];
  const land = joined(drawn.land, block);
  const lakes = joined(
    drawn.lakes.filter(seenAt(block.zoom)).flatMap(({ rings }) => rings),
    block,
  );
  const ice = joined(
    drawn.glaciers.flatMap(({ rings }) => rings),
    block,
  );
  const draw = (shapes: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes}</svg>`,
      ),
      { unlimited: true },
    )
      .removeAlpha()
      .raw()
      .toBuffer();
  const lineWidth = block.zoom < 3 ? 0.5 : block.zoom < 5 ? 0.7 : 1;
  const [areas, lines] = await Promise.all([
    draw(
      `<path fill="#f00" fill-rule="evenodd" d="${land}"/><path fill="#ff0" d="${ice}"/>` +
        `<path fill="#f0f" fill-rule="evenodd" d="${lakes}"/>`,
    ),
    draw(
      `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
        `<path stroke="#00f" stroke-width="${COAST_WATER[block.zoom]}" d="${land}"/>` +
        `<path stroke="#0f0" stroke-width="${lineWidth}" d="${land}"/>` +
        `<g stroke="#f00">${drawRivers(drawn.rivers, block)}<path stroke-width="${0.8 * lineWidth}" d="${lakes}"/></g></g>`,
    ),
  ]);
  return { width, areas, lines };
}
