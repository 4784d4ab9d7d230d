import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';

export const ownReportsKey = ['own-reports'] as const;

/** Reads what the current user has reported, latest first. */
export function useOwnReports() {
  return useInfiniteQuery({
    queryKey: ownReportsKey,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await tsr.safety.ownReports.query({ query: { cursor: pageParam }, fetchOptions: { signal } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => pages.flatMap(({ body }) => body.reports),
    refetchOnMount: 'always',
  });
}
