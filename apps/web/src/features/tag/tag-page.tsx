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
import { Screen, Side } from '../../parts/screen/screen';
import { FollowTopic } from '../../parts/topics/follow-topic';
import { useTagged } from '../../data/posts/use-tagged';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

// This chunk includes the names of all species and parks.
const subject = lazyOffline(async () => ({ default: (await import('./tag-subject')).TagSubject }));

export const meta = ({ params }: { params: { tag?: string } }) => {
  const tag = hashtagOf(params.tag ?? '');
  return privateMeta(tag === null ? m.tag_none() : `#${tag}`);
};

export const handle: SignInHandle = {
  behindSignIn: ({ tag: name = '' }) => {
    const tag = hashtagOf(name);
    return tag === null ? null : { title: m.tag_posts({ tag: `#${tag}` }), text: m.tag_members() };
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
      <span>{filled(m.tag_create({ tag: '{tag}' }), { tag: <bdi className="breaks">#{tag}</bdi> })}</span>
    </ButtonLink>
  );
  const follow = <FollowTopic topic={{ kind: 'tag', key: tag }} name={`#${tag}`} />;
  const isEmpty = posts.data?.length === 0 && !posts.hasNextPage;
  // Beside nothing it would push what is empty off the middle.
  const Beside = isEmpty ? 'div' : Side;
  return (
    <Screen
      title={<bdi className="breaks">#{tag}</bdi>}
      tagline={isEmpty ? '' : m.tag_tagline()}
      column="writing"
      action={isEmpty && follow}
    >
      <Beside>
        {!isEmpty && (
          <div className="cluster gap-3">
            {posts.data !== undefined && create}
            {follow}
          </div>
        )}
        {/* It comes late, and must not push the links away from a finger. */}
        <subject.Component tag={tag} />
      </Beside>
      <PostList
        posts={posts}
        label={m.tag_posts({ tag: `#${tag}` })}
        failedTitle={m.tag_failed()}
        empty={
          <EmptyState
            title={
              <>{filled(m.tag_empty({ tag: '{tag}' }), { tag: <bdi className="breaks">#{tag}</bdi> })}</>
            }
            text={m.tag_empty_text()}
            action={create}
          />
        }
      />
    </Screen>
  );
}

function NoHashtag() {
  return (
    <Screen title={m.tag_none()} tagline={m.tag_none_tagline()} column="writing">
      <EmptyState
        title={m.tag_none_title()}
        text={m.tag_none_text()}
        action={<ButtonLink to={paths.community()}>{m.post_to_feed()}</ButtonLink>}
      />
    </Screen>
  );
}
