import type { Sighting } from '@aranya/contracts';
import { lazy, Suspense } from 'react';
import styles from './sighting-box.module.css';

// It brings the names of all species and parks along.
const SightingBox = lazy(async () => ({ default: (await import('./sighting-box')).SightingBox }));

/** The sighting of a post. */
export function Sighted({ sighting }: { sighting: Sighting }) {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <SightingBox sighting={sighting} />
    </Suspense>
  );
}
