import type { Sighting } from '@aranya/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './sighting-box.module.css';

// This chunk brings the names of all species and parks along.
const SightingBox = lazy(async () => ({ default: (await import('./sighting-box')).SightingBox }));

/** Shows the sighting of a post; `children` stand below it in the box. */
export function Sighted({ sighting, children }: { sighting: Sighting; children?: ReactNode }) {
  return (
    <Suspense fallback={<Coming sighting={sighting} />}>
      <SightingBox sighting={sighting}>{children}</SightingBox>
    </Suspense>
  );
}

/** Is as high as the box, so that nothing below it jumps. */
function Coming({ sighting: { species, place, protected: isProtected } }: { sighting: Sighting }) {
  return (
    <div className={styles.box} aria-hidden="true">
      {species.length > 0 && (
        <ul className={styles.species}>
          {species.map(({ species: slug }) => (
            <li className="row gap-2 shrinks target semibold" key={slug} />
          ))}
        </ul>
      )}
      <ul className={styles.facts}>
        {place && <li />}
        <li />
      </ul>
      {isProtected && <div className={`target ${styles.protection}`} />}
    </div>
  );
}
