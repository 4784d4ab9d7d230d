import type { QueryClient } from '@tanstack/react-query';
import { applySent } from './apply-sent';
import { getQueue } from './open-queue';
import type { DeliveryResult } from './queue-engine';
import type { NewEntry } from './queue-entry';
import { useQueueStore } from './queue-store';
import { sendEntry, type SentBody } from './send-entry';

/** `unkept`: neither sent nor stored. */
type Enqueued = DeliveryResult | { kind: 'unkept'; error: unknown };

/** Stores the entry, then sends it. If the browser cannot store it, it is sent at once or not at all. */
export async function enqueue(
  queryClient: QueryClient,
  entry: NewEntry,
  onStored?: () => void,
): Promise<Enqueued> {
  const { show, settle } = useQueueStore.getState();
  show(entry);
  try {
    const queue = await getQueue().catch(() => undefined);
    if (queue && (await queue.add(entry))) {
      onStored?.();
      return await queue
        .deliver(entry.id, entry.lane)
        .catch(() => ({ kind: 'waiting' as const, reason: '' }));
    }
    const answer: SentBody = await sendEntry(entry);
    applySent(queryClient, entry, answer);
    return { kind: 'sent', answer };
  } catch (error) {
    return { kind: 'unkept', error };
  } finally {
    settle(entry.id);
  }
}
