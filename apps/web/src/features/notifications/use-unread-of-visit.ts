import type { Notification } from '@aranya/contracts';
import { useState } from 'react';

/**
 * Returns the ids of those that were unread at any time since the screen was opened, so that reading one does
 * not move it.
 */
export function useUnreadOfVisit(notifications: readonly Notification[] | undefined): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const added = (notifications ?? []).filter(({ _id, read }) => !read && !unread.has(_id));
  if (added.length > 0) setUnread(new Set([...unread, ...added.map(({ _id }) => _id)]));
  return unread;
}
