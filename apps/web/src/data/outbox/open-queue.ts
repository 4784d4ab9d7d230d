import type { QueryClient } from '@tanstack/react-query';
import { createPersistedStore, updatePersisted } from '../../lib/persisted-store';
import type { Queue } from './queue';
import { useQueueStore } from './queue-store';

let open: Promise<Queue> | undefined;

/** Selects the queue shown offline, when nobody can sign in. */
export const queueOwner = createPersistedStore('aranya.queue-owner', (stored) =>
  typeof stored === 'string' ? stored : null,
);

/**
 * Sends what waits, now and later.
 * @returns a function that stops it
 */
export function openQueue(userId: string, queryClient: QueryClient): () => void {
  const opened = import('./queue').then(({ createQueue }) => createQueue(userId, queryClient));
  opened.catch(() => undefined);
  open = opened;
  updatePersisted(queueOwner, () => userId);
  return () => {
    if (open === opened) open = undefined;
    void opened.then((queue) => queue.close()).catch(() => undefined);
    useQueueStore.getState().reset();
  };
}

/** Rejects while signed out, and if its code could not be loaded. */
export function getQueue(): Promise<Queue> {
  return open ?? Promise.reject(new Error('No queue is open.'));
}
