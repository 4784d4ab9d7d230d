import type { Box, Figure } from '../../figures/figure';

/** A head alone, drawn in the square of 128 that its portrait shows. */
export type HeadDrawing = Pick<Figure, 'body' | 'box' | 'head' | 'pose'>;

/** @param square `left top side`; 128 wide from the origin by default */
export function headDrawing(body: string, [left, top, side] = [0, 0, 128]): HeadDrawing {
  const edge = side * 0.054;
  const box: Box = [left + edge, top + edge, left + side - edge, top + side - edge];
  return { body, box, head: box, pose: 'stand' };
}

/** A small dark eye with one glint, and the iris where it can be seen. */
export const quietEye = (x: number, y: number, r: number, iris?: string): string =>
  (iris ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${iris}"/>` : '') +
  `<circle cx="${x}" cy="${y}" r="${iris ? r * 0.58 : r}" fill="#1d1917"/>` +
  `<circle cx="${x - r * 0.25}" cy="${y - r * 0.28}" r="${Math.round(r * 2) / 10}" fill="#fff" opacity=".85"/>`;
