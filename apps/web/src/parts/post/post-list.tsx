import type { Post } from '@aranya/contracts';
import { SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { MutedFold } from '../mutes/muted-fold';
import { writtenText } from './written-text';
import { LoadMore } from '../../lib/paging/load-more';
import type { PagedItems } from '../../lib/paging/paged-items';
import { QueryError } from '../../lib/query-error';
import { PostCard } from './post-card';
import { PostSkeleton } from './post-skeleton';

interface PostListProps {
  posts: PagedItems<Post>;
  label: string;
  failedTitle: string;
  empty: ReactNode;
}

export function PostList({ posts, label, failedTitle, empty }: PostListProps) {
  if (posts.isPending) {
    return (
      <SkeletonGroup label={`Loading ${label.toLowerCase()}`} className="stack gap-5 shrinks">
        <PostSkeleton picture />
        <PostSkeleton picture={false} />
      </SkeletonGroup>
    );
  }
  if (posts.data === undefined) return <QueryError query={posts} title={failedTitle} />;
  if (posts.data.length === 0 && !posts.hasNextPage) return empty;
  return (
    <div className="stack gap-5 shrinks" role="feed" aria-label={label} aria-busy={posts.isFetchingNextPage}>
      {posts.data.map((post) => (
        <MutedFold key={post._id} text={writtenText(post)} authorId={post.user._id}>
          <PostCard post={post} />
        </MutedFold>
      ))}
      <LoadMore
        list={posts}
        loadingLabel="Loading older posts"
        endText={posts.data.length > 4 ? 'No older posts.' : undefined}
        skeleton={<PostSkeleton picture={false} />}
      />
    </div>
  );
}
