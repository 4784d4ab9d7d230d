import { SkeletonGroup } from '@aranya/ui';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import styles from './feed-list.module.css';

export function FeedSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.posts}>
      <PostSkeleton picture />
      <PostSkeleton picture={false} />
      <PostSkeleton picture />
    </SkeletonGroup>
  );
}
