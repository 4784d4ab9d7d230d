import { type AppError, errors } from '../plugins/errors';

export interface ChatRelationship {
  isSelf: boolean;
  otherExists: boolean;
  /** By either user. */
  blocked: boolean;
  connected: boolean;
  hasHistory: boolean;
}

/** Does not reveal who set a block. */
export function authorizeWrite(relationship: Omit<ChatRelationship, 'hasHistory'>): AppError | null {
  const { isSelf, otherExists, blocked, connected } = relationship;
  if (isSelf) return errors.invalid('You cannot write to yourself.');
  if (!otherExists) return errors.notFound('There is no such person.');
  if (blocked) return errors.blocked('You cannot write to this person.');
  return connected ? null : errors.notConnected('You can write to each other once you are connected.');
}

/** Messages outlive the connection and the other account; a block hides them. */
export function authorizeRead(relationship: ChatRelationship): AppError | null {
  const { isSelf, blocked, hasHistory } = relationship;
  return hasHistory && !isSelf && !blocked ? null : authorizeWrite(relationship);
}

/** Others must not learn that the message exists. */
export function authorizeDelete(
  message: { fromId: string | null; toId: string | null } | null,
  currentUserId: string,
): AppError | null {
  if (message?.fromId === currentUserId) return null;
  if (message?.toId === currentUserId) return errors.forbidden('You can delete only your own messages.');
  return errors.notFound('This message is gone.');
}
