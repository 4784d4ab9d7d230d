import { type AppError, errors } from '../platform/plugins/errors';

export interface ChatRelationship {
  isSelf: boolean;
  name: string | null;
  blocked: boolean;
  /** By the other user. Must not be revealed. */
  blockedBy: boolean;
  connected: boolean;
  hasHistory: boolean;
}

export const noSuchPerson = () => errors.notFound('There is no such person.');

/** A block by the other user looks like a missing account. */
export function authorizeWrite(relationship: Omit<ChatRelationship, 'hasHistory'>): AppError | null {
  const { isSelf, name, blocked, blockedBy, connected } = relationship;
  if (isSelf) return errors.invalid('You cannot write to yourself.');
  if (name === null) return noSuchPerson();
  if (blocked) return errors.blocked(`You have blocked ${name}. Unblock them first.`);
  if (blockedBy) return noSuchPerson();
  return connected ? null : errors.notConnected('You can write to each other once you are connected.');
}

/** Messages outlive the connection and the other account; a block hides them. */
export function authorizeRead(relationship: ChatRelationship): AppError | null {
  const { isSelf, blocked, blockedBy, hasHistory } = relationship;
  return hasHistory && !isSelf && !blocked && !blockedBy ? null : authorizeWrite(relationship);
}

export interface MessageAccess {
  fromId: string | null;
  toId: string | null;
  blocked: boolean;
}

/** Neither others nor a recipient behind a block must learn that the message exists. */
export function authorizeDelete(message: MessageAccess | null, currentUserId: string): AppError | null {
  if (message?.fromId === currentUserId) return null;
  if (message?.toId === currentUserId && !message.blocked)
    return errors.forbidden('You can delete only your own messages.');
  return errors.notFound('This message is gone.');
}
