import { Skeleton } from '@aranya/ui';
import styles from './person-card.module.css';

/** Use it inside a SkeletonGroup. */
export function PersonSkeleton() {
  return (
    <div className="panel flex gap-3 shrinks pad-4 column">
      <div className={`row gap-3 shrinks ${styles.head}`}>
        <Skeleton shape="circle" width={64} />
        <Skeleton lines={2} width="9rem" />
      </div>
      <Skeleton lines={2} />
    </div>
  );
}
