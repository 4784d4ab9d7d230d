import { hashtagOf } from '@aranya/contracts';
import { EmptyState } from '@aranya/ui';
import { Plus } from 'lucide-react';
import { useParams } from 'react-router';
import { lazyOffline } from '../../lib/lazy-part';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { ButtonLink } from '../../lib/button-link';
import { PostList } from '../../parts/post/post-list';
import { Screen } from '../../parts/screen/screen';
import { FollowTopic } from '../../parts/topics/follow-topic';
import { useTagged } from '../../data/posts/use-tagged';

// This chunk includes the names of all species and parks.
const subject = lazyOffline(async () => ({ default: (await import('./tag-subject')).TagSubject }));

export const meta = ({ params }: { params: { tag?: string } }) => {
  const tag = hashtagOf(params.tag ?? '');
  return privateMeta(tag === null ? 'No hashtag' : `#${tag}`);
};

export const handle: SignInHandle = {
  behindSignIn: ({ tag: name = '' }) => {
    const tag = hashtagOf(name);
    return tag === null
      ? null
      : { title: `Posts with #${tag}`, text: 'Posts and their pictures are for members.' };
  },
};

export default function TagPage() {
  const { tag: name = '' } = useParams();
  const tag = hashtagOf(name);
  return tag === null ? <NoHashtag /> : <TaggedPosts key={tag} tag={tag} />;
}

function TaggedPosts({ tag }: { tag: string }) {
  const posts = useTagged(tag);
  const create = (
    <ButtonLink to={paths.createPost(tag)}>
      <Plus aria-hidden="true" />
      <span>
        Post with <bdi className="breaks">#{tag}</bdi>
      </span>
    </ButtonLink>
  );
  const isEmpty = posts.data?.length === 0 && !posts.hasNextPage;
  return (
    <Screen
      title={<bdi className="breaks">#{tag}</bdi>}
      tagline="Posts with this hashtag, newest first."
      column="writing"
    >
      <div className="cluster gap-3">
        {posts.data !== undefined && !isEmpty && create}
        <FollowTopic topic={{ kind: 'tag', key: tag }} name={`#${tag}`} />
      </div>
      {/* It comes late, and must not push the links away from a finger. */}
      <subject.Component tag={tag} />
      <PostList
        posts={posts}
        label={`Posts with #${tag}`}
        failedTitle="The posts could not be loaded"
        empty={
          <EmptyState
            title={
              <>
                No posts with <bdi className="breaks">#{tag}</bdi> yet
              </>
            }
            text="Yours can be the first."
            action={create}
          />
        }
      />
    </Screen>
  );
}

function NoHashtag() {
  return (
    <Screen title="No hashtag" tagline="There is nothing at this address." column="writing">
      <EmptyState
        title="Hashtags are single words"
        text="They have letters, digits and underscores, at least one letter, and at most 100 characters."
        action={<ButtonLink to={paths.community()}>Go to the feed</ButtonLink>}
      />
    </Screen>
  );
}
