import { notify } from '@aranya/ui';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf, tsr, unwrap } from '../../../../../lib/api';
import { addToChat } from '../message-cache';
import { messageKeys } from '../message-keys';
import { type OutgoingMessage, useOutboxStore } from './outbox-store';

const TIMEOUT_MS = { text: 30_000, picture: 180_000 };

/** By chat, whose messages are sent one by one. */
const queues = new Map<string, Promise<void>>();
/** Client ids. */
const inDelivery = new Set<string>();

/** The file comes last: the API reads the fields before it. */
export function messageFormData({ toId, text, clientId, picture }: OutgoingMessage): FormData {
  const form = new FormData();
  form.append('to_user_id', toId);
  form.append('text', text);
  form.append('client_id', clientId);
  if (picture) {
    form.append('image_alt', picture.alt);
    form.append('image', picture.file, picture.file.name);
  }
  return form;
}

/** After earlier items to the same user. Can be repeated: the API stores a `client_id` once. */
export function deliver(queryClient: QueryClient, clientId: string): Promise<void> {
  const { items, change } = useOutboxStore.getState();
  const item = items.find((one) => one.clientId === clientId);
  if (item === undefined || inDelivery.has(clientId)) return Promise.resolve();
  inDelivery.add(clientId);
  change(clientId, { state: 'sending', reason: '' });
  const before = queues.get(item.toId) ?? Promise.resolve();
  const delivery = before.then(() => send(queryClient, item)).finally(() => inDelivery.delete(clientId));
  queues.set(item.toId, delivery);
  return delivery;
}

async function send(queryClient: QueryClient, item: OutgoingMessage): Promise<void> {
  const { clientId, toId, picture } = item;
  const { currentUserId } = useOutboxStore.getState();
  try {
    const answer = await tsr.messages.send.mutate({
      body: messageFormData(item),
      fetchOptions: { signal: AbortSignal.timeout(picture ? TIMEOUT_MS.picture : TIMEOUT_MS.text) },
    });
    addToChat(queryClient, toId, unwrap(answer).body.message);
    useOutboxStore.getState().remove(clientId);
  } catch (error) {
    const store = useOutboxStore.getState();
    // A live event or another sign-in may have removed it.
    if (store.currentUserId !== currentUserId || !store.items.some((one) => one.clientId === clientId))
      return;
    store.change(clientId, { state: 'failed', reason: messageOf(error) });
    notify.error(messageOf(error));
    if (error instanceof ApiError && error.code !== 'network') {
      void queryClient.invalidateQueries({ queryKey: messageKeys.history(toId) });
    }
  }
}

/** Resumes after a reload. */
export function deliverInterrupted(queryClient: QueryClient): void {
  for (const { clientId, state } of useOutboxStore.getState().items) {
    if (state === 'sending') void deliver(queryClient, clientId);
  }
}
