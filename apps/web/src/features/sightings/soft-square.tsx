import L, { type LeafletEventHandlerFnMap } from 'leaflet';
import { Rectangle } from 'react-leaflet';
import { squareCorners } from '../../parts/sighting/sighting-texts';
import styles from './cells-map.module.css';

interface SoftSquareProps {
  center: { lat: number; lng: number };
  degrees: number;
  interactive?: boolean;
  eventHandlers: LeafletEventHandlerFnMap;
}

/** The stroke rounds the corners, for which the square is drawn a little smaller. */
const INSET = -0.04;

/** A square that lets the land show through. */
export const SoftSquare = ({ center, degrees, ...rectangle }: SoftSquareProps) => (
  <Rectangle
    {...rectangle}
    bounds={L.latLngBounds(squareCorners(center, degrees)).pad(INSET)}
    className={styles.cell}
  />
);
