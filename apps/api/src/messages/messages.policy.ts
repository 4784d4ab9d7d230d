import { refuse, type Refused } from '../plugins/errors';

/** What stands between two who want to write to each other. */
export interface Standing {
  isSelf: boolean;
  /** Whether the other has an account. */
  exists: boolean;
  /** Whether either has blocked the other. */
  blocked: boolean;
  connected: boolean;
}

const unknown = () => refuse.notFound('There is no such person.');

/** Why the viewer may not write to the other, or null. Only the connected may; a block is not told from whom it is. */
export function refusalToWrite({ isSelf, exists, blocked, connected }: Standing): Refused | null {
  if (isSelf) return refuse.invalid('You cannot write to yourself.');
  if (!exists) return unknown();
  if (blocked) return refuse.blocked('You cannot write to this person.');
  if (connected) return null;
  return refuse.notConnected('You can write to each other once you are connected.');
}

/**
 * Why the viewer may not read the chat with the other, or null. What was once delivered stays readable when the
 * connection, or the other's account, has ended; a block hides it from both.
 */
export function refusalToRead(standing: Standing & { hasHistory: boolean }): Refused | null {
  if (standing.isSelf || standing.blocked || !standing.hasHistory) return refusalToWrite(standing);
  return null;
}

/** Why the viewer may not delete a message, or null. To strangers a message is not there. */
export function refusalToDelete(
  message: { fromId: string | null; toId: string | null } | null,
  viewerId: string,
): Refused | null {
  if (message?.fromId === viewerId) return null;
  if (message?.toId === viewerId) return refuse.forbidden('You can delete only your own messages.');
  return refuse.notFound('This message is gone.');
}
