import { SkeletonGroup } from '@aranya/ui';
import { PostSkeleton } from '../../parts/post/post-skeleton';

export function FeedSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="stack gap-5 packed shrinks">
      <PostSkeleton picture />
      <PostSkeleton picture={false} />
      <PostSkeleton picture />
    </SkeletonGroup>
  );
}
