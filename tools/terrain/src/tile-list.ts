import { toX, toY } from './mercator';

/** Tiles of one zoom; `right` and `bottom` are exclusive. */
export interface TileRange {
  zoom: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WORLD_ZOOM = 4;
export const SOUTH_ASIA_ZOOM = 7;
const SOUTH_ASIA = { west: 60, east: 100, south: 4, north: 40 };

const wholeWorld = (zoom: number): TileRange => ({
  zoom,
  left: 0,
  top: 0,
  right: 2 ** zoom,
  bottom: 2 ** zoom,
});

/** Closer zooms keep the first one's edge. */
function southAsia(zoom: number): TileRange {
  const first = 2 ** (WORLD_ZOOM + 1);
  const finer = 2 ** (zoom - WORLD_ZOOM - 1);
  return {
    zoom,
    left: Math.floor(toX(SOUTH_ASIA.west) * first) * finer,
    top: Math.floor(toY(SOUTH_ASIA.north) * first) * finer,
    right: Math.ceil(toX(SOUTH_ASIA.east) * first) * finer,
    bottom: Math.ceil(toY(SOUTH_ASIA.south) * first) * finer,
  };
}

export const tileRanges = (): TileRange[] =>
  Array.from({ length: SOUTH_ASIA_ZOOM + 1 }, (_, zoom) =>
    zoom <= WORLD_ZOOM ? wholeWorld(zoom) : southAsia(zoom),
  );

export function splitBlocks(range: TileRange, side: number): TileRange[] {
  const blocks: TileRange[] = [];
  for (let top = range.top; top < range.bottom; top += side) {
    for (let left = range.left; left < range.right; left += side) {
      blocks.push({
        zoom: range.zoom,
        left,
        top,
        right: Math.min(left + side, range.right),
        bottom: Math.min(top + side, range.bottom),
      });
    }
  }
  return blocks;
}
