import type { ConnectionList } from '@aranya/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/use-pages';
import { peopleKeys } from './people-keys';

export function useConnectionList(list: ConnectionList) {
  return useInfiniteQuery({
    ...peopleKeys
      .connectionList(list)
      .pages(async (cursor, signal) =>
        unwrap(await tsr.connections.list.query({ query: { list, cursor }, fetchOptions: { signal } })),
      ),
    getNextPageParam: ({ body }) => body.next_cursors[list],
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body[list])),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useConnectionCounts() {
  return useQuery({
    ...peopleKeys.connectionCounts.query(async (signal) =>
      unwrap(
        await tsr.connections.list.query({
          query: { list: 'connections', limit: 1 },
          fetchOptions: { signal },
        }),
      ),
    ),
    select: ({ body }) => body.counts,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
