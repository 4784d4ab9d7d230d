import { retentionDays } from '@aranya/contracts';
import { and, isNull, lte } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { reports } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

/** After they were closed. */
export const REPORTS_KEPT_MS = retentionDays.reports * DAY_MS;

/**
 * Deletes closed reports, after their evidence.
 * @returns how many were deleted
 */
export async function pruneReports(db: Db, now = new Date()): Promise<number> {
  const closedBefore = new Date(now.getTime() - REPORTS_KEPT_MS);
  const deleted = await db
    .delete(reports)
    .where(and(lte(reports.reviewedAt, closedBefore), isNull(reports.evidenceId)))
    .returning({ id: reports.id });
  return deleted.length;
}
