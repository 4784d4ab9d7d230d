import type { LeafletEventHandlerFnMap } from 'leaflet';
import type { ReactNode } from 'react';
import { CircleMarker, Tooltip } from 'react-leaflet';
import styles from './cells-map.module.css';

interface CountMarkProps {
  center: { lat: number; lng: number };
  children: ReactNode;
  /** Otherwise it stands for a square. */
  isPark: boolean;
  eventHandlers: LeafletEventHandlerFnMap;
}

/** Zoomed out, what it stands for is smaller than the count and a finger. */
export const CountMark = ({ isPark, children, ...circle }: CountMarkProps) => (
  <CircleMarker {...circle} radius={14} className={isPark ? styles.park : styles.cellCount}>
    <Tooltip
      permanent
      direction="center"
      className={isPark ? `${styles.count} ${styles.onPark}` : styles.count}
    >
      {children}
    </Tooltip>
  </CircleMarker>
);
