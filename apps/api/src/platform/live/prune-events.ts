import { retentionDays } from '@aranya/contracts';
import { lt } from 'drizzle-orm';
import { DAY_MS } from '../common/day';
import { events } from '../db/schema';
import type { Db } from '../db/types';

export const EVENTS_MAX_AGE_MS = retentionDays.events * DAY_MS;

/** Clients that missed a deleted event must reload everything. */
export async function pruneEvents(db: Db, now = new Date()): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, new Date(now.getTime() - EVENTS_MAX_AGE_MS)));
}
