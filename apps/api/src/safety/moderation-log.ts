import { desc, eq } from 'drizzle-orm';
import { newId } from '../common/ids';
import { moderationLog } from '../db/schema';
import type { Db } from '../db/types';

export type LogEntry = typeof moderationLog.$inferSelect;

/** What stands in the log beside the change itself. */
export interface Act {
  /** The name given, or the user of the operating system. */
  operator: string;
  /** May be empty where nothing is taken away. */
  reason: string;
  now: Date;
}

/** Call it in the transaction of the change. States and lengths only: entries cannot be deleted. */
export async function appendToLog(
  tx: Db,
  { operator, reason, now }: Act,
  entry: Pick<LogEntry, 'action' | 'subject' | 'subjectId' | 'before' | 'after'>,
): Promise<void> {
  await tx.insert(moderationLog).values({ id: newId(), createdAt: now, operator, reason, ...entry });
}

/** Latest first. */
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
