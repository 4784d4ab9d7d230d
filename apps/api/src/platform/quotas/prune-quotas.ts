import { lt } from 'drizzle-orm';
import { quotaCounts } from '../db/schema';
import type { Db } from '../db/types';

/** Quotas look back 24 hours; the rest allows for clocks that differ. */
const QUOTAS_MAX_AGE_MS = 26 * 60 * 60_000;

export async function pruneQuotas(db: Db, now = new Date()): Promise<void> {
  await db.delete(quotaCounts).where(lt(quotaCounts.hour, new Date(now.getTime() - QUOTAS_MAX_AGE_MS)));
}
