import type { Journey } from '@aranya/wildlife-data';
import { projected } from './drawn-path';

/** A square on the map, as shares of the world's width. */
export interface DrawnCell {
  west: number;
  north: number;
  east: number;
  south: number;
  /** When the animal was first in the cell. */
  time: number;
}

/**
 * Returns the cells of a journey, each once.
 * @param degrees the side of a cell, whose middles are the fixes
 */
export function toDrawnCells({ fixes }: Pick<Journey, 'fixes'>, degrees: number): DrawnCell[] {
  const cells = new Map<string, DrawnCell>();
  for (const [lng, lat, time] of fixes) {
    const name = `${lng.toFixed(3)} ${lat.toFixed(3)}`;
    if (cells.has(name)) continue;
    const [west, north] = projected(lat + degrees / 2, lng - degrees / 2);
    const [east, south] = projected(lat - degrees / 2, lng + degrees / 2);
    cells.set(name, { west, north, east, south, time });
  }
  return [...cells.values()];
}
