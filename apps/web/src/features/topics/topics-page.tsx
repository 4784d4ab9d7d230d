import { EmptyState } from '@aranya/ui';
import { Navigate, useSearchParams } from 'react-router';
import { useTopicPosts, useTopics } from '../../data/topics/use-topics';
import { toShownAnimal } from '../../lib/animals';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useWide } from '../../lib/use-wide';
import type { SignInHandle } from '../../lib/session';
import { safeReturnTo } from '../../lib/session/return-to';
import { PostList } from '../../parts/post/post-list';
import { Screen, Side } from '../../parts/screen/screen';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { FollowButton } from '../../parts/topics/follow-topic';
import { FollowedTopics } from './followed-topics';
import { m } from '../../lib/language/messages';

export const meta = () => privateMeta(m.topics_title());

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: m.topics_guest(),
    text: m.topics_guest_text(),
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
  const wide = useWide();
  const followsNone = topics.data?.length === 0;
  return (
    <Screen title={m.topics_title()} tagline={m.topics_tagline()} column="writing">
      {!followsNone && (
        <Side>
          <FollowedTopics topics={topics} />
        </Side>
      )}
      {followsNone ? (
        <EmptyState
          title={m.topics_none()}
          text={m.topics_none_text()}
          picture={wide ? undefined : null}
          action={
            <div className="stack gap-5 centers">
              <FirstAnimals />
              <div className="cluster gap-3 central">
                <ButtonLink variant="outline" to={paths.species()}>
                  {m.topics_search()}
                </ButtonLink>
                <ButtonLink variant="outline" to={paths.sightings()}>
                  {m.topics_sightings()}
                </ButtonLink>
              </div>
            </div>
          }
        />
      ) : (
        <PostList
          posts={posts}
          label={m.topics_title()}
          failedTitle={m.tag_failed()}
          empty={
            <EmptyState
              title={m.topics_empty()}
              text={m.topics_empty_text()}
              action={<ButtonLink to={paths.community()}>{m.post_to_feed()}</ButtonLink>}
            />
          }
        />
      )}
    </Screen>
  );
}

/** Known to everybody, and seen by many. */
const FIRST = ['bengal-tiger', 'asian-elephant', 'great-hornbill'];

const FirstAnimals = () => (
  <ul className="panel stack divided clip to-start" style={{ width: 'min(100%, 26rem)' }}>
    {FIRST.map((species) => {
      const { name } = toShownAnimal({ species });
      return (
        <li key={species} className="row gap-3 pad-3-4">
          <AnimalPortrait animal={{ species }} size={48} />
          <span className="grows bold">{name}</span>
          <FollowButton topic={{ kind: 'animal', key: species }} name={name} leads />
        </li>
      );
    })}
  </ul>
);
