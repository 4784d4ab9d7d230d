import { isEdge, project, type Ring } from './land';

/** Resolved colours, as a canvas takes them. */
export interface OutlinePalette {
  sea: string;
  /** Along the shore, from the farthest to the nearest. */
  waterLines: readonly [far: string, near: string];
  land: string;
  shore: string;
  grid: string;
}

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
  const { left, top, size, world } = square;
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, size, size);
  drawGrid(pen, square, palette.grid);

  const widths = lineWidths(world);
  const margin = widths[0];
  // The world repeats to both sides, and a ring across 180° belongs to two of its copies.
  const near = [-1, 0, 1].flatMap((copy) =>
    rings
      .filter(
        (ring) =>
          (ring.east + copy) * world > left - margin &&
          (ring.west + copy) * world < left + size + margin &&
          ring.south * world > top - margin &&
          ring.north * world < top + size + margin,
      )
      .map((ring) => ({ points: ring.points, shift: copy * world - left })),
  );
  if (near.length === 0) return;

  const eachPoint = (
    visit: (x: number, y: number, first: boolean, edge: boolean) => void,
    end?: () => void,
  ) => {
    for (const { points, shift } of near) {
      for (let index = 0; index < points.length; index += 2) {
        const y = points[index + 1] ?? 0;
        visit((points[index] ?? 0) * world + shift, y * world - top, index === 0, isEdge(y));
      }
      end?.();
    }
  };
  const shores = () => {
    pen.beginPath();
    eachPoint((x, y, first, edge) => (first || edge ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  };

  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  shores();
  for (const [index, width] of widths.entries()) {
    pen.strokeStyle = palette.waterLines[index] ?? palette.sea;
    pen.lineWidth = width;
    pen.stroke();
  }
  pen.beginPath();
  eachPoint(
    (x, y, first) => (first ? pen.moveTo(x, y) : pen.lineTo(x, y)),
    () => pen.closePath(),
  );
  pen.fillStyle = palette.land;
  pen.fill('evenodd');
  shores();
  pen.strokeStyle = palette.shore;
  pen.lineWidth = 1;
  pen.stroke();
}

function drawGrid(pen: Pen, { left, top, size, world }: Square, colour: string): void {
  pen.beginPath();
  for (let degrees = -180; degrees <= 180; degrees += GRID) {
    const x = project(degrees, 0)[0] * world - left;
    pen.moveTo(x, 0);
    pen.lineTo(x, size);
    const y = project(0, degrees / 2)[1] * world - top;
    pen.moveTo(0, y);
    pen.lineTo(size, y);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.stroke();
}
