import { Skeleton } from '@aranya/ui';
import styles from './person-card.module.css';

/** Use it inside a SkeletonGroup. */
export function PersonSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="circle" width={64} />
      <Skeleton lines={2} width="9rem" />
      <div className={styles.text}>
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
