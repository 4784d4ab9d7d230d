import { ArrowRightIcon, buttonClass, RouteIcon } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { kmText, legText, type Route } from '../route';
import { ALL_SEARCH } from '../use-tracker-address';
import styles from './panel.module.css';

const kinds = { migration: 'Migration', range: 'Home range' } as const;

/** One route in words: what it is, its stops as far as they are reached, and where it is known from. */
export function RouteRecord({ route, shown }: { route: Route; shown: number }) {
  const { track, stops, km } = route;
  return (
    <section className={styles.section} aria-labelledby="tracker-log">
      <p className={styles.summary}>{track.summary}</p>
      <p className="note">
        Simulated route: a few points of a known journey, not the signal of a tagged animal. Source:{' '}
        <a href={track.source.url} rel="noreferrer">
          {track.source.title}
        </a>
        .
      </p>
      <h2 id="tracker-log" className={styles.title}>
        Route log
      </h2>
      <ol className={styles.log}>
        {stops.slice(0, shown).map((stop, index) => (
          <li
            key={`${stop.lat} ${stop.lng} ${index}`}
            aria-current={index === shown - 1 ? 'step' : undefined}
          >
            <span className={styles.stop}>{stop.place}</span>
            <span className={styles.leg}>{legText(stop) || 'Start'}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.total}>
        <div>
          <dt>{kinds[track.kind]}</dt>
          <dd>{stops.length} stops</dd>
        </div>
        <div>
          <dt>Whole route</dt>
          <dd>{kmText(km)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {track.animalId !== undefined && (
          <Link className={buttonClass({ variant: 'outline' })} to={paths.animal(track.animalId)}>
            About the {track.name}
            <ArrowRightIcon />
          </Link>
        )}
        <Link className={buttonClass({ variant: 'quiet' })} to={{ search: ALL_SEARCH }} preventScrollReset>
          <RouteIcon />
          All routes
        </Link>
      </div>
    </section>
  );
}
