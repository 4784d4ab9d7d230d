import { desc, eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { moderationLog } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

export type LogEntry = typeof moderationLog.$inferSelect;

/** `unchanged`: it was so before. */
export type ModerationOutcome = 'done' | 'unchanged' | 'missing';

/** Logged with the change. */
export interface Act {
  /** Given, or the operating system's user. */
  operator: string;
  operatorId?: string | undefined;
  reason: string;
  now: Date;
}

export interface NewEntry extends Pick<LogEntry, 'action' | 'subject' | 'subjectId' | 'before' | 'after'> {
  /** Null where there is none. */
  ownerId: string | null;
}

/** Call it in the transaction of the change. States and lengths only: entries cannot be deleted. */
export async function appendToLog(
  tx: Db,
  { operator, operatorId, reason, now }: Act,
  entry: NewEntry,
): Promise<void> {
  const act = { operator, operatorId: operatorId ?? null, reason };
  await tx.insert(moderationLog).values({ id: newId(), createdAt: now, ...act, ...entry });
}

export async function readLog(
  db: Db,
  { limit, subjectId }: { limit: number; subjectId?: string | undefined },
): Promise<{ entries: LogEntry[]; total: number }> {
  const filter = subjectId === undefined ? undefined : eq(moderationLog.subjectId, subjectId);
  const entries = await db
    .select()
    .from(moderationLog)
    .where(filter)
    .orderBy(desc(moderationLog.createdAt), desc(moderationLog.id))
    .limit(limit);
  return { entries, total: await db.$count(moderationLog, filter) };
}
