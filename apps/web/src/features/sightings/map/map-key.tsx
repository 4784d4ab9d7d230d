import { m } from '../../../lib/language/messages';
import styles from '../../../parts/sighting-map/cells-map.module.css';

/** What the map's marks stand for. */
export const MapKey = () => (
  <ul className="cluster gap-x-5 small ink-2">
    <li className="inline gap-2">
      <svg width="16" height="16" aria-hidden="true">
        <circle className={styles.park} cx="8" cy="8" r="7" />
      </svg>
      {m.sights_map_key_park()}
    </li>
    <li className="inline gap-2">
      <svg width="16" height="16" aria-hidden="true">
        <rect className={styles.cell} width="16" height="16" />
      </svg>
      {m.sights_map_key_square()}
    </li>
    <li className="inline gap-2">
      <svg width="16" height="16" aria-hidden="true">
        <circle className={styles.point} cx="8" cy="8" r="6" />
      </svg>
      {m.sights_map_key_one()}
    </li>
  </ul>
);
