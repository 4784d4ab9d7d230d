import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import styles from '../../../parts/sighting-map/cells-map.module.css';

const Row = ({ mark, children }: { mark: ReactNode; children: string }) => (
  <li className="inline gap-2">
    <svg width="16" height="16" aria-hidden="true">
      {mark}
    </svg>
    {children}
  </li>
);

/** What the map's marks stand for. */
export const MapKey = () => (
  <ul className="cluster gap-x-5 small ink-2">
    <Row mark={<circle className={styles.park} cx="8" cy="8" r="7" />}>{m.sights_map_key_park()}</Row>
    <Row mark={<rect className={styles.cell} width="16" height="16" />}>{m.sights_map_key_square()}</Row>
    <Row mark={<circle className={styles.point} cx="8" cy="8" r="6" />}>{m.sights_map_key_one()}</Row>
  </ul>
);
