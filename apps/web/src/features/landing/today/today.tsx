import { animalCount, journeyCount, parkCount } from '@aranya/wildlife-data';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { artwork } from '../../../lib/artwork';
import { lazyOffline } from '../../../lib/lazy-part';
import { paths } from '../../../lib/paths';
import { useSeen } from '../../../lib/use-seen';
import { ANY_DAY, type Picks } from './any-day';
import styles from './today.module.css';
import { useLatest } from '../use-latest';

const LastSightings = lazyOffline(async () => ({
  default: (await import('./last-sightings')).LastSightings,
})).Component;

/** Shows fixed picks until it is in view, then those of the day and what members saw last. */
export function Today() {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  const [today, setToday] = useState<Picks>();
  const latest = useLatest(seen);
  useEffect(() => {
    if (seen) void import('./day').then(({ picksOfDay }) => setToday(picksOfDay(new Date())), ignore);
  }, [seen]);
  const { species, park, clue } = today ?? ANY_DAY;
  const members = latest?.members ?? 0;
  return (
    <section className="pad-y-9" aria-labelledby="today">
      <div className="wrap">
        <h2 id="today">Out there today</h2>
        <p className="lede">
          {animalCount} species, {parkCount} parks, {journeyCount} journeys, and{' '}
          {members > 0 ? `${members} ${members === 1 ? 'person' : 'people'}` : 'the people'} who got up early
          for them.
        </p>
        <div ref={ref} className={styles.board}>
          <div className={`strip ${styles.picks}`}>
            <Link className={styles.species} to={paths.animal(species.id)}>
              <img
                key={species.slug}
                className="absolute inset-0 wide tall cover"
                src={artwork.plate(species.slug)}
                alt=""
                loading="lazy"
              />
              <div className={styles.words}>
                <p className={styles.kicker}>{today ? 'Species of the day' : 'Meet a species'}</p>
                <h3>{species.name}</h3>
                <p className="small lh-14">
                  <i className="latin">{species.scientific_name}</i>, {species.conservation_status}
                </p>
              </div>
            </Link>
            <Link className={`plain ${styles.park}`} to={paths.park(park.slug)}>
              <img
                key={park.slug}
                className={`wide block round-1 ${styles.poster}`}
                src={artwork.poster(park.slug)}
                alt={`Poster of ${park.name}`}
                width="900"
                height="1200"
                loading="lazy"
              />
              <p className="over-3 small lh-14 ink-2">{park.location}</p>
            </Link>
            <div className="stack single packed starts gap-1 round-3 sand pad-4-5">
              <h3 className={styles.asks}>Who am I?</h3>
              <p className={styles.clue}>{clue}</p>
              <Link className="inline target medium" to={paths.game('detective')}>
                Name me in Animal Detective
              </Link>
            </div>
          </div>
          <div>
            <h3 className="size-4">Last seen by members</h3>
            <div className={styles.seen}>
              {latest && latest.sightings.length > 0 ? (
                <LastSightings sightings={latest.sightings} />
              ) : (
                <Notebook isEmpty={latest !== undefined} />
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Stands in until sightings are known, and where there are none. */
const Notebook = ({ isEmpty }: { isEmpty: boolean }) => (
  <div className="over-3 quoted">
    <p className="ink-2">
      {isEmpty
        ? 'The notebook lies open, and the first line is free. '
        : 'Whoever comes back from a walk writes a line here. '}
      Which animal, which park, which month; never which den.
    </p>
    <Link className="inline target medium" to={paths.createSighting({})}>
      Write a line
    </Link>
  </div>
);

/** The fixed picks stay if a chunk does not load. */
const ignore = () => undefined;
