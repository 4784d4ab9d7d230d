import { EmptyState } from '@aranya/ui';
import { Navigate, useSearchParams } from 'react-router';
import { useTopicPosts, useTopics } from '../../data/topics/use-topics';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { safeReturnTo } from '../../lib/session/return-to';
import { PostList } from '../../parts/post/post-list';
import { Screen } from '../../parts/screen/screen';
import { FollowedTopics } from './followed-topics';

const TITLE = 'From what you follow';

export const meta = () => privateMeta(TITLE);

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: 'Follow animals, parks and hashtags',
    text: 'What members post about them comes into your feed.',
  }),
};

/** Follow on a public page leads visitors here, and `?back=` brings them back to it as members. */
export default function TopicsPage() {
  const [search] = useSearchParams();
  const back = safeReturnTo(search.get('back'));
  return back === undefined ? <Followed /> : <Navigate to={back} replace />;
}

function Followed() {
  const topics = useTopics();
  const posts = useTopicPosts();
  const followsNone = topics.data?.length === 0;
  return (
    <Screen
      title={TITLE}
      tagline="Posts about the animals, parks and hashtags that you follow. They are in your feed too, unless you choose otherwise. Nobody else sees which they are."
      column="writing"
    >
      {!followsNone && <FollowedTopics topics={topics} />}
      {followsNone ? (
        <EmptyState
          title="You follow no animal, park or hashtag yet"
          text="Press Follow on the page of an animal or a park, or above the posts of a hashtag. A family or genus brings all its species."
          action={
            <>
              <ButtonLink to={paths.sightings()}>All sightings</ButtonLink>
              <ButtonLink variant="outline" to={paths.species()}>
                Search the species
              </ButtonLink>
            </>
          }
        />
      ) : (
        <PostList
          posts={posts}
          label={TITLE}
          failedTitle="The posts could not be loaded"
          empty={
            <EmptyState
              title="No posts about them yet"
              text="What members post about them from now on comes up here."
              action={<ButtonLink to={paths.community()}>Go to the feed</ButtonLink>}
            />
          }
        />
      )}
    </Screen>
  );
}
