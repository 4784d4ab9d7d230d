import type { User } from '@aranya/contracts';
import { SkeletonGroup } from '@aranya/ui';
import { privateMeta } from '../../../app/page-meta';
import { useMe } from '../../../lib/session/use-me';
import { PostSkeleton } from '../shared/posts/post-skeleton';
import { Screen } from '../shared/screen';
import { Composer } from './composer';
import { useStartingDraft } from './use-starting-draft';

export const meta = () => privateMeta('Create Post');

export default function CreatePostPage() {
  const { data: me } = useMe();
  return (
    <Screen
      title="Create Post"
      tagline="A sighting, a question, a page from your field notes."
      column="writing"
    >
      {/* Each user has a draft of their own. */}
      {me && <OwnComposer key={me._id} user={me} />}
    </Screen>
  );
}

function OwnComposer({ user }: { user: User }) {
  const start = useStartingDraft(user._id);
  if (start !== undefined) return <Composer user={user} start={start} />;
  return (
    <SkeletonGroup label="Opening your draft">
      <PostSkeleton picture />
    </SkeletonGroup>
  );
}
