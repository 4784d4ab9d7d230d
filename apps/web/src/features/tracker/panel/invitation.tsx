import { buttonClass, RouteIcon } from '@aranya/ui';
import { Link } from 'react-router';
import { kmText, routeBySlug } from '../route';
import { ALL_SEARCH, routeSearch } from '../use-tracker-address';
import styles from './panel.module.css';

/** Where to begin: over a continent, across the date line, along India's coast, round a plain, through two oceans. */
const starters = [
  'amur-falcon',
  'bar-tailed-godwit',
  'olive-ridley-turtle',
  'blue-wildebeest',
  'gray-whale',
].flatMap((slug) => routeBySlug(slug) ?? []);

/** The screen before anything is selected. */
export function Invitation({ onArrive }: { onArrive: () => void }) {
  return (
    <section className={`by-script ${styles.section}`} aria-labelledby="tracker-invitation">
      <h2 id="tracker-invitation" className={styles.title}>
        Who shall we follow?
      </h2>
      <ul className={styles.rows}>
        {starters.map((route) => (
          <li key={route.slug}>
            <Link
              className={styles.row}
              to={{ search: routeSearch(route) }}
              preventScrollReset
              onClick={onArrive}
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
      <Link className={buttonClass({ variant: 'outline' })} to={{ search: ALL_SEARCH }} preventScrollReset>
        <RouteIcon />
        All routes
      </Link>
    </section>
  );
}
