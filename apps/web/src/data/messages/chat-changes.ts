import type { Message } from '@aranya/contracts';

/** Separate from the history, so that an older answer cannot remove a message that arrived meanwhile. */
export interface ChatChanges {
  arrived: readonly Message[];
  deleted: readonly string[];
  /** The other user has seen messages up to this time. */
  seenUpTo: string | null;
}

export const noChanges: ChatChanges = { arrived: [], deleted: [], seenUpTo: null };

export function withMessage(changes: ChatChanges, message: Message): ChatChanges {
  if (changes.arrived.some(({ _id }) => _id === message._id)) return changes;
  return { ...changes, arrived: [...changes.arrived, message] };
}

export function withDeleted(changes: ChatChanges, messageId: string): ChatChanges {
  if (changes.deleted.includes(messageId)) return changes;
  return { ...changes, deleted: [...changes.deleted, messageId] };
}

export function withSeen(changes: ChatChanges, upTo: string): ChatChanges {
  const known = changes.seenUpTo;
  return known !== null && Date.parse(known) >= Date.parse(upTo) ? changes : { ...changes, seenUpTo: upTo };
}

/** Returns messages by `seq`, without deleted ones; `history` may have any order. */
export function mergeChat(
  history: readonly Message[],
  changes: ChatChanges,
  currentUserId: string,
): Message[] {
  const byId = new Map<string, Message>();
  for (const message of changes.arrived) byId.set(message._id, message);
  // The history has the newer picture addresses.
  for (const message of history) byId.set(message._id, message);
  for (const id of changes.deleted) byId.delete(id);
  const seenUpTo = changes.seenUpTo === null ? -Infinity : Date.parse(changes.seenUpTo);
  return [...byId.values()]
    .sort((one, other) => one.seq - other.seq)
    .map((message) =>
      !message.seen && message.from_user_id === currentUserId && Date.parse(message.createdAt) <= seenUpTo
        ? { ...message, seen: true }
        : message,
    );
}
