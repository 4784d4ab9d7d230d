import type { Message } from '@aranya/contracts';

/**
 * What happened in a chat since it was opened, as the stream and one's own sending told it. It stands beside the
 * history that the server answered and is laid over it on each drawing: an answer that was under way while a message
 * came cannot take that message away, and nothing is shown twice.
 */
export interface ChatChanges {
  arrived: readonly Message[];
  deleted: readonly string[];
  /** The other has seen one's own messages up to this time; null where nothing was heard of it. */
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

/**
 * The chat as it is: each message once, in the order of the viewer's sequence, without those that were deleted.
 * @param history as the server answered it, in any order
 */
export function mergeChat(
  history: readonly Message[],
  changes: ChatChanges,
  currentUserId: string,
): Message[] {
  const byId = new Map<string, Message>();
  for (const message of changes.arrived) byId.set(message._id, message);
  // The history's addresses of pictures are the younger ones.
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
