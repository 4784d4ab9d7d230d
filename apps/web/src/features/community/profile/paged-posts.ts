import type { Post } from '@aranya/contracts';

/** The part of an infinite query that the tabs use. */
export interface PagedPosts {
  data: Post[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}
