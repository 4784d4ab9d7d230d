import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/use-pages';
import { peopleKeys } from './people-keys';

/** Finds people, or suggests some for an empty input. The last result stays until the next answer. */
export function useDiscover(input: string) {
  return useInfiniteQuery({
    ...peopleKeys
      .discover(input)
      .pages(async (cursor, signal) =>
        unwrap(await tsr.users.discover.mutate({ body: { input, cursor }, fetchOptions: { signal } })),
      ),
    placeholderData: keepPreviousData,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.users)),
  });
}
