import { errors, type AppError } from '../plugins/errors';

/** What stands between two who want to write to each other. */
export interface ChatRelationship {
  isSelf: boolean;
  /** Whether the other has an account. */
  exists: boolean;
  /** Whether either has blocked the other. */
  blocked: boolean;
  connected: boolean;
}

const unknown = () => errors.notFound('There is no such person.');

/** Why the viewer may not write to the other, or null. Only the connected may; a block is not told from whom it is. */
export function authorizeWrite({ isSelf, exists, blocked, connected }: ChatRelationship): AppError | null {
  if (isSelf) return errors.invalid('You cannot write to yourself.');
  if (!exists) return unknown();
  if (blocked) return errors.blocked('You cannot write to this person.');
  if (connected) return null;
  return errors.notConnected('You can write to each other once you are connected.');
}

/**
 * Why the viewer may not read the chat with the other, or null. What was once delivered stays readable when the
 * connection, or the other's account, has ended; a block hides it from both.
 */
export function authorizeRead(standing: ChatRelationship & { hasHistory: boolean }): AppError | null {
  if (standing.isSelf || standing.blocked || !standing.hasHistory) return authorizeWrite(standing);
  return null;
}

/** Why the viewer may not delete a message, or null. To strangers a message is not there. */
export function authorizeDelete(
  message: { fromId: string | null; toId: string | null } | null,
  currentUserId: string,
): AppError | null {
  if (message?.fromId === currentUserId) return null;
  if (message?.toId === currentUserId) return errors.forbidden('You can delete only your own messages.');
  return errors.notFound('This message is gone.');
}
