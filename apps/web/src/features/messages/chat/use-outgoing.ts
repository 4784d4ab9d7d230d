import { useMemo } from 'react';
import { useOnline } from '../../../lib/use-online';
import { previewUrls } from '../../../data/outbox/entry-preview';
import { isOnItsWay, type QueueEntry } from '../../../data/outbox/queue-entry';
import { useQueueStore } from '../../../data/outbox/queue-store';
import { type OutgoingMessage, SAMPLE_SIZE } from './chat-entries';

function toOutgoing(entry: QueueEntry, onItsWay: boolean): OutgoingMessage {
  const [first] = entry.files;
  const [url] = previewUrls(entry);
  const { clientId, text, writtenAt, reason } = entry;
  const state = entry.state === 'refused' ? 'failed' : onItsWay ? 'sending' : 'waiting';
  const picture = first && url ? { url, ...(entry.size ?? SAMPLE_SIZE), alt: first.alt } : null;
  return { clientId, text, writtenAt, reason, state, picture };
}

/** Returns the user's unconfirmed messages of a chat, in the order of writing. */
export function useOutgoing(otherId: string): OutgoingMessage[] {
  const entries = useQueueStore((store) => store.entries);
  const online = useOnline();
  return useMemo(
    () =>
      entries
        .filter(({ kind, to }) => kind === 'message' && to?.id === otherId)
        .map((entry) => toOutgoing(entry, isOnItsWay(entry, entries, online))),
    [entries, otherId, online],
  );
}
