import { messageTypes } from '@aranya/contracts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockPeople } from '../../people/lock-people';
import { createMessagesRepository } from '../../messages/messages.repository';
import { messageMedia, messages } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { publishEvents } from '../../platform/live/events.repository';
import type { MediaDependencies } from '../../platform/media/media.repository';
import { type Act, appendToLog, type ModerationOutcome } from './moderation-log';
import { forgetRemoval, insertRemoval, lockRemoval } from './removals';

const time = z.iso.datetime().transform((text) => new Date(text));

const savedSchema = z.object({
  fromId: z.string().nullable(),
  toId: z.string().nullable(),
  lowId: z.string(),
  highId: z.string(),
  text: z.string(),
  messageType: z.enum(messageTypes),
  clientId: z.string().nullable(),
  lowSeq: z.number(),
  highSeq: z.number(),
  seenAt: time.nullable(),
  createdAt: time,
  media: z
    .object({
      key: z.string(),
      type: z.string(),
      bytes: z.number(),
      width: z.number(),
      height: z.number(),
      alt: z.string(),
    })
    .nullable(),
});

async function readWhole(tx: Db, id: string) {
  const [found] = await tx
    .select({ message: messages, media: messageMedia })
    .from(messages)
    .leftJoin(messageMedia, eq(messageMedia.messageId, messages.id))
    .where(eq(messages.id, id));
  return found ?? null;
}

/** Hides a message from both sides; its picture's file stays until the message is purged. */
export async function removeMessage(
  { db }: Pick<MediaDependencies, 'db'>,
  id: string,
  act: Act,
): Promise<ModerationOutcome> {
  return db.write.transaction(async (tx) => {
    const found = await readWhole(tx, id);
    let isThere = true;
    // Signs nothing, because it views nothing.
    await createMessagesRepository({ read: tx, write: tx }, () => '').remove(id, (access) => {
      isThere = access !== null;
    });
    const ownerId = found?.message.fromId ?? found?.message.toId ?? null;
    if (found === null || !isThere || ownerId === null)
      return (await lockRemoval(tx, 'message', id)) === null ? 'missing' : 'unchanged';
    const { message, media } = found;
    const saved = JSON.parse(JSON.stringify({ ...message, id: undefined, media })) as Record<string, unknown>;
    await insertRemoval(tx, { subject: 'message', subjectId: id, ownerId, saved }, act);
    const { fromId, toId, text } = message;
    await appendToLog(tx, act, {
      action: 'remove_message',
      subject: 'message',
      subjectId: id,
      ownerId: fromId,
      before: { from: fromId, to: toId, characters: text.length, picture: found.media !== null },
      after: { removed: true },
    });
    return 'done';
  });
}

/** Keeps id and numbers; both sides get it as an event. */
export async function restoreMessage(
  { db }: Pick<MediaDependencies, 'db'>,
  id: string,
  act: Act,
): Promise<ModerationOutcome> {
  return db.write.transaction(async (tx) => {
    const removal = await lockRemoval(tx, 'message', id);
    if (removal === null) return (await readWhole(tx, id)) === null ? 'missing' : 'unchanged';
    const { media, ...message } = savedSchema.parse(removal.saved);
    const there = await lockPeople(tx, [message.fromId, message.toId]);
    const [fromId, toId] = [message.fromId, message.toId].map((each) =>
      each && there.has(each) ? each : null,
    );
    const clientId = (await isUsed(tx, fromId ?? null, message.clientId)) ? null : message.clientId;
    await tx
      .insert(messages)
      .values({ ...message, id, fromId: fromId ?? null, toId: toId ?? null, clientId });
    if (media !== null) await tx.insert(messageMedia).values({ messageId: id, ...media });
    await forgetRemoval(tx, 'message', id);
    await appendToLog(tx, act, {
      action: 'restore_message',
      subject: 'message',
      subjectId: id,
      ownerId: fromId ?? null,
      before: { removed: true },
      after: { removed: false },
    });
    const sides = [
      [fromId, toId],
      [toId, fromId],
    ];
    await publishEvents(
      tx,
      sides.flatMap(([recipientId, peerId = null]) =>
        recipientId ? [{ recipientId, event: { type: 'message' as const, messageId: id, peerId } }] : [],
      ),
    );
    return 'done';
  });
}

/** The sender's app may have sent it again, as a new message. */
async function isUsed(tx: Db, fromId: string | null, clientId: string | null): Promise<boolean> {
  if (fromId === null || clientId === null) return false;
  return (await tx.$count(messages, and(eq(messages.fromId, fromId), eq(messages.clientId, clientId)))) > 0;
}
