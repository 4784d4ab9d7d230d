import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr } from '../../lib/api';
import { markRecentSeen } from './message-cache';

/** One request at a time for each user. */
const running = new Map<string, { again: boolean }>();

async function tellSeen(otherId: string): Promise<void> {
  const current = running.get(otherId);
  if (current) {
    current.again = true;
    return;
  }
  const mine = { again: true };
  running.set(otherId, mine);
  try {
    while (mine.again) {
      mine.again = false;
      await tsr.messages.seen.mutate({ body: { from_user_id: otherId } });
    }
  } catch {
    // The next message tries again.
  } finally {
    running.delete(otherId);
  }
}

/**
 * Marks the chat as seen once the tab is visible.
 * @param arrivedId the other user's latest message since the chat was opened
 */
export function useMarkSeen(otherId: string, arrivedId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (arrivedId === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', mark);
      markRecentSeen(queryClient, otherId);
      void tellSeen(otherId);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [otherId, arrivedId, queryClient]);
}
