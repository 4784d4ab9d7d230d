import { useTheme } from '@aranya/ui';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { drawOutline } from '../outline/draw-outline';
import { readLand, type Ring } from '../outline/land';
import { palettes, type OutlinePalette } from '../outline/palettes';
import styles from './world-map.module.css';

const PANE = 'outline';
/** Each square is drawn a pixel larger than its place, so that no seam shows while the map flies. */
const OVERLAP = 1;

let rings: readonly Ring[] | undefined;

/** A square that is in its place and not yet drawn. */
interface BlankSquare {
  coords: L.Coords;
  canvas: HTMLCanvasElement;
  done: L.DoneCallback;
}

/**
 * The world's outline as squares drawn here: it flies, zooms and repeats as the tiles above it do, without a network.
 * One square is drawn a frame, those of the newest zoom first, so that neither a flight nor a finger has to wait.
 */
class OutlineLayer extends L.GridLayer {
  palette: OutlinePalette = palettes.light;
  private blank: BlankSquare[] = [];
  private frame = 0;

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    this.blank.push({ coords, canvas, done });
    this.frame ||= requestAnimationFrame(this.drawNext);
    return canvas;
  }

  override onRemove(map: L.Map): this {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.blank = [];
    return super.onRemove(map);
  }

  private drawNext = () => {
    // What was zoomed or moved away from meanwhile is no longer in the document.
    this.blank = this.blank.filter(({ canvas }) => canvas.isConnected);
    const newest = this.blank.at(-1)?.coords.z;
    const next = this.blank.find(({ coords }) => coords.z === newest);
    if (next) {
      this.blank.splice(this.blank.indexOf(next), 1);
      this.draw(next);
    }
    this.frame = this.blank.length > 0 ? requestAnimationFrame(this.drawNext) : 0;
  };

  private draw({ coords, canvas, done }: BlankSquare): void {
    const size = this.getTileSize().x + OVERLAP;
    const sharpness = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = canvas.height = size * sharpness;
    const pen = canvas.getContext('2d', { alpha: false });
    if (pen) {
      rings ??= readLand();
      pen.scale(sharpness, sharpness);
      const world = 256 * 2 ** coords.z;
      drawOutline(pen, rings, { left: coords.x * 256, top: coords.y * 256, size, world }, this.palette);
    }
    done(undefined, canvas);
  }
}

/**
 * The outline under the tiles.
 * @param onDrawn called when it is there for the first time
 */
export function Outline({ onDrawn }: { onDrawn: () => void }) {
  const map = useMap();
  const { resolved } = useTheme();
  const layer = useRef<OutlineLayer>(null);

  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = '150';
    const outline = new OutlineLayer({
      pane: PANE,
      className: styles.outline,
      minNativeZoom: 0,
    });
    layer.current = outline;
    outline.addTo(map);
    return () => {
      outline.remove();
      layer.current = null;
    };
  }, [map]);

  useEffect(() => {
    const outline = layer.current;
    if (!outline || outline.palette === palettes[resolved]) return;
    outline.palette = palettes[resolved];
    outline.redraw();
  }, [map, resolved]);

  useEffect(() => {
    const outline = layer.current;
    // A map without a size has no squares to wait for.
    if (!outline?.isLoading()) return onDrawn();
    outline.once('load', onDrawn);
    return () => void outline.off('load', onDrawn);
  }, [map, onDrawn]);

  return null;
}
