import type { SensitivityLevel } from './sensitivity.types';

/** Kilometres in a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** Degrees of a cell's side: about 22 km and 2.2 km from north to south. */
export const CELL_DEGREES = { coarse: 0.2, fine: 0.02 } as const satisfies Partial<
  Record<SensitivityLevel, number>
>;

export type CellLevel = keyof typeof CELL_DEGREES;

export interface Point {
  /** Degrees north and east. */
  lat: number;
  lng: number;
}

/** `cells`: in a degree, which is exact where the side of one is not. */
function centreOf(degrees: number, max: number, cells: number): number {
  const cell = Math.min(Math.max(Math.floor(degrees * cells), -max * cells), max * cells - 1);
  return (cell * 2 + 1) / (cells * 2);
}

/** The centre of a place's cell: the same for all places of the cell, so that many tell no more than one. */
export function cellOf({ lat, lng }: Point, level: CellLevel = 'coarse'): Point {
  const cells = Math.round(1 / CELL_DEGREES[level]);
  return { lat: centreOf(lat, 90, cells), lng: centreOf(lng, 180, cells) };
}
