import { clsx } from 'clsx';
import { Link } from 'react-router';
import { allRoutes, kmText } from '../route';
import { routeSearch } from '../use-tracker-address';
import styles from './panel.module.css';

interface RouteListProps {
  lit: string | null;
  onLight: (slug: string | null) => void;
  onArrive: () => void;
}

/** All routes as a list: the way of the keyboard and of screen readers through the map of all routes. */
export function RouteList({ lit, onLight, onArrive }: RouteListProps) {
  return (
    <section className={styles.section} aria-labelledby="tracker-all">
      <h2 id="tracker-all" className={styles.title}>
        All routes
      </h2>
      <ul className={styles.rows}>
        {allRoutes().map((route) => (
          <li key={route.slug}>
            <Link
              className={clsx(styles.row, route.slug === lit && styles.lit)}
              to={{ search: routeSearch(route) }}
              preventScrollReset
              onClick={onArrive}
              onFocus={() => onLight(route.slug)}
              onBlur={() => onLight(null)}
              onMouseEnter={() => onLight(route.slug)}
              onMouseLeave={() => onLight(null)}
            >
              <span className={styles.emoji} aria-hidden="true">
                {route.track.emoji}
              </span>
              <span>
                <span className={styles.name}>{route.track.name}</span>
                <span className={styles.way}>
                  {route.stops[0]?.place} to {route.stops.at(-1)?.place}
                </span>
              </span>
              <span className={styles.km}>{kmText(route.km)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
