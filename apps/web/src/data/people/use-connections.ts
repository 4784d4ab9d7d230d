import type { apiContract, ConnectionList, User } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { peopleKeys } from './people-keys';

type ListPage = ClientInferResponses<typeof apiContract.connections.list, 200>;

/** Reads the people of a list, newest first. */
export function useConnectionList(list: ConnectionList) {
  return tsr.connections.list.useInfiniteQuery<User[], string | undefined>({
    queryKey: peopleKeys.connectionList(list),
    queryData: ({ pageParam }) => ({ query: { list, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: ListPage) => body.next_cursors[list],
    select: ({ pages }: InfiniteData<ListPage>) => uniqueById(pages.flatMap(({ body }) => body[list])),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useConnectionCounts() {
  return tsr.connections.list.useQuery({
    queryKey: peopleKeys.connectionCounts,
    queryData: { query: { list: 'connections', limit: 1 } },
    select: ({ body }) => body.counts,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
