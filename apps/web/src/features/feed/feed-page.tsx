import { postKeys } from '../../data/posts/post-cache';
import { prefetchFeed } from '../../data/posts/use-feed';
import type { PrefetchHandle } from '../../data/use-prefetch';
import { privateMeta } from '../../lib/page-meta';
import { useChildUntil } from '../../lib/session/use-me';
import { ReadOffline } from '../../parts/screen/read-offline';
import { FeedList } from './feed-list';
import styles from './feed.module.css';
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
    <div className={styles.page}>
      <div className={styles.head}>
        <header>
          <h1 className="size-2">{m.feed_heading()}</h1>
          <p className="over-2 ink-2">{followsNobody ? m.feed_of_all() : m.feed_of_yours()}</p>
          <ReadOffline of={postKeys.feed} />
        </header>
        <Welcome />
      </div>
      {/* The boxes come before the posts, because the keyboard cannot get past an endless list. */}
      <div className={styles.aside}>
        {!isChild && <SponsoredBox />}
        <RecentMessages />
      </div>
      <FeedList />
    </div>
  );
}
