import type { apiContract, Post } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../../lib/api';
import { postKeys } from '../../shared/posts/api/post-cache';

type FeedPage = ClientInferResponses<typeof apiContract.posts.feed, 200>;

/** The feed, newest first, page by page. Looked for anew whenever the window is looked at again. */
export function useFeed() {
  return tsr.posts.feed.useInfiniteQuery<Post[], string | undefined>({
    queryKey: postKeys.feed,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: FeedPage) => body.next_cursor,
    select: ({ pages }: InfiniteData<FeedPage>) => withoutRepeats(pages.flatMap(({ body }) => body.posts)),
    refetchOnWindowFocus: 'always',
  });
}

/** A post that moved from one page to the next between two answers is shown once. */
export function withoutRepeats(posts: Post[]): Post[] {
  const seen = new Set<string>();
  return posts.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
