import type { Notification, Relationship } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from './notification-keys';

interface CachedList {
  pages: { body: { notifications: Notification[] } }[];
}

/** Marks everything up to the newest shown as read for the next visit; the list is newest first. */
export function markShownRead(queryClient: QueryClient, newestId: string): void {
  let isReached = false;
  changeEach(queryClient, (notification) => {
    isReached ||= notification._id === newestId;
    return isReached ? { ...notification, read: true } : notification;
  });
}

export function changeActor(queryClient: QueryClient, personId: string, relation: Relationship): void {
  changeEach(queryClient, changed);
  function changed(notification: Notification): Notification {
    if (!notification.actors.some(({ _id }) => _id === personId)) return notification;
    const actors = notification.actors.map((actor) =>
      actor._id === personId ? { ...actor, relation } : actor,
    );
    return { ...notification, actors };
  }
}

function changeEach(queryClient: QueryClient, change: (notification: Notification) => Notification): void {
  queryClient.setQueryData<CachedList>(
    notificationKeys.list,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          body: { ...page.body, notifications: page.body.notifications.map(change) },
        })),
      },
  );
}

/** Sets the count; a pending answer does not replace it. */
export async function setUnread(queryClient: QueryClient, unread: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: notificationKeys.unread });
  queryClient.setQueryData<{ body: { unread: number } }>(
    notificationKeys.unread,
    (cached) => cached && { ...cached, body: { ...cached.body, unread } },
  );
}
