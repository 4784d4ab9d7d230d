import type { Journey } from '@aranya/wildlife-data';
import { projected } from './drawn-path';

/** A square on the map, as shares of the world's width. */
export interface DrawnCell {
  west: number;
  north: number;
  east: number;
  south: number;
  /** When the animal was first in it. */
  time: number;
}

/** The cells of a journey, each once. @param degrees of a cell's side, the fixes being their middles */
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
