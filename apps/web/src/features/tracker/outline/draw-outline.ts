import type { Ring } from './land';
import { isEdge, project } from './mercator';
import type { OutlinePalette } from './palettes';

/** The part of a canvas context that drawing needs. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
>;

/** Which square of the world to draw, in pixels of a world that is `world` pixels wide. */
export interface Square {
  left: number;
  top: number;
  size: number;
  world: number;
}

/** Degrees between two lines of the grid. */
const GRID = 30;

/** Widths of the two water lines at a world of some thousand pixels; they grow a little with the map. */
const lineWidths = (world: number) => {
  const growth = Math.min(2, Math.sqrt(world / 1024));
  return [14 * growth, 6 * growth] as const;
};

/** Draws sea, grid, water lines and land of one square. Same square, same picture. */
export function drawOutline(pen: Pen, rings: readonly Ring[], square: Square, palette: OutlinePalette): void {
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, square.size, square.size);
  drawGrid(pen, square, palette.grid);

  const widths = lineWidths(square.world);
  const margin = widths[0];
  const near = ringsNear(rings, square, margin);
  if (near.length === 0) return;

  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pathShores(pen, near, square.size, margin);
  for (const [index, width] of widths.entries()) {
    pen.strokeStyle = palette.waterLines[index] ?? palette.sea;
    pen.lineWidth = width;
    pen.stroke();
  }
  pathLand(pen, near, square.size, margin);
  pen.fillStyle = palette.land;
  pen.fill('evenodd');
  pathShores(pen, near, square.size, margin);
  pen.strokeStyle = palette.shore;
  pen.lineWidth = 1;
  pen.stroke();
}

/** A ring in pixels of the square, x and y in turn, and which of its points lie along the map's edge. */
interface NearRing {
  path: Float64Array;
  edge: readonly boolean[];
}

/** The rings that reach the square. The world repeats to both sides, so one may be there twice. */
function ringsNear(
  rings: readonly Ring[],
  { left, top, size, world }: Square,
  margin: number,
): readonly NearRing[] {
  return [-1, 0, 1].flatMap((copy) =>
    rings
      .filter(
        (ring) =>
          (ring.east + copy) * world > left - margin &&
          (ring.west + copy) * world < left + size + margin &&
          ring.south * world > top - margin &&
          ring.north * world < top + size + margin,
      )
      .map(({ points }) => {
        const edge: boolean[] = [];
        const path = points.map((share, index) => {
          if (index % 2 === 0) return (share + copy) * world - left;
          edge.push(isEdge(share));
          return share * world - top;
        });
        return { path, edge };
      }),
  );
}

/** A path along the shores, as far as they come near the square: strokes are dear, and most of Asia is elsewhere. */
function pathShores(pen: Pen, rings: readonly NearRing[], size: number, margin: number): void {
  const far = size + margin;
  pen.beginPath();
  for (const { path, edge } of rings) {
    let [fromX, fromY, drawn] = [path[0] ?? 0, path[1] ?? 0, false];
    for (let point = 1; point < edge.length; point += 1) {
      const [x, y] = [path[2 * point] ?? 0, path[2 * point + 1] ?? 0];
      const near =
        !(edge[point] || edge[point - 1]) &&
        Math.max(fromX, x) > -margin &&
        Math.min(fromX, x) < far &&
        Math.max(fromY, y) > -margin &&
        Math.min(fromY, y) < far;
      if (near && !drawn) pen.moveTo(fromX, fromY);
      if (near) pen.lineTo(x, y);
      [fromX, fromY, drawn] = [x, y, near];
    }
  }
}

/** A path round the land, cut off a little beyond the square. */
function pathLand(pen: Pen, rings: readonly NearRing[], size: number, margin: number): void {
  const far = size + margin;
  pen.beginPath();
  for (const { path } of rings) {
    const cut = [
      [0, -margin, 1],
      [0, far, -1],
      [1, -margin, 1],
      [1, far, -1],
    ].reduce<ArrayLike<number>>(
      (whole, [axis = 0, limit = 0, side = 1]) => cutAt(whole, axis, limit, side),
      path,
    );
    for (let index = 0; index < cut.length; index += 2) {
      const [x, y] = [cut[index] ?? 0, cut[index + 1] ?? 0];
      if (index === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    if (cut.length > 0) pen.closePath();
  }
}

/**
 * What of a ring lies on one side of a limit (Sutherland and Hodgman): above it for `side` 1, below for -1, along x for
 * `axis` 0 or y for 1.
 */
function cutAt(path: ArrayLike<number>, axis: number, limit: number, side: number): ArrayLike<number> {
  const cut: number[] = [];
  const end = path.length - 2;
  let [fromX, fromY] = [path[end] ?? 0, path[end + 1] ?? 0];
  let fromBeyond = side * ((axis ? fromY : fromX) - limit);
  for (let index = 0; index <= end; index += 2) {
    const [x, y] = [path[index] ?? 0, path[index + 1] ?? 0];
    const beyond = side * ((axis ? y : x) - limit);
    if (beyond > 0 !== fromBeyond > 0) {
      const share = fromBeyond / (fromBeyond - beyond);
      cut.push(fromX + share * (x - fromX), fromY + share * (y - fromY));
    }
    if (beyond > 0) cut.push(x, y);
    [fromX, fromY, fromBeyond] = [x, y, beyond];
  }
  return cut;
}

function drawGrid(pen: Pen, { left, top, size, world }: Square, colour: string): void {
  pen.beginPath();
  for (let degrees = -180; degrees <= 180; degrees += GRID) {
    const x = project(degrees, 0)[0] * world - left;
    if (x > -1 && x < size + 1) {
      pen.moveTo(x, 0);
      pen.lineTo(x, size);
    }
    const y = project(0, degrees / 2)[1] * world - top;
    if (y > -1 && y < size + 1) {
      pen.moveTo(0, y);
      pen.lineTo(size, y);
    }
  }
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.stroke();
}
