import { postKeys } from '../../data/posts/post-cache';
import { prefetchFeed } from '../../data/posts/use-feed';
import type { PrefetchHandle } from '../../data/use-prefetch';
import { privateMeta } from '../../lib/page-meta';
import { useChildUntil } from '../../lib/session/use-me';
import { Screen, Side } from '../../parts/screen/screen';
import { ReadOffline } from '../../parts/screen/read-offline';
import { FeedList } from './feed-list';
import { RecentMessages } from './recent-messages';
import { SponsoredBox } from './sponsored-box';
import { useFollowsNobody } from './use-follows-nobody';
import { Welcome } from './welcome/welcome';
import { m } from '../../lib/language/messages';

export const meta = () => privateMeta(m.community_feed());

export const handle: PrefetchHandle = { prefetch: prefetchFeed };

export default function FeedPage() {
  const followsNobody = useFollowsNobody();
  const isChild = useChildUntil() !== undefined;
  return (
    <Screen
      title={m.feed_heading()}
      tagline={followsNobody ? m.feed_of_all() : m.feed_of_yours()}
      column="writing"
    >
      <ReadOffline of={postKeys.feed} />
      <Welcome />
      <Side>
        {!isChild && <SponsoredBox />}
        <RecentMessages />
      </Side>
      <FeedList />
    </Screen>
  );
}
