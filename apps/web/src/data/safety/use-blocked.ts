import type { apiContract, User } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { peopleKeys } from '../people/people-keys';

type BlockedPage = ClientInferResponses<typeof apiContract.safety.blocked, 200>;

/** Reads the blocked people, latest first. */
export function useBlocked() {
  return tsr.safety.blocked.useInfiniteQuery<User[], string | undefined>({
    queryKey: peopleKeys.blocked,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: BlockedPage) => body.next_cursor,
    select: ({ pages }: InfiniteData<BlockedPage>) => uniqueById(pages.flatMap(({ body }) => body.users)),
    refetchOnMount: 'always',
  });
}
