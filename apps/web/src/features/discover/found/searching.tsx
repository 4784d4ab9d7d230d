import { SkeletonGroup } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { PersonSkeleton } from '../../../parts/person/person-skeleton';

export const Searching = () => (
  <SkeletonGroup label={m.discover_searching()} className="stack halves gap-4">
    <PersonSkeleton />
    <PersonSkeleton />
    <PersonSkeleton />
    <PersonSkeleton />
  </SkeletonGroup>
);
