import type { apiContract, Post } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from './post-cache';

type FeedPage = ClientInferResponses<typeof apiContract.posts.feed, 200>;

/** A refetch requests every page again, so a long list is left alone. */
const isShort = ({ state }: { state: { data?: unknown } }) =>
  ((state.data as InfiniteData<FeedPage> | undefined)?.pages.length ?? 0) <= 3;

/** Reads the feed, which stays for half an hour, so that Back restores it. */
export function useFeed() {
  return tsr.posts.feed.useInfiniteQuery<Post[], string | undefined>({
    queryKey: postKeys.feed,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: FeedPage) => body.next_cursor,
    select: ({ pages }: InfiniteData<FeedPage>) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnWindowFocus: (query: { state: { data?: unknown } }) => isShort(query) && 'always',
    refetchOnMount: isShort,
    gcTime: 30 * 60_000,
  });
}
