import { notify } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { dropPreviews } from './entry-preview';
import { getQueue } from './open-queue';
import type { Queue } from './queue';
import type { QueueEntry } from './queue-entry';

/** Undefined without a queue, or if its storage fails. */
const withQueue = <T>(work: (queue: Queue) => Promise<T>): Promise<T | undefined> =>
  getQueue()
    .then(work)
    .catch(() => undefined);

export const sendAgain = (id: string) => withQueue((queue) => queue.sendAgain(id));

export const findEntry = (id: string) => withQueue((queue) => queue.find(id));

/** As {@link takeEntry}, without a toast. */
export const takeQuietly = async (id: string): Promise<QueueEntry | null> =>
  (await withQueue((queue) => queue.take(id))) ?? null;

/** Null if it is being sent or gone. */
export async function takeEntry(id: string): Promise<QueueEntry | null> {
  const entry = await takeQuietly(id);
  if (entry === null) notify.info(m.outbox_gone());
  return entry;
}

export async function removeEntry(id: string): Promise<void> {
  if ((await takeEntry(id)) !== null) dropPreviews(id);
}

/** The API has the item with this client id. */
export const confirmSent = (clientId: string) => withQueue((queue) => queue.confirm(clientId));

export const forgetQueue = () => withQueue((queue) => queue.clear());
