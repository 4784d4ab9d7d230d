import type { Sighting } from '@aranya/contracts';
import { lazyOffline } from '../../lib/lazy-part';
import styles from './sighting-box.module.css';
import { firstSpecies } from './sighting-texts';

/** This chunk includes the names of all species and parks. */
export const Sighted = lazyOffline(
  async () => ({ default: (await import('./sighting-box')).SightingBox }),
  () => <p className={styles.box}>The sighting could not be loaded. Reload the page to see it.</p>,
  Coming,
).Component;

/** As high as the box, so that nothing below it jumps. */
function Coming({ sighting: { species, place, protected: isProtected } }: { sighting: Sighting }) {
  return (
    <div className={styles.box} aria-hidden="true">
      {species.length > 0 && (
        <ul className={styles.species}>
          {firstSpecies(species).map(({ species: slug }) => (
            <li className="row gap-2 shrinks target semibold" key={slug} />
          ))}
          {species.length > firstSpecies(species).length && <li className="target" />}
        </ul>
      )}
      <ul className={styles.facts}>
        {place && <li className={'lat' in place ? styles.spot : undefined} />}
        <li />
      </ul>
      {isProtected && <div className={`target ${styles.protection}`} />}
    </div>
  );
}
