import { Skeleton } from '@aranya/ui';

/** Use it inside a SkeletonGroup. */
export function PostSkeleton({ picture }: { picture: boolean }) {
  return (
    <div className="panel stack gap-4 pad-y-4">
      <div className="row gap-3 pad-x-4">
        <Skeleton shape="circle" width={48} />
        <Skeleton lines={2} width="min(9rem, 100%)" />
      </div>
      {picture && (
        <div className="pad-x-2">
          <Skeleton shape="block" ratio="4 / 3" />
        </div>
      )}
      <div className="pad-x-4">
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
