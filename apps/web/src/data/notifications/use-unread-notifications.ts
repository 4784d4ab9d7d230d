import { tsr } from '../../lib/api';
import { notificationKeys } from './notification-keys';

/** In case the stream cannot be opened. */
const POLL_MS = 60_000;

/** How many, up to 100; undefined while loading. */
export function useUnreadNotifications(): number | undefined {
  const { data } = tsr.notifications.unread.useQuery({
    queryKey: notificationKeys.unread,
    select: ({ body }) => body.unread,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  return data;
}
