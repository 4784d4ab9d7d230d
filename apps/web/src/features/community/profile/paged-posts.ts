import type { Post } from '@aranya/contracts';

/** What the tabs need of a query of posts that pages. */
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
