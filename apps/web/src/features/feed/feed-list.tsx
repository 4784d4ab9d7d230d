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
import styles from './feed-list.module.css';

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
    <div ref={column} className={`stack gap-5 packed shrinks ${styles.column}`}>
      {waiting && <waitingPosts.Component />}
      <PostList
        posts={feed}
        label="Posts"
        failedTitle="The feed could not be loaded"
        empty={
          <EmptyState
            title="No posts yet"
            text="Be the first to write from the field."
            action={<ButtonLink to={paths.createPost()}>Create Post</ButtonLink>}
          />
        }
        endText={
          <>
            No older posts. <SiteLink to={paths.discover()}>Discover people to follow</SiteLink>, or see{' '}
            <SiteLink to={paths.sightings()}>all sightings</SiteLink> or{' '}
            <SiteLink to={paths.topics()}>posts from what you follow</SiteLink>.
          </>
        }
        note={{
          before: feed.data?.find((post) => post.suggested)?._id,
          text: 'Nobody you follow or are connected with has posted yet. Meanwhile, here is what is new in the community.',
        }}
      />
    </div>
  );
}
