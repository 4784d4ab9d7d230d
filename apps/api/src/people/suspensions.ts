import type { Suspension as SuspensionView } from '@aranya/contracts';
import { and, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { suspensions } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { type AppError, errors } from '../platform/plugins/errors';

export type Suspension = Pick<typeof suspensions.$inferSelect, 'reason' | 'since' | 'until'>;

export const lasts = (now: Date) => or(isNull(suspensions.until), gt(suspensions.until, now));

export async function findSuspension(db: Db, userId: string, now: Date): Promise<Suspension | null> {
  const { reason, since, until } = suspensions;
  const [found] = await db
    .select({ reason, since, until })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), lasts(now)));
  return found ?? null;
}

/**
 * "offset 0" keeps the order of the page's index.
 * @param now a time or a `timestamptz`
 */
export function notSuspended(userId: SQLWrapper, now: Date | SQLWrapper): SQL {
  const time = now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now;
  return sql`not exists (
    select 1 from suspensions s where s.user_id = ${userId} and (s.until is null or s.until > ${time})
    offset 0
  )`;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function suspendedError({ reason, until }: Suspension): AppError {
  const end = until === null ? '' : ` until ${dateFormat.format(until)} UTC`;
  return errors.accountSuspended(`Your account is suspended${end}. The reason: ${reason}`, {
    reason,
    ...(until === null ? {} : { until: until.toISOString() }),
  });
}

export const viewSuspension = ({ reason, since, until }: Suspension): SuspensionView => ({
  reason,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
});
