import L, { type LeafletEventHandlerFnMap } from 'leaflet';
import { Rectangle } from 'react-leaflet';
import { useZoom } from '../map/use-zoom';
import { squareCorners } from '../sighting/sighting-texts';
import styles from './cells-map.module.css';

interface SoftSquareProps {
  center: { lat: number; lng: number };
  degrees: number;
  interactive?: boolean;
  eventHandlers: LeafletEventHandlerFnMap;
}

/** In pixels: half of the stroke, which rounds the corners, and of a space between neighbours. */
const INSET = 6;
const MAX_SHARE = 0.3;
const TILE = 256;

/** A square that lets the land show through. */
export function SoftSquare({ center, degrees, ...rectangle }: SoftSquareProps) {
  const side = (degrees / 360) * TILE * 2 ** useZoom();
  return (
    <Rectangle
      {...rectangle}
      bounds={L.latLngBounds(squareCorners(center, degrees)).pad(-Math.min(MAX_SHARE, INSET / side))}
      className={styles.cell}
    />
  );
}
