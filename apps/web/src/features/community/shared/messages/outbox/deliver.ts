import { notify } from '@aranya/ui';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf, tsr } from '../../../../../lib/api';
import { addToChat } from '../message-cache';
import { messageKeys } from '../message-keys';
import { type OutgoingMessage, useOutboxStore } from './outbox-store';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = { text: 30_000, picture: 180_000 };

/** The last delivery of each chat: the next begins when it has ended, so that messages arrive as they were written. */
const queues = new Map<string, Promise<void>>();
/** Those that wait or are on their way, by client id. */
const underWay = new Set<string>();

/** The body of POST /api/messages/send. The picture comes last, so that the server knows the rest before it reads it. */
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

/**
 * Sends an item of the outbox, after those before it to the same user. It is sent under its own `client_id` however
 * often: where an answer got lost and the message had arrived, the server answers with that one.
 */
export function deliver(queryClient: QueryClient, clientId: string): Promise<void> {
  const { items, change } = useOutboxStore.getState();
  const item = items.find((one) => one.clientId === clientId);
  if (item === undefined || underWay.has(clientId)) return Promise.resolve();
  underWay.add(clientId);
  change(clientId, { state: 'sending', reason: '' });
  const before = queues.get(item.toId) ?? Promise.resolve();
  const delivery = before.then(() => send(queryClient, item)).finally(() => underWay.delete(clientId));
  queues.set(item.toId, delivery);
  return delivery;
}

async function send(queryClient: QueryClient, item: OutgoingMessage): Promise<void> {
  const { clientId, toId, picture } = item;
  const { currentUserId } = useOutboxStore.getState();
  try {
    const answer = await tsr.messages.send.mutate({
      body: messageFormData(item),
      fetchOptions: { signal: AbortSignal.timeout(picture ? PATIENCE.picture : PATIENCE.text) },
    });
    // Refusals have been thrown: this tells the types so.
    if (answer.status === 200) addToChat(queryClient, toId, answer.body.message);
    useOutboxStore.getState().remove(clientId);
  } catch (error) {
    const store = useOutboxStore.getState();
    // Meanwhile the stream, or another user's sign-in, may have taken it out.
    if (store.currentUserId !== currentUserId || !store.items.some((one) => one.clientId === clientId))
      return;
    store.change(clientId, { state: 'failed', reason: messageOf(error) });
    notify.error(messageOf(error));
    if (error instanceof ApiError && error.code !== 'network') {
      void queryClient.invalidateQueries({ queryKey: messageKeys.history(toId) });
    }
  }
}

/** Sends again what a reload interrupted. */
export function deliverInterrupted(queryClient: QueryClient): void {
  for (const { clientId, state } of useOutboxStore.getState().items) {
    if (state === 'sending') void deliver(queryClient, clientId);
  }
}
