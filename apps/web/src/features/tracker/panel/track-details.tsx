import { ArrowRightIcon } from '@aranya/ui';
import { measuredTracks } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { paths } from '../../../lib/paths';
import { useHydrated } from '../../../lib/hydration';
import { ButtonLink } from '../../../lib/button-link';
import { Portrait } from '../../../lib/artwork';
import { kmText, legText, type AnimalTrack } from '../track';
import { AllTracksLink } from './all-tracks-link';
import styles from './panel.module.css';

const kinds = { migration: () => m.track_migration(), range: () => m.track_range() } as const;

/** Lists the stops reached so far; without scripts, all. */
export function TrackDetails({ track, shown }: { track: AnimalTrack; shown: number }) {
  const hydrated = useHydrated();
  const { emoji, name, species, stops, km } = track;
  const tagged = measuredTracks.find(({ animal }) => animal !== undefined && animal === track.animalId);
  const listed = hydrated ? stops.slice(0, shown) : stops;
  return (
    <section className={`stack gap-4 ${styles.section}`} aria-labelledby="tracker-log">
      <noscript>
        <h2 className="size-3">{name}</h2>
      </noscript>
      <p className="ink-2">{track.summary}</p>
      <p className="note">
        {m.track_simulated_source()}{' '}
        <a href={track.source.url} rel="noreferrer">
          <Said text={track.source.title} />
        </a>
        {m.track_full_stop()} <span className={styles.reach} aria-hidden="true" /> {m.track_reach()}
      </p>
      <h2 id="tracker-log" className="size-3">
        {m.track_log()}
      </h2>
      <p className="bold">
        {/* The drawing lies over the emoji, because a device may have no font for it. */}
        <span className={styles.emoji}>
          {emoji}
          <Portrait className="absolute inset-0" slug={track.slug} size={28} loading="eager" />
        </span>{' '}
        {name}
      </p>
      <ol className={`stack ${styles.log}`}>
        {listed.map((stop, index) => (
          <li
            key={`${stop.lat} ${stop.lng} ${index}`}
            className={clsx('anchor lh-135', index >= shown && styles.ahead)}
            aria-current={index === shown - 1 ? 'step' : undefined}
          >
            <span className="block medium">{stop.place}</span>
            <span className="small ink-2 num">{legText(stop) || m.track_start()}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.total}>
        <div>
          <dt className="ink-3 tiny">{kinds[track.kind]()}</dt>
          <dd className="medium">{m.track_stops({ count: stops.length })}</dd>
        </div>
        <div>
          <dt className="ink-3 tiny">{m.track_length()}</dt>
          <dd className="medium">{kmText(km)}</dd>
        </div>
      </dl>
      <div className="cluster gap-2">
        {track.animalId !== undefined && (
          <ButtonLink variant="outline" to={paths.animal(track.animalId)}>
            {m.track_about({ name })}
            <ArrowRightIcon />
          </ButtonLink>
        )}
        {tagged && (
          <ButtonLink variant="outline" to={paths.measuredTrack(tagged.id)}>
            {m.track_tagged()}
            <ArrowRightIcon />
          </ButtonLink>
        )}
        {species !== undefined && (
          <ButtonLink variant="outline" to={paths.speciesSightings(species)}>
            {m.track_seen()}
            <ArrowRightIcon />
          </ButtonLink>
        )}
        <AllTracksLink variant="quiet" />
      </div>
    </section>
  );
}
