import type { SensitivityLevel } from './sensitivity.types';

export const KM_PER_DEGREE = 111.2;

/** About 22 km and 2.2 km from north to south. */
export const CELL_DEGREES = { coarse: 0.2, fine: 0.02 } as const satisfies Partial<
  Record<SensitivityLevel, number>
>;

export type CellLevel = keyof typeof CELL_DEGREES;

export interface Point {
  /** Degrees north and east. */
  lat: number;
  lng: number;
}

/** Whole cells in a degree are exact where a cell's side is not. */
function cellCentre(degrees: number, max: number, cells: number): number {
  const cell = Math.min(Math.max(Math.floor(degrees * cells), -max * cells), max * cells - 1);
  return (cell * 2 + 1) / (cells * 2);
}

/** A cell has one centre, so that many sightings tell no more than one. */
export function toCell({ lat, lng }: Point, level: CellLevel = 'coarse'): Point {
  const cells = Math.round(1 / CELL_DEGREES[level]);
  return { lat: cellCentre(lat, 90, cells), lng: cellCentre(lng, 180, cells) };
}
