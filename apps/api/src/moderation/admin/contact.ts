import { type ContactMessage, limits, type QueueState } from '@aranya/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import {
  firstPositionValues,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { isoTime } from '../../platform/common/iso-time';
import { contactMessages } from '../../platform/db/schema';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';

const COUNT = literal(limits.pageMax + 1);

const json = sql`json_build_object('id', message.id, 'name', message.name, 'email', message.email,
  'message', message.message, 'createdAt', ${isoTime(sql`message.created_at`)},
  'handledAt', ${isoTime(sql`message.handled_at`)}, 'handled_by', message.handled_by)::text as json`;

const openMessages = defineStatement<JsonRow, [at: string, id: string]>(
  'open_contact_messages',
  (at, id) => sql`
    select message.id, ${selectAt(sql`message.created_at`)}, ${json} from contact_messages message
    where message.handled_at is null and (message.created_at, message.id) > (${at}::timestamptz, ${id}::uuid)
    order by message.created_at, message.id limit ${COUNT}`,
);

const handledMessages = defineStatement<JsonRow, [at: string, id: string]>(
  'handled_contact_messages',
  (at, id) => sql`
    select message.id, ${selectAt(sql`message.handled_at`)}, ${json} from contact_messages message
    where message.handled_at is not null and (message.handled_at, message.id) < (${at}::timestamptz, ${id}::uuid)
    order by message.handled_at desc, message.id desc limit ${COUNT}`,
);

/**
 * Open ones oldest first, handled ones latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listContactMessages(
  db: Db,
  { state, limit, cursor }: PageQuery & { state: QueueState },
): Promise<JsonPage<'messages', ContactMessage>> {
  const rows =
    state === 'open'
      ? await openMessages.run(db, ...firstPositionValues(cursor))
      : await handledMessages.run(db, ...positionValues(cursor));
  return toJsonPage('messages', rows, limit);
}

const isMessage = (id: string): SQL => eq(contactMessages.id, id);

/** Names and texts of the sender are not in the log. */
export async function handleContactMessage(
  db: Db,
  id: string,
  handled: boolean,
  act: Act,
): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(isMessage(id)).for('update');
    if (message === undefined) return 'missing';
    if ((message.handledAt !== null) === handled) return 'unchanged';
    const next = handled
      ? { handledAt: act.now, handledBy: act.operator }
      : { handledAt: null, handledBy: null };
    await tx.update(contactMessages).set(next).where(isMessage(id));
    await appendToLog(tx, act, {
      action: handled ? 'handle_contact_message' : 'reopen_contact_message',
      subject: 'contact_message',
      subjectId: id,
      ownerId: null,
      before: { handled: !handled },
      after: { handled },
    });
    return 'done';
  });
}

export async function deleteContactMessage(db: Db, id: string, act: Act): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(contactMessages).where(isMessage(id)).returning();
    if (gone === undefined) return 'missing';
    await appendToLog(tx, act, {
      action: 'delete_contact_message',
      subject: 'contact_message',
      subjectId: id,
      ownerId: null,
      before: { characters: gone.message.length, handled: gone.handledAt !== null },
      after: {},
    });
    return 'done';
  });
}
