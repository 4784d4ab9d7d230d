import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type IdentityDb, limits } from '../db/schema';
import { secondsUntil } from './rate-limiter';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
const FORGOTTEN_AFTER_SECONDS = 24 * 60 * 60;

/** Each failure beyond some makes the next wait longer, from all addresses. */
export interface AccountWaits {
  /** @returns 0 if allowed, otherwise the seconds until then */
  take(key: string): Promise<number>;
  reset(key: string): Promise<void>;
}

/** @param limit failures without a wait */
export function createAccountWaits(db: IdentityDb, limit: number, now: () => number): AccountWaits {
  const limitKey = (key: string) => `account ${key}`;
  /** Null without a wait: parallel attempts may be out of order. */
  const waitAfter = (count: ReturnType<typeof sql>) =>
    sql`case when ${count} < ${limit}::int then null else
      least(${LONGEST_WAIT_SECONDS}::int, ${FIRST_WAIT_SECONDS}::int * power(2, least(${count} - ${limit}::int, 10))) end`;
  return {
    async take(key) {
      const at = new Date(now());
      const expiresAt = new Date(at.getTime() + FORGOTTEN_AFTER_SECONDS * 1000);
      const isOver = lte(limits.expiresAt, at);
      const count = sql`(case when ${isOver} then 1 else ${limits.count} + 1 end)`;
      const blockedUntil = (failures: ReturnType<typeof sql>) =>
        sql`${at.toISOString()}::timestamptz + make_interval(secs => ${waitAfter(failures)})`;
      const isFree = or(isOver, isNull(limits.blockedUntil), lte(limits.blockedUntil, at)) ?? isOver;
      const [taken] = await db
        .insert(limits)
        .values({ key: limitKey(key), count: 1, blockedUntil: blockedUntil(sql`1`), expiresAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: { count, blockedUntil: blockedUntil(count), expiresAt },
          setWhere: isFree,
        })
        .returning({ count: limits.count });
      if (taken !== undefined) return 0;
      const [found] = await db
        .select()
        .from(limits)
        .where(eq(limits.key, limitKey(key)));
      return secondsUntil(found?.blockedUntil, at.getTime());
    },
    async reset(key) {
      await db.delete(limits).where(eq(limits.key, limitKey(key)));
    },
  };
}
