import { privateMeta } from '../../../app/page-meta';
import { useMe } from '../../../lib/session/use-me';
import { Screen } from '../shared/screen';
import { Composer } from './composer';

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
      {me && <Composer key={me._id} user={me} />}
    </Screen>
  );
}
