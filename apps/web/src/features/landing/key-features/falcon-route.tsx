import { MAP_HEIGHT, MAP_WIDTH, mapPoint } from '@aranya/artwork';
import { m } from '../../../lib/language/messages';
import { falconStops, routePath } from './route';
import styles from './falcon-route.module.css';

const stops = falconStops.map(mapPoint);
const path = routePath(stops);

/** Stands still with reduced motion. */
export function FalconRoute() {
  return (
    <>
      <svg
        className={`wide tall absolute inset-0 ${styles.route}`}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className={styles.plan} d={path} pathLength="100" />
        <path className={styles.trail} d={path} pathLength="100" />
        {stops.map(([x, y]) => (
          <circle key={x} className={styles.stop} cx={x} cy={y} r="9" />
        ))}
        <path className={styles.halo} d={path} pathLength="100" />
        <path className={styles.falcon} d={path} pathLength="100" />
      </svg>
      <p className={styles.legend}>{m.landing_falcon()}</p>
    </>
  );
}
