import { EmptyState, SkeletonGroup } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { writtenText } from '../../parts/post/written-text';
import { paths } from '../../lib/paths';
import { MutedFold } from '../../parts/mutes/muted-fold';
import { LoadMore } from '../../lib/paging/load-more';
import { QueryError } from '../../lib/query-error';
import { ButtonLink } from '../../lib/button-link';
import { PostCard } from '../../parts/post/post-card';
import { PostEntry } from '../../parts/post/post-entry';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { lazyOffline } from '../../lib/lazy-part';
import { useQueueStore } from '../../data/outbox/queue-store';
import { useFeed } from '../../data/posts/use-feed';
import styles from './feed-list.module.css';

const waitingPosts = lazyOffline(() => import('./waiting-posts'));

export function FeedList() {
  const waiting = useQueueStore(({ entries }) => entries.some(({ kind }) => kind === 'post'));
  useEffect(() => waitingPosts.preload(), []);
  return (
    <div className={`stack gap-5 packed shrinks ${styles.column}`}>
      {waiting && <waitingPosts.Component />}
      <Feed />
    </div>
  );
}

function Feed() {
  const feed = useFeed();
  const list = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  // Who comes back or reloads is where they were.
  const published = useNavigationType() !== 'POP' && (state as { published?: boolean } | null)?.published;
  const isLoaded = feed.data !== undefined;
  // On a phone the new post would stand below what the feed begins with.
  useEffect(() => {
    if (published && isLoaded) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [published, isLoaded]);
  if (feed.isPending) return <FeedSkeleton />;
  if (feed.data === undefined) return <QueryError query={feed} title="The feed could not be loaded" />;
  if (feed.data.length === 0) {
    return (
      <EmptyState
        title="No posts yet"
        text="Be the first to write from the field."
        action={<ButtonLink to={paths.createPost()}>Create Post</ButtonLink>}
      />
    );
  }

  const firstSuggested = feed.data.findIndex((post) => post.suggested);
  return (
    <>
      <div
        ref={list}
        className="stack gap-5 packed shrinks"
        role="feed"
        aria-label="Posts"
        aria-busy={feed.isFetchingNextPage}
      >
        {feed.data.map((post, index) => (
          <PostEntry key={post._id} id={post._id}>
            {index === firstSuggested && (
              <p className="quoted small ink-2 under-5">
                Nobody you follow or are connected with has posted yet. Meanwhile, here is what is new in the
                community.
              </p>
            )}
            <MutedFold text={writtenText(post)} authorId={post.user._id}>
              <PostCard post={post} />
            </MutedFold>
          </PostEntry>
        ))}
      </div>
      <LoadMore
        list={feed}
        loadingLabel="Loading older posts"
        endText={
          <>
            No older posts. <Link to={paths.discover()}>Discover people to follow</Link>, or see{' '}
            <Link to={paths.sightings()}>all sightings</Link>.
          </>
        }
        skeleton={<PostSkeleton picture={false} />}
      />
    </>
  );
}

function FeedSkeleton() {
  return (
    <SkeletonGroup label="Loading posts" className="stack gap-5 packed shrinks">
      <PostSkeleton picture />
      <PostSkeleton picture={false} />
      <PostSkeleton picture />
    </SkeletonGroup>
  );
}
