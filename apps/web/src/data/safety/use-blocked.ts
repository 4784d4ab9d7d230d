import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/use-pages';
import { peopleKeys } from '../people/people-keys';

export function useBlocked() {
  return useInfiniteQuery({
    ...peopleKeys.blocked.pages(async (cursor, signal) =>
      unwrap(await tsr.safety.blocked.query({ query: { cursor }, fetchOptions: { signal } })),
    ),
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.users)),
    refetchOnMount: 'always',
  });
}
