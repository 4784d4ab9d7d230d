import type { Notification, Relationship } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from './notification-keys';

interface CachedList {
  pages: { body: { notifications: Notification[] } }[];
}

/** In every notification of the person. */
export function changeActor(queryClient: QueryClient, personId: string, relation: Relationship): void {
  queryClient.setQueryData<CachedList>(
    notificationKeys.list,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          body: { ...page.body, notifications: page.body.notifications.map(changed) },
        })),
      },
  );
  function changed(notification: Notification): Notification {
    if (!notification.actors.some(({ _id }) => _id === personId)) return notification;
    const actors = notification.actors.map((actor) =>
      actor._id === personId ? { ...actor, relation } : actor,
    );
    return { ...notification, actors };
  }
}

/** As an answer of the API, which one on its way does not replace. */
export async function setUnread(queryClient: QueryClient, unread: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: notificationKeys.unread });
  queryClient.setQueryData<{ body: { unread: number } }>(
    notificationKeys.unread,
    (cached) => cached && { ...cached, body: { ...cached.body, unread } },
  );
}
