import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr } from '../../lib/api';
import { markShownRead, setUnread } from './notifications-cache';

/**
 * Marks everything up to the newest shown as read once the tab is visible. The next one repeats a failed
 * call.
 */
export function useMarkRead(newestId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (newestId === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', mark);
      tsr.notifications.markRead.mutate({ body: { up_to: newestId } }).then(
        ({ status, body }) => {
          if (status !== 200) return;
          markShownRead(queryClient, newestId);
          void setUnread(queryClient, body.unread);
        },
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newestId, queryClient]);
}
