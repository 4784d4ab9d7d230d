import type { apiContract, ManagedAppeal, QueueState } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueBy } from '../shared/page-items';

type Page = ClientInferResponses<typeof apiContract.admin.appeals, 200>;

/** Reads open appeals oldest first, decided ones latest first. */
export function useAppeals(state: QueueState) {
  return tsr.admin.appeals.useInfiniteQuery<ManagedAppeal[], string | undefined>({
    queryKey: adminKeys.appeals(state),
    queryData: ({ pageParam }) => ({ query: { state, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) =>
      uniqueBy(
        pages.flatMap(({ body }) => body.appeals),
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
