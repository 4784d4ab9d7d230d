import type { Sighting } from '@aranya/contracts';
import { lazyOffline } from '../../lib/lazy-part';
import styles from './sighting-box.module.css';
import { firstSpecies, seenOnText, spotText } from './sighting-texts';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

/** This chunk includes the names of all species and parks. */
export const Sighted = lazyOffline(
  async () => ({ default: (await import('./sighting-box')).SightingBox }),
  () => <p className={styles.box}>{m.sighting_failed()}</p>,
  Coming,
).Component;

/** About as wide as the words to come, so that they break into the same lines and nothing below them jumps. */
function Coming({
  sighting: { species, place, protected: isProtected, others_see: shown, seen_on: day },
}: {
  sighting: Sighting;
}) {
  const more = species.length - firstSpecies(species).length;
  return (
    <div className={`${styles.box} ${styles.coming}`} aria-hidden="true">
      {species.length > 0 && (
        <ul className={styles.species}>
          {firstSpecies(species).map(({ species: slug }) => (
            <li className="row gap-2 shrinks semibold" key={slug}>
              <span className="rigid" style={{ width: 32 }} />
              {slug}
            </li>
          ))}
          {more > 0 && <li className="row semibold">{m.sighting_more({ number: more })}</li>}
        </ul>
      )}
      <ul className={styles.facts}>
        <li>{seenOnText(day)}</li>
        {place && (
          <li className={'lat' in place ? styles.spot : undefined}>
            <svg />
            {'lat' in place
              ? spotText(place)
              : m.sighting_in({ place: place.kind === 'park' ? place.park : recordWord(place.state) })}
          </li>
        )}
        {isProtected && (
          <li>
            <svg />
            {shown ? m.sighting_park_month() : m.sighting_protected_place()}
          </li>
        )}
      </ul>
    </div>
  );
}
