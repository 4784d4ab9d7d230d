import { m } from '../../lib/language/messages';
import { LazyMap } from '../map/lazy-map';
import type { CellsMapProps } from './cells-map';
import styles from './cells-map.module.css';

const load = async () => ({ default: (await import('./cells-map')).CellsMap });

/** Its room, before a page knows what it shows. */
export const MapRoom = () => <div className={styles.map} />;

/** The map loads once it is shown. */
export function SightingsMap(props: CellsMapProps) {
  return (
    <div className={styles.map}>
      <LazyMap load={load} mapProps={props} failedText={m.sights_no_map()} />
    </div>
  );
}
