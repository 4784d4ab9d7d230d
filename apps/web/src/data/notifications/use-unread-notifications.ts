import { tsr } from '../../lib/api';
import { notificationKeys } from './notification-keys';

/** Replaces the live stream where that cannot be opened. */
const POLL_MS = 60_000;

/** Returns the unread count, up to 100; undefined while it loads. */
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
