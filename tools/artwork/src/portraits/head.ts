import type { Box, Figure, Pose } from '../figures/figure';
import type { Crop } from './crops.list';

/** Whole animals say more than heads here: the square is the figure's length. */
const WHOLE = new Set<Pose>(['fly', 'swim']);
/** Beyond this share of its length, an animal is a line across the square. */
const LONGEST = 0.72;

/** The square of a portrait: the head's box, else the crop, else the left end of the figure. */
export function headSquare({ box, head, pose }: Pick<Figure, 'box' | 'head' | 'pose'>, crop?: Crop): Box {
  const [left, top, right, bottom] = head ?? box;
  const width = right - left;
  const height = bottom - top;
  const longer = Math.max(width, height);
  if (head) return squareAround((left + right) / 2, (top + bottom) / 2, longer * 1.12);
  if (crop) return squareAround(left + crop[0] * width, top + crop[1] * height, crop[2] * longer);
  if (WHOLE.has(pose)) {
    const side = Math.max(height, width * LONGEST) * 1.08;
    return [left - side * 0.05, (top + bottom - side) / 2, left + side * 0.95, (top + bottom + side) / 2];
  }
  const side = Math.min(height, width) * 0.72;
  return [left - side * 0.1, top - side * 0.1, left + side * 0.9, top + side * 0.9];
}

function squareAround(x: number, y: number, side: number): Box {
  return [x - side / 2, y - side / 2, x + side / 2, y + side / 2];
}
