import { useTheme } from '@aranya/ui';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import topology from 'world-atlas/land-110m.json';
import type { Topology } from 'topojson-specification';
import { drawOutline, type OutlinePalette } from './draw-outline';
import { ringsOf, type Ring } from './land';
import styles from './world-map.module.css';

const PANE = 'outline';
/** Each square is drawn a pixel larger than its place, so that no seam shows while the map flies. */
const OVERLAP = 1;

let rings: readonly Ring[] | undefined;

/** The world's outline as squares drawn here: it flies, zooms and repeats as the tiles above it do, without a network. */
class OutlineLayer extends L.GridLayer {
  palette: OutlinePalette | undefined;

  protected override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const size = this.getTileSize().x + OVERLAP;
    const sharpness = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = canvas.height = size * sharpness;
    const pen = canvas.getContext('2d');
    if (!pen || !this.palette) return canvas;
    rings ??= ringsOf(topology as unknown as Topology);
    pen.scale(sharpness, sharpness);
    const world = 256 * 2 ** coords.z;
    drawOutline(pen, rings, { left: coords.x * 256, top: coords.y * 256, size, world }, this.palette);
    return canvas;
  }
}

/** The palette of the theme that holds on an element: custom properties are resolved by being worn as a colour. */
function paletteAt(element: HTMLElement): OutlinePalette {
  const probe = element.appendChild(document.createElement('span'));
  const colour = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    return getComputedStyle(probe).color;
  };
  const palette: OutlinePalette = {
    sea: colour('sea'),
    waterLines: [colour('water-1'), colour('water-2')],
    land: colour('land'),
    shore: colour('shore'),
    grid: colour('grid'),
  };
  probe.remove();
  return palette;
}

/** The outline under the tiles. */
export function Outline() {
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
      attribution: 'Outline: <a href="https://www.naturalearthdata.com/">Natural Earth</a>',
    });
    layer.current = outline;
    outline.palette = paletteAt(map.getContainer());
    outline.addTo(map);
    return () => {
      outline.remove();
      layer.current = null;
    };
  }, [map]);

  useEffect(() => {
    const outline = layer.current;
    if (!outline) return;
    const palette = paletteAt(map.getContainer());
    if (JSON.stringify(palette) === JSON.stringify(outline.palette)) return;
    outline.palette = palette;
    outline.redraw();
  }, [map, resolved]);

  return null;
}
