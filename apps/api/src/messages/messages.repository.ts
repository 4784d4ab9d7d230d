import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { newId } from '../common/ids';
import { connections, messageMedia, messages, users } from '../db/schema';
import type { Db, DbPair } from '../db/types';
import { insertEvent, lockCounters, nextNumbers, publishEvents } from '../live/events.repository';
import type { CleanPicture } from '../media/pictures';
import { errors, throwIfDenied } from '../plugins/errors';
import { notBlocked } from '../posts/visibility';
import { notSuspended } from '../users/suspensions';
import { type ChatQuery, readChat, readMessage } from './chat';
import { formerChats } from './former-chats';
import type { SignPictureUrl } from './message-pictures';
import { authorizeWrite, type MessageAccess } from './messages.policy';
import { recentMessages } from './recent-messages';
import { readChatRelationship } from './chat-relationship';

export interface NewMessage {
  fromId: string;
  toId: string;
  /** Cleaned. */
  text: string;
  clientId?: string | undefined;
  /** Already stored under `key`. */
  picture?: { key: string; clean: CleanPicture; alt: string } | undefined;
}

/** @param sign returns the URL of a message's picture */
export function createMessagesRepository(db: DbPair, sign: SignPictureUrl) {
  return {
    chat: (query: ChatQuery) => readChat(db.write, query, sign),

    view: (currentUserId: string, id: string) => readMessage(db.write, currentUserId, id, sign),

    /**
     * Idempotent by `clientId`. The locked counters order the chat and serialize repeated sends.
     * @param onNew called in the transaction of a new message
     * @throws AppError if the sender must not write to the recipient
     */
    async send(
      message: NewMessage,
      onNew?: (tx: Db) => Promise<void>,
    ): Promise<{ id: string; isNew: boolean }> {
      const { fromId, toId, clientId, picture } = message;
      const [lowId, highId] = fromId < toId ? [fromId, toId] : [toId, fromId];
      return db.write.transaction(async (tx) => {
        await lockUsers(tx, [fromId, toId]);
        // Keeps the connection until commit.
        await tx
          .select({ lowId: connections.lowId })
          .from(connections)
          .where(and(eq(connections.lowId, lowId), eq(connections.highId, highId)))
          .for('key share');
        throwIfDenied(authorizeWrite(await readChatRelationship(tx, fromId, toId)));

        await lockCounters(tx, [fromId, toId]);
        const earlier = clientId === undefined ? null : await findByClientId(tx, fromId, clientId);
        if (earlier && earlier.toId !== toId) throw errors.conflict('This message went to somebody else.');
        if (earlier) return { id: earlier.id, isNew: false };

        await onNew?.(tx);

        const numbers = await nextNumbers(tx, [fromId, toId]);
        const id = newId();
        await tx.insert(messages).values({
          id,
          fromId,
          toId,
          lowId,
          highId,
          text: message.text,
          messageType: picture ? 'image' : 'text',
          clientId: clientId ?? null,
          lowSeq: numberOf(numbers, lowId),
          highSeq: numberOf(numbers, highId),
          // now() is the start of the transaction; times must rise with the sequence numbers.
          createdAt: sql`clock_timestamp()`,
        });
        if (picture) await tx.insert(messageMedia).values(mediaOf(id, picture));
        for (const [recipientId, peerId] of [
          [toId, fromId],
          [fromId, toId],
        ] as const) {
          const event = { type: 'message' as const, messageId: id, peerId };
          await insertEvent(tx, recipientId, numberOf(numbers, recipientId), event);
        }
        return { id, isNew: true };
      });
    },

    /** Returns whether any were unseen. */
    async markSeen(currentUserId: string, otherId: string): Promise<boolean> {
      const unseen = and(
        eq(messages.toId, currentUserId),
        eq(messages.fromId, otherId),
        isNull(messages.seenAt),
      );
      // Usually avoids the transaction.
      const [any] = await db.write.select({ id: messages.id }).from(messages).where(unseen).limit(1);
      if (!any) return false;
      return db.write.transaction(async (tx) => {
        await lockUsers(tx, [currentUserId, otherId]);
        const marked = await tx
          .update(messages)
          .set({ seenAt: sql`now()` })
          .where(unseen)
          .returning({ createdAt: messages.createdAt });
        if (marked.length === 0) return false;
        const upTo = new Date(Math.max(...marked.map(({ createdAt }) => createdAt.getTime())));
        await publishEvents(tx, [
          { recipientId: otherId, event: { type: 'seen', peerId: currentUserId, upTo } },
        ]);
        return true;
      });
    },

    /**
     * @param authorize throws to deny
     * @returns the key of its picture file, which the caller removes
     */
    async remove(
      messageId: string,
      authorize: (message: MessageAccess | null) => void,
    ): Promise<string | null> {
      return db.write.transaction(async (tx) => {
        const named = eq(messages.id, messageId);
        const [before] = await tx
          .select({ fromId: messages.fromId, toId: messages.toId })
          .from(messages)
          .where(named);
        await lockUsers(tx, [before?.fromId, before?.toId]);
        const [message] = await tx
          .select({ fromId: messages.fromId, toId: messages.toId, blocked: sql<boolean>`${isBlocked}` })
          .from(messages)
          .where(named)
          .for('update');
        authorize(message ?? null);
        const [picture] = await tx
          .select({ key: messageMedia.key })
          .from(messageMedia)
          .where(eq(messageMedia.messageId, messageId));
        await tx.delete(messages).where(named);
        const { fromId = null, toId = null } = message ?? {};
        await publishEvents(
          tx,
          [
            [fromId, toId],
            [toId, fromId],
          ].flatMap(([recipientId, peerId = null]) =>
            recipientId ? [{ recipientId, event: { type: 'deleted' as const, messageId, peerId } }] : [],
          ),
        );
        return picture?.key ?? null;
      });
    },

    /** Null also after a block by either user. */
    /** Null unless the viewer can read the message now. */
    async pictureKey(messageId: string, viewerId: string, now: Date): Promise<string | null> {
      const [fromId, toId] = [eq(messages.fromId, viewerId), eq(messages.toId, viewerId)];
      const other = sql`case when ${fromId} then ${messages.toId} else ${messages.fromId} end`;
      const [row] = await db.write
        .select({ key: messageMedia.key })
        .from(messageMedia)
        .innerJoin(messages, eq(messages.id, messageMedia.messageId))
        .where(
          and(
            eq(messages.id, messageId),
            or(fromId, toId),
            notBlocked(viewerId, other),
            notSuspended(sql`${viewerId}::uuid`, now),
          ),
        );
      return row?.key ?? null;
    },

    recent: (userId: string) => recentMessages(db.read, userId),

    former: (userId: string) => formerChats(db.write, userId),
  };
}

/** Users are locked first, in the order of their ids, to avoid deadlocks. */
async function lockUsers(tx: Db, ids: readonly (string | null | undefined)[]): Promise<void> {
  const known = ids.filter((id) => typeof id === 'string');
  if (known.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, known))
    .orderBy(asc(users.id))
    .for('key share');
}

/** By either user; false if one of them is gone. */
const isBlocked = sql`exists (
  select 1 from blocks b
  where (b.blocker_id = "messages"."from_id" and b.blocked_id = "messages"."to_id")
     or (b.blocker_id = "messages"."to_id" and b.blocked_id = "messages"."from_id")
)`;

async function findByClientId(db: Db, fromId: string, clientId: string) {
  const [row] = await db
    .select({ id: messages.id, toId: messages.toId })
    .from(messages)
    .where(and(eq(messages.fromId, fromId), eq(messages.clientId, clientId)));
  return row ?? null;
}

function numberOf(numbers: ReadonlyMap<string, number>, userId: string): number {
  const number = numbers.get(userId);
  if (number === undefined) throw new Error('A counter that was locked is gone.');
  return number;
}

function mediaOf(messageId: string, { key, clean, alt }: NonNullable<NewMessage['picture']>) {
  const { type, bytes, width, height } = clean;
  return { messageId, key, type, bytes: bytes.length, width, height, alt };
}
