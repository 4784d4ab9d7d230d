import type { InfiniteData } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

/** A refetch requests every page again, so a long list is left alone. */
const isShort = ({ state }: { state: { data?: unknown } }) =>
  ((state.data as InfiniteData<unknown> | undefined)?.pages.length ?? 0) <= 3;

/** Reads the feed, which stays for half an hour, so that Back restores it. */
export function useFeed() {
  return usePages({
    queryKey: postKeys.feed,
    ask: (cursor, fetchOptions) => tsr.posts.feed.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
    refetchOnWindowFocus: (query: { state: { data?: unknown } }) => isShort(query) && 'always',
    refetchOnMount: isShort,
    gcTime: 30 * 60_000,
  });
}
