import { animalCount, journeyCount, parkCount } from '@aranya/wildlife-data';
import { useEffect, useRef, useState } from 'react';
import { artwork } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
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
  const say = useSay();
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
        <h2 id="today">{m.landing_today()}</h2>
        <p className="lede">
          {m.landing_today_lede({
            species: animalCount,
            parks: parkCount,
            journeys: journeyCount,
            people: members > 0 ? m.landing_people_count({ count: members }) : m.landing_people(),
          })}
        </p>
        <div ref={ref} className={styles.board}>
          <div className={`strip ${styles.picks}`}>
            <SiteLink className={styles.species} to={paths.animal(species.id)}>
              <img
                key={species.slug}
                className="absolute inset-0 wide tall"
                src={artwork.plate(species.slug)}
                alt=""
                loading="lazy"
              />
              <div className={styles.words}>
                <p className={styles.kicker}>
                  {today ? m.landing_species_of_day() : m.landing_any_species()}
                </p>
                <h3>{say(species.name)}</h3>
                <p className="small lh-14">
                  <i className="latin">{species.scientific_name}</i>, {say(species.conservation_status)}
                </p>
              </div>
            </SiteLink>
            <SiteLink className={`plain ${styles.park}`} to={paths.park(park.slug)}>
              <img
                key={park.slug}
                className={`wide block round-1 ${styles.poster}`}
                src={artwork.poster(park.slug)}
                alt={m.landing_poster({ name: say(park.name) })}
                width="900"
                height="1200"
                loading="lazy"
              />
              <p className="over-3 small lh-14 ink-2">{say(park.location)}</p>
            </SiteLink>
            <div className="stack single packed starts gap-1 round-3 sand pad-4-5">
              <h3 className={styles.asks}>{m.landing_riddle()}</h3>
              <p className={styles.clue}>
                <Said text={say(clue ?? '')} />
              </p>
              <SiteLink className="inline target medium" to={paths.game('detective')}>
                {m.landing_riddle_link()}
              </SiteLink>
            </div>
          </div>
          <div>
            <h3 className="size-4">{m.landing_last_seen()}</h3>
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
      {isEmpty ? m.landing_notebook_empty() : m.landing_notebook()}
      {m.landing_notebook_what()}
    </p>
    <SiteLink className="inline target medium" to={paths.createSighting({})}>
      {m.landing_notebook_write()}
    </SiteLink>
  </div>
);

/** The fixed picks stay if a chunk does not load. */
const ignore = () => undefined;
