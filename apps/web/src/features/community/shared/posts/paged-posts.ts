import type { Post } from '@aranya/contracts';

/** Of an infinite query. */
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
