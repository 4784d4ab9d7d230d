import type { apiContract, ContactMessage, QueueState } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueBy } from '../shared/page-items';

type Page = ClientInferResponses<typeof apiContract.admin.contactMessages, 200>;

/** Reads open messages oldest first, handled ones latest first. */
export function useContactMessages(state: QueueState) {
  return tsr.admin.contactMessages.useInfiniteQuery<ContactMessage[], string | undefined>({
    queryKey: adminKeys.contact(state),
    queryData: ({ pageParam }) => ({ query: { state, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) =>
      uniqueBy(
        pages.flatMap(({ body }) => body.messages),
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
}
