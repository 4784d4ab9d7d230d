import { and, eq, gt } from 'drizzle-orm';
import { messages, moderationLog, removals } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type Act, appendToLog } from '../safety/moderation-log';

/** Opening the same report again meanwhile makes no second entry. */
const ONCE_MS = 60 * 60_000;

/** A report shows a private message, so the log says who looked. */
export async function logReading(db: Db, messageId: string, act: Act): Promise<void> {
  await db.transaction(async (tx) => {
    const [earlier] = await tx
      .select({ id: moderationLog.id })
      .from(moderationLog)
      .where(
        and(
          eq(moderationLog.subjectId, messageId),
          eq(moderationLog.action, 'read_message'),
          eq(moderationLog.operatorId, act.operatorId ?? ''),
          gt(moderationLog.createdAt, new Date(act.now.getTime() - ONCE_MS)),
        ),
      )
      .limit(1);
    if (earlier !== undefined) return;
    await appendToLog(tx, act, {
      action: 'read_message',
      subject: 'message',
      subjectId: messageId,
      ownerId: await findSender(tx, messageId),
      before: {},
      after: {},
    });
  });
}

async function findSender(tx: Db, id: string): Promise<string | null> {
  const [message] = await tx.select({ id: messages.fromId }).from(messages).where(eq(messages.id, id));
  if (message !== undefined) return message.id;
  const [removed] = await tx
    .select({ id: removals.ownerId })
    .from(removals)
    .where(and(eq(removals.subject, 'message'), eq(removals.subjectId, id)));
  return removed?.id ?? null;
}
