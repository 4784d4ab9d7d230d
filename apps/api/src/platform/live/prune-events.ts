import { retentionDays } from '@aranya/contracts';
import { lt } from 'drizzle-orm';
import { events } from '../db/schema';
import type { Db } from '../db/types';

export const EVENTS_MAX_AGE_MS = retentionDays.events * 86_400_000;

/** Clients that missed a deleted event must reload everything. */
export async function pruneEvents(db: Db, now = new Date()): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, new Date(now.getTime() - EVENTS_MAX_AGE_MS)));
}
