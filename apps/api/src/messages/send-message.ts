import type { Message } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { defineStatement } from '../platform/db/statement';
import { type Db, isUniqueViolation, queryRows } from '../platform/db/types';
import type { LiveNotification, LiveNotifier } from '../platform/live/live-notifier';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import type { TakeQuota } from '../platform/quotas/quotas';
import { readMessage } from './chat';
import { readChatRelationship } from './chat-relationship';
import { type InsertedMessage, insertMessage, type NewMessage } from './insert-message';
import type { SignPictureUrl } from './message-pictures';
import { authorizeWrite } from './messages.policy';

interface SentMessage {
  quota: 'counted' | 'unused';
  message: Message;
  isNew: boolean;
}

type Sending = SentMessage | { quota: 'exceeded' };

interface Context {
  db: Db;
  sign: SignPictureUrl;
  live: LiveNotifier;
}

/** Connections and earlier messages may change between two statements. */
const MAX_ATTEMPTS = 3;

const changedMeanwhile = () => errors.conflict('This chat changed while you were sending. Please try again.');

const lockPair = defineStatement<{ id: string }, [one: string, other: string]>(
  'lock_message_pair',
  (one, other) =>
    sql`select id from users where id in (${one}::uuid, ${other}::uuid) order by id for key share`,
);

/**
 * All are idempotent by `clientId`: a repeated message takes no number and no quota.
 * @throws AppError if the sender must not write to the recipient
 */
export function createMessageSender({ db, sign, live }: Context) {
  /** @param write null if the message was sent earlier */
  async function send(
    message: NewMessage,
    write: (id: string, inTransaction: boolean) => Promise<InsertedMessage | null>,
  ): Promise<Sending> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const id = newId();
      const { inTransaction } = live;
      const inserted = await write(id, inTransaction).catch((error: unknown) => {
        if (isUniqueViolation(error, 'messages_client_id_key')) return null;
        throw error;
      });
      if (inserted?.created_at) {
        const [own, received] = viewInserted({ ...message, id }, inserted, sign);
        const { author: sender } = inserted;
        const tell = (userId: string, view: Message): LiveNotification => ({
          userId,
          seq: view.seq,
          event: { type: 'message', sender, ...view },
        });
        await live.notifyAfterCommit(
          [tell(message.toId, received), tell(message.fromId, own)],
          inTransaction,
        );
        return { quota: 'counted', message: own, isNew: true };
      }
      if (inserted?.is_allowed === false) {
        throwIfDenied(authorizeWrite(await readChatRelationship(db, message.fromId, message.toId)));
        continue;
      }
      const earlierId = await findEarlier(db, message);
      const earlier = earlierId === null ? null : await readMessage(db, message.fromId, earlierId, sign);
      if (earlier !== null) {
        // The node may have ended before it notified the others.
        const recipients = [message.toId, message.fromId];
        await live.notifyAfterCommit(
          recipients.map((userId) => ({ userId, seq: Infinity })),
          inTransaction,
        );
        return { quota: 'unused', message: earlier, isNew: false };
      }
      if (inserted !== null) return { quota: 'exceeded' };
    }
    throw changedMeanwhile();
  }

  return {
    /** @param claim counts the message, see `countQuota` */
    sendText: (message: NewMessage, claim: string | null): Promise<Sending> =>
      send(message, (id, inTransaction) => insertMessage(db, id, message, claim, inTransaction)),

    async sendPicture(message: NewMessage, take: TakeQuota): Promise<SentMessage> {
      const { fromId, toId } = message;
      const sending = await send(message, (id, inTransaction) =>
        db.transaction(async (tx) => {
          await lockPair.run(tx, fromId, toId);
          if ((await findEarlier(tx, message)) !== null) return null;
          await take(tx, fromId, 'message');
          await take(tx, fromId, 'picture');
          const inserted = await insertMessage(tx, id, message, null, inTransaction);
          if (inserted.created_at !== null) return inserted;
          throwIfDenied(authorizeWrite(await readChatRelationship(tx, fromId, toId)));
          throw changedMeanwhile();
        }),
      );
      if (sending.quota === 'exceeded') throw new Error('A picture was refused without its quota.');
      return sending;
    },
  };
}

async function findEarlier(db: Db, { fromId, toId, clientId }: NewMessage): Promise<string | null> {
  if (clientId === undefined) return null;
  const [earlier] = await queryRows<{ id: string; to_id: string | null }>(
    db,
    sql`select id, to_id from messages where from_id = ${fromId} and client_id = ${clientId}`,
  );
  if (earlier && earlier.to_id !== toId) throw errors.conflict('This message went to somebody else.');
  return earlier?.id ?? null;
}

function viewInserted(
  { id, fromId, toId, text, clientId, picture }: NewMessage & { id: string },
  { created_at: createdAt, from_seq: fromSeq, to_seq: toSeq }: InsertedMessage,
  sign: SignPictureUrl,
): [own: Message, received: Message] {
  const viewFor = (userId: string, seq: number, clientIdShown: string | null): Message => ({
    _id: id,
    from_user_id: fromId,
    to_user_id: toId,
    text,
    message_type: picture ? 'image' : 'text',
    media_url: picture ? sign(id, userId) : '',
    media_width: picture?.clean.width ?? null,
    media_height: picture?.clean.height ?? null,
    media_alt: picture?.alt ?? '',
    seen: false,
    seq,
    client_id: clientIdShown,
    createdAt: createdAt ?? '',
  });
  return [viewFor(fromId, fromSeq, clientId ?? null), viewFor(toId, toSeq, null)];
}
