import { EmptyState } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { PostList } from '../../parts/post/post-list';
import { lazyOffline } from '../../lib/lazy-part';
import { useQueueStore } from '../../data/outbox/queue-store';
import { useFeed } from '../../data/posts/use-feed';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

const waitingPosts = lazyOffline(() => import('./waiting-posts'));

export function FeedList() {
  const waiting = useQueueStore(({ entries }) => entries.some(({ kind }) => kind === 'post'));
  useEffect(() => waitingPosts.preload(), []);
  const feed = useFeed();
  const column = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  // Back and reload restore the scroll position instead.
  const published = useNavigationType() !== 'POP' && (state as { published?: boolean } | null)?.published;
  const isLoaded = feed.data !== undefined;
  // On phones the boxes above the feed would hide the new post.
  useEffect(() => {
    if (published && isLoaded)
      column.current?.querySelector('[role=feed] > *')?.scrollIntoView({ block: 'nearest' });
  }, [published, isLoaded]);

  return (
    <div ref={column} className="stack gap-5 packed shrinks">
      {waiting && <waitingPosts.Component />}
      <PostList
        posts={feed}
        label={m.feed_posts()}
        failedTitle={m.feed_failed()}
        empty={
          <EmptyState
            title={m.feed_none()}
            text={m.feed_none_text()}
            action={<ButtonLink to={paths.createPost()}>{m.community_create_post()}</ButtonLink>}
          />
        }
        endText={filled(m.feed_end({ people: '{people}', sightings: '{sightings}', topics: '{topics}' }), {
          people: <SiteLink to={paths.discover()}>{m.feed_end_people()}</SiteLink>,
          sightings: <SiteLink to={paths.sightings()}>{m.feed_end_sightings()}</SiteLink>,
          topics: <SiteLink to={paths.topics()}>{m.feed_end_topics()}</SiteLink>,
        })}
        note={{
          before: feed.data?.find((post) => post.suggested)?._id,
          text: m.feed_note(),
        }}
      />
    </div>
  );
}
