import type { LiveEvent } from '@aranya/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { blocks, messages } from '../db/schema';
import type { Db } from '../db/types';
import type { SignPictureUrl } from '../messages/message-pictures';
import { selectMessages, viewMessage } from '../messages/messages.view';
import { notBlocked } from '../posts/visibility';
import { createUsersRepository } from '../users/users.repository';
import type { StoredEvent } from './events.repository';

/**
 * By number, without deleted messages, those of blocked users, and anything of those who blocked the user.
 * @param sign the URL of a message's picture
 */
export function createRenderer(db: Db, sign: SignPictureUrl) {
  const people = createUsersRepository({ read: db });

  async function messagesOf(currentUserId: string, rows: readonly StoredEvent[]) {
    const ids = rows.flatMap(({ type, messageId }) => (type === 'message' && messageId ? [messageId] : []));
    if (ids.length === 0) return new Map<string, LiveEvent>();
    const found = await selectMessages(
      db,
      and(inArray(messages.id, ids), notBlocked(currentUserId, messages.fromId)),
    );
    const senders = await people.authorsByIds(found.flatMap(({ message }) => message.fromId ?? []));
    return new Map(
      found.map((row): [string, LiveEvent] => {
        const sender = senders.get(row.message.fromId ?? '') ?? null;
        return [row.message.id, { type: 'message', sender, ...viewMessage(row, currentUserId, sign) }];
      }),
    );
  }

  async function blockersAmong(currentUserId: string, rows: readonly StoredEvent[]): Promise<Set<string>> {
    const peers = [...new Set(rows.flatMap(({ peerId }) => peerId ?? []))];
    if (peers.length === 0) return new Set();
    const found = await db
      .select({ id: blocks.blockerId })
      .from(blocks)
      .where(and(eq(blocks.blockedId, currentUserId), inArray(blocks.blockerId, peers)));
    return new Set(found.map(({ id }) => id));
  }

  return async (currentUserId: string, rows: readonly StoredEvent[]): Promise<Map<number, LiveEvent>> => {
    const shown = await messagesOf(currentUserId, rows);
    const blockers = await blockersAmong(currentUserId, rows);
    const eventOf = ({ type, messageId, peerId, upTo }: StoredEvent): LiveEvent | undefined => {
      if (type === 'connections') return { type };
      if (type === 'message') return shown.get(messageId ?? '');
      if (type === 'deleted' && messageId) return { type, message_id: messageId, from_user_id: peerId };
      if (type === 'seen' && peerId && upTo) return { type, by_user_id: peerId, up_to: upTo.toISOString() };
      return undefined;
    };
    return new Map(
      rows.flatMap((row) => {
        if (blockers.has(row.peerId ?? '')) return [];
        const event = eventOf(row);
        return event ? [[row.seq, event] as const] : [];
      }),
    );
  };
}
