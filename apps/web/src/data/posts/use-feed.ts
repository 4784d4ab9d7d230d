import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { prefetchPages, uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

/** A refetch requests every page, so a long list is left alone. */
const isShort = ({ state }: { state: { data?: unknown } }) =>
  ((state.data as InfiniteData<unknown> | undefined)?.pages.length ?? 0) <= 3;

const feed = {
  queryKey: postKeys.feed,
  ask: (cursor: string | undefined, fetchOptions: { signal: AbortSignal }) =>
    tsr.posts.feed.query({ query: { cursor }, fetchOptions }).then(unwrap),
};

export const prefetchFeed = (queryClient: QueryClient) => prefetchPages(queryClient, feed);

/** Stays cached for half an hour, so that Back restores it. */
export function useFeed() {
  return usePages({
    ...feed,
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
    refetchOnWindowFocus: (query: { state: { data?: unknown } }) => isShort(query) && 'always',
    refetchOnMount: isShort,
    gcTime: 30 * 60_000,
  });
}
