import { ArrowRightIcon } from '@aranya/ui';
import { measuredTracks, speciesOfTrack } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { paths } from '../../../lib/paths';
import { useHydrated } from '../../../lib/hydration';
import { ButtonLink } from '../../../lib/button-link';
import { Portrait } from '../../../lib/artwork';
import { kmText, legText, type AnimalTrack } from '../track';
import { AllTracksLink } from './all-tracks-link';
import styles from './panel.module.css';

const kinds = { migration: 'Migration', range: 'Home range' } as const;

/** Lists the stops reached so far; without scripts, all. */
export function TrackDetails({ track, shown }: { track: AnimalTrack; shown: number }) {
  const hydrated = useHydrated();
  const { emoji, name, stops, km } = track;
  const tagged = measuredTracks.find(({ animal }) => animal !== undefined && animal === track.animalId);
  const species = speciesOfTrack(track);
  const listed = hydrated ? stops.slice(0, shown) : stops;
  return (
    <section className={`stack gap-4 ${styles.section}`} aria-labelledby="tracker-log">
      <noscript>
        <h2 className="size-3">{name}</h2>
      </noscript>
      <p className="ink-2">{track.summary}</p>
      <p className="note">
        Simulated route: a few points of a known journey, not the signal of a tagged animal. Source:{' '}
        <a href={track.source.url} rel="noreferrer">
          {track.source.title}
        </a>
        . <span className={styles.reach} aria-hidden="true" /> The orange circle on the map shows roughly how
        far the whole route spreads, and its ends can lie outside; the blue line is the way so far.
      </p>
      <h2 id="tracker-log" className="size-3">
        Route log
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
            <span className="small ink-2 num">{legText(stop) || 'Start'}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.total}>
        <div>
          <dt className="ink-3 tiny">{kinds[track.kind]}</dt>
          <dd className="medium">{stops.length} stops</dd>
        </div>
        <div>
          <dt className="ink-3 tiny">Whole route, straight between stops</dt>
          <dd className="medium">{kmText(km)}</dd>
        </div>
      </dl>
      <div className="cluster gap-2">
        {track.animalId !== undefined && (
          <ButtonLink variant="outline" to={paths.animal(track.animalId)}>
            About the {name}
            <ArrowRightIcon />
          </ButtonLink>
        )}
        {tagged && (
          <ButtonLink variant="outline" to={paths.measuredTrack(tagged.id)}>
            Follow a tagged one
            <ArrowRightIcon />
          </ButtonLink>
        )}
        {species !== undefined && (
          <ButtonLink variant="outline" to={paths.speciesSightings(species)}>
            Seen by members
            <ArrowRightIcon />
          </ButtonLink>
        )}
        <AllTracksLink variant="quiet" />
      </div>
    </section>
  );
}
