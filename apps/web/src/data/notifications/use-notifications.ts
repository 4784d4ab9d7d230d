import { tsr, unwrap } from '../../lib/api';
import { notificationKeys } from './notification-keys';
import { uniqueById, usePages } from '../../lib/paging/use-pages';

export function useNotifications() {
  return usePages({
    queryKey: notificationKeys.list,
    ask: (cursor, fetchOptions) =>
      tsr.notifications.list.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ notifications }) => notifications)),
    refetchOnWindowFocus: 'always',
  });
}
