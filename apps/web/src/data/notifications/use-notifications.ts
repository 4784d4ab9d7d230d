import type { apiContract, Notification } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../lib/api';
import { notificationKeys } from './notification-keys';
import { uniqueById } from '../../lib/paging/unique-by-id';

type Page = ClientInferResponses<typeof apiContract.notifications.list, 200>;

/** Reads the notifications, newest first. */
export function useNotifications() {
  return tsr.notifications.list.useInfiniteQuery<Notification[], string | undefined>({
    queryKey: notificationKeys.list,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) => uniqueById(pages.flatMap(({ body }) => body.notifications)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
