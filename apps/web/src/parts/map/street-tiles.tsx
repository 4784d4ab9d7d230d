import { useMemo, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { getSettings } from '../../lib/settings';
import styles from './map.module.css';

const MAX_FAILURES = 4;

/**
 * Requests tiles only where the map rests, as the tile server's policy asks.
 * @param onFail runs after four failures in a row
 */
export function StreetTiles({ onFail }: { onFail: () => void }) {
  const { url } = getSettings().tiles;
  const failures = useRef(0);
  const eventHandlers = useMemo(
    () => ({
      tileload: () => {
        failures.current = 0;
      },
      tileerror: () => {
        failures.current += 1;
        if (failures.current === MAX_FAILURES) onFail();
      },
    }),
    [onFail],
  );
  return (
    <TileLayer
      url={url}
      className={styles.tiles}
      detectRetina
      referrerPolicy="strict-origin-when-cross-origin"
      updateWhenIdle
      updateWhenZooming={false}
      keepBuffer={1}
      eventHandlers={eventHandlers}
    />
  );
}
