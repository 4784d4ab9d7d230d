import { SkeletonGroup } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { PersonSkeleton } from '../../../parts/person/person-skeleton';
import styles from '../../../parts/person/person-card.module.css';

export const Searching = () => (
  <SkeletonGroup label={m.discover_searching()} className={styles.list}>
    <PersonSkeleton />
    <PersonSkeleton />
    <PersonSkeleton />
    <PersonSkeleton />
  </SkeletonGroup>
);
