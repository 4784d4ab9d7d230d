import { useEffect, useRef, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { useSettings } from '../../../lib/settings';
import styles from './world-map.module.css';

/** Tiles that may fail one after another before no more are asked for. */
const PATIENCE = 4;

/**
 * The tiles of the street map over the outline. They are asked for where the map rests, never ahead of it, as the
 * server's rules want. After several failures in a row the layer goes and `onChange` says so; it comes back when the
 * browser reports a network again.
 */
export function Tiles({ onChange }: { onChange: (available: boolean) => void }) {
  const { tiles } = useSettings();
  const [available, setAvailable] = useState(true);
  const failures = useRef(0);

  useEffect(() => onChange(available), [available, onChange]);
  useEffect(() => {
    const again = () => {
      failures.current = 0;
      setAvailable(true);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  if (!available) return null;
  return (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      className={styles.tiles}
      referrerPolicy="strict-origin-when-cross-origin"
      updateWhenIdle
      updateWhenZooming={false}
      keepBuffer={1}
      eventHandlers={{
        tileload: () => {
          failures.current = 0;
        },
        tileerror: () => {
          failures.current += 1;
          if (failures.current >= PATIENCE) setAvailable(false);
        },
      }}
    />
  );
}
