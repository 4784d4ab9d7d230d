import { type AppError, errors } from '../plugins/errors';

export interface ChatRelationship {
  isSelf: boolean;
  /** Whether the other account exists. */
  exists: boolean;
  /** Whether either user has blocked the other. */
  blocked: boolean;
  connected: boolean;
  hasHistory: boolean;
}

/** Requires a connection. The error for a block does not reveal who set it. */
export function authorizeWrite(relationship: Omit<ChatRelationship, 'hasHistory'>): AppError | null {
  const { isSelf, exists, blocked, connected } = relationship;
  if (isSelf) return errors.invalid('You cannot write to yourself.');
  if (!exists) return errors.notFound('There is no such person.');
  if (blocked) return errors.blocked('You cannot write to this person.');
  return connected ? null : errors.notConnected('You can write to each other once you are connected.');
}

/** Messages stay readable after the connection or the other account ended; a block hides them from both users. */
export function authorizeRead(relationship: ChatRelationship): AppError | null {
  const { isSelf, blocked, hasHistory } = relationship;
  return hasHistory && !isSelf && !blocked ? null : authorizeWrite(relationship);
}

/** Only the sender can delete a message. Others than its two users must not learn that it exists. */
export function authorizeDelete(
  message: { fromId: string | null; toId: string | null } | null,
  currentUserId: string,
): AppError | null {
  if (message?.fromId === currentUserId) return null;
  if (message?.toId === currentUserId) return errors.forbidden('You can delete only your own messages.');
  return errors.notFound('This message is gone.');
}
