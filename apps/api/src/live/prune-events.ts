import { lt } from 'drizzle-orm';
import { events } from '../db/schema';
import type { Db } from '../db/types';

/** How long events are kept for those who were away: a week, in milliseconds. */
export const KEEP_EVENTS_MS = 7 * 24 * 60 * 60_000;

/** Forgets events that are older than a week; who has missed one of them is told to read everything anew. */
export async function pruneEvents(db: Db, now = new Date()): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, new Date(now.getTime() - KEEP_EVENTS_MS)));
}
