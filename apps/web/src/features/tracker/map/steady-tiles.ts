import L from 'leaflet';
import { nextTask } from '../next-task';

/** Tiles that are put into the map at a stretch: the browser takes about a millisecond to ask for one. */
const STRETCH = 4;

/** What of Leaflet's grid its types leave out. */
interface Grid {
  /** The zoom that tiles are added to; there is none outside of the layer's range. */
  _level?: { el: HTMLElement };
  _addTile(coords: L.Coords, container: Node): void;
}

const { _addTile: addTile } = L.GridLayer.prototype as unknown as Grid;
const keyOf = ({ x, y, z }: L.Coords) => `${x} ${y} ${z}`;

/**
 * A layer of tiles that puts them into the map a few at a time, from the middle outwards: a screenful at once would
 * block the page of a slow phone for a tenth of a second.
 */
export class SteadyTileLayer extends L.TileLayer {
  private missing = new Map<string, L.Coords>();

  /** Called by the grid for each tile that it misses. */
  protected _addTile(coords: L.Coords): void {
    if (this.missing.size === 0) void this.addMissing();
    this.missing.set(keyOf(coords), coords);
  }

  override onRemove(map: L.Map): this {
    this.missing.clear();
    return super.onRemove(map);
  }

  private async addMissing(): Promise<void> {
    await nextTask();
    const grid = this as unknown as Grid;
    for (const [key, coords] of [...this.missing].slice(0, STRETCH)) {
      this.missing.delete(key);
      // Of another zoom than the map has now: it is no longer wanted.
      if (grid._level && coords.z === this._tileZoom) addTile.call(grid, coords, grid._level.el);
    }
    if (this.missing.size > 0) await this.addMissing();
  }
}
