import { notify } from '@aranya/ui';
import { dropPreviews } from './entry-preview';
import { getQueue } from './open-queue';
import type { QueueEntry } from './queue-entry';

const GONE = 'It is being sent right now, or has just been sent.';

export async function sendAgain(id: string): Promise<void> {
  const queue = await getQueue().catch(() => undefined);
  await queue?.sendAgain(id).catch(() => undefined);
}

/** Takes an entry out of the queue; null where it is being sent, or gone. */
export async function takeEntry(id: string): Promise<QueueEntry | null> {
  const queue = await getQueue().catch(() => undefined);
  const entry = (await queue?.take(id).catch(() => null)) ?? null;
  if (entry === null) notify.info(GONE);
  return entry;
}

export async function removeEntry(id: string): Promise<void> {
  if ((await takeEntry(id)) !== null) dropPreviews(id);
}

/** The API has what carries this client id. */
export async function confirmSent(clientId: string): Promise<void> {
  const queue = await getQueue().catch(() => undefined);
  await queue?.confirm(clientId).catch(() => undefined);
}

/** With the account. */
export async function forgetQueue(): Promise<void> {
  const queue = await getQueue().catch(() => undefined);
  await queue?.clear().catch(() => undefined);
}
