import type { Post } from '@aranya/contracts';
import { Button, SkeletonGroup } from '@aranya/ui';
import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MutedFold } from '../mutes/muted-fold';
import { moveInFeed, noteFocus } from '../shortcuts/post-keys';
import { writtenText } from './written-text';
import { LoadMore } from '../../lib/paging/load-more';
import type { PagedItems } from '../../lib/paging/paged-items';
import { QueryError } from '../../lib/query-error';
import { PostCard } from './post-card';
import { PostEntry } from './post-entry';
import { PostSkeleton } from './post-skeleton';
import { useLeftPost } from './use-left-post';
import { useNewPosts } from './use-new-posts';
import { m } from '../../lib/language/messages';

interface PostListProps {
  posts: PagedItems<Post>;
  label: string;
  failedTitle: string;
  empty: ReactNode;
  /** By default, a long list says that there are no older posts. */
  endText?: ReactNode;
  /** Shown before the post with this id. */
  note?: { before: string | undefined; text: string };
}

interface ListedPostProps {
  post: Post;
  note: string | undefined;
  position: number;
  total: number;
}

/** In a list of a thousand, only the changed one renders. */
const ListedPost = memo(function ListedPost({ post, note, position, total }: ListedPostProps) {
  return (
    <PostEntry id={post._id}>
      {note !== undefined && <p className="quoted small ink-2 under-5">{note}</p>}
      <MutedFold text={writtenText(post)} authorId={post.user._id}>
        <PostCard post={post} position={position} total={total} />
      </MutedFold>
    </PostEntry>
  );
});

export function PostList({ posts, label, failedTitle, empty, endText, note }: PostListProps) {
  const feed = useRef<HTMLDivElement>(null);
  const { shown, waiting, show } = useNewPosts(posts);
  useLeftPost(feed, shown !== undefined);
  if (posts.isPending) {
    return (
      <SkeletonGroup
        label={m.post_list_loading({ what: label.toLowerCase() })}
        className="stack gap-5 packed shrinks"
      >
        <PostSkeleton picture />
        <PostSkeleton picture={false} />
        <PostSkeleton picture />
      </SkeletonGroup>
    );
  }
  if (shown === undefined) return <QueryError query={posts} title={failedTitle} />;
  if (shown.length === 0 && !posts.hasNextPage) return empty;
  const showNew = () => {
    flushSync(show);
    feed.current?.querySelector<HTMLElement>('article, button')?.focus();
  };
  return (
    <div className="stack gap-5 packed shrinks">
      {waiting > 0 && (
        <Button variant="outline" onClick={showNew}>
          {m.post_show_new({ count: waiting })}
        </Button>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a feed, see moveInFeed */}
      <div
        ref={feed}
        className="shrinks"
        role="feed"
        aria-label={label}
        aria-busy={posts.isFetchingNextPage}
        onFocus={noteFocus}
        onKeyDown={moveInFeed}
      >
        {shown.map((post, index) => (
          <ListedPost
            key={post._id}
            post={post}
            note={note?.before === post._id ? note.text : undefined}
            position={index + 1}
            total={posts.hasNextPage ? -1 : shown.length}
          />
        ))}
      </div>
      <LoadMore
        list={posts}
        loadingLabel={m.post_loading_older()}
        endText={endText ?? (shown.length > 4 ? m.post_no_older() : undefined)}
        skeleton={<PostSkeleton picture={false} />}
      />
    </div>
  );
}
