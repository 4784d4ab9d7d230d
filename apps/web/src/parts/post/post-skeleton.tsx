import { Skeleton } from '@aranya/ui';
import styles from './post-skeleton.module.css';

/** Use it inside a SkeletonGroup. */
export function PostSkeleton({ picture }: { picture: boolean }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton shape="circle" width={48} />
        <Skeleton lines={2} width="9rem" />
      </div>
      <div className={styles.text}>
        <Skeleton lines={2} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <Skeleton shape="block" ratio="4 / 3" />
        </div>
      )}
    </div>
  );
}
