import { and, eq, or, sql } from 'drizzle-orm';
import { lockPeople } from '../people/lock-people';
import { notSuspended } from '../people/suspensions';
import { messageMedia, messages } from '../platform/db/schema';
import type { Db, DbPair } from '../platform/db/types';
import { databaseNotifier, type Publish, publishing } from '../platform/live/events.repository';
import type { LiveNotifier } from '../platform/live/live-notifier';
import { notBlocked } from '../posts/view/visibility';
import { readMessage } from './chat';
import { formerChats } from './former-chats';
import { markSeen } from './mark-seen';
import type { SignPictureUrl } from './message-pictures';
import type { MessageAccess } from './messages.policy';
import { createMessageSender } from './send-message';

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

/** @param sign returns the URL of a message's picture */
export function createMessagesRepository(
  db: DbPair,
  sign: SignPictureUrl,
  live: LiveNotifier = databaseNotifier,
) {
  const transaction = <Result>(write: (tx: Db, publish: Publish) => Promise<Result>): Promise<Result> =>
    publishing(live, (publish) => db.write.transaction((tx) => write(tx, publish)));

  return {
    view: (currentUserId: string, id: string) => readMessage(db.write, currentUserId, id, sign),

    ...createMessageSender({ db: db.write, sign, live }),

    markSeen: (currentUserId: string, otherId: string) => markSeen(db.write, live, currentUserId, otherId),

    /**
     * @param authorize throws to deny
     * @returns the key of its picture file, which the caller removes
     */
    async remove(
      messageId: string,
      authorize: (message: MessageAccess | null) => void,
    ): Promise<string | null> {
      return transaction(async (tx, publish) => {
        const named = eq(messages.id, messageId);
        const [before] = await tx
          .select({ fromId: messages.fromId, toId: messages.toId })
          .from(messages)
          .where(named);
        await lockPeople(tx, [before?.fromId, before?.toId]);
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
        await publish(
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

    former: (userId: string) => formerChats(db.write, userId),
  };
}

const isBlocked = sql`exists (
  select 1 from blocks b
  where (b.blocker_id = "messages"."from_id" and b.blocked_id = "messages"."to_id")
     or (b.blocker_id = "messages"."to_id" and b.blocked_id = "messages"."from_id")
)`;
