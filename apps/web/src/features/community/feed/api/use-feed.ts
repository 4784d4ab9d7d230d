import type { Post } from '@aranya/contracts';
import { tsr } from '../../../../lib/api';
import { postKeys } from '../../shared/posts/api/post-cache';

/** The feed, newest first, page by page. Looked for anew whenever the window is looked at again. */
export function useFeed() {
  return tsr.posts.feed.useInfiniteQuery({
    queryKey: postKeys.feed,
    queryData: ({ pageParam }) => ({ query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ body }) => body.posts)),
    refetchOnWindowFocus: 'always',
  });
}

/** A post that moved from one page to the next between two answers is shown once. */
export function withoutRepeats(posts: Post[]): Post[] {
  const seen = new Set<string>();
  return posts.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
