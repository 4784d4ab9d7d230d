import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../db/types';
import { signals } from '../observe/signals';
import { type AppError, errors } from '../plugins/errors';
import type { Redis } from '../redis/redis';
import { createAccountAges } from './account-ages';
import { countQuota } from './count-quota';
import { createQuotaLimits, DAY_HOURS, HOUR_MS, isoTime, NO_LIMITS, startOfHour } from './quota-limits';
import { quotaRefusal } from './quota-refusal';
import type { QuotaAction } from './quota-table';
import { createRedisCounter, type RedisCount } from './redis-counter';

/** @throws AppError `too_many_requests`, or `account_deleted` if the user is gone */
export type TakeQuota = (tx: Db, userId: string, action: QuotaAction, amount?: number) => Promise<void>;

export type QuotaUse = 'counted' | 'unused' | 'exceeded';

/** In Redis if it answers, otherwise in the database with the write. */
export interface Quotas {
  /**
   * Call it in the write's transaction, after locking users and before pictures, so that failed writes do not
   * count and concurrent ones stay within the quota. Redis sees failures only in `during`.
   */
  take: TakeQuota;
  during<Result>(write: (take: TakeQuota) => Promise<Result>): Promise<Result>;
  /**
   * For a write of one statement, which counts by {@link countQuota}.
   * @param write gets the claim; null if counted already
   * @throws AppError as {@link TakeQuota}
   */
  claim<Result extends { quota: QuotaUse }>(
    db: Db,
    userId: string,
    action: QuotaAction,
    write: (claim: string | null) => Promise<Result>,
  ): Promise<Exclude<Result, { quota: 'exceeded' }>>;
  assertLeft(db: Db, userId: string, action: QuotaAction): Promise<void>;
}

interface Options {
  scale: number;
  now?: () => number;
  redis?: Redis | undefined;
}

export function createQuotas({ scale, now = Date.now, redis }: Options): Quotas {
  const counter = redis && createRedisCounter(redis);
  const { scaledLimits, makeClaim } = createQuotaLimits(scale, now);
  const accountAge = createAccountAges(now, counter !== undefined);

  async function findRefusal(db: Db, userId: string, action: QuotaAction, amount: number) {
    const age = await accountAge(db, userId);
    const at = now();
    const since = startOfHour(at) - (DAY_HOURS - 1) * HOUR_MS;
    const counts = (await counter?.counts(userId, action)) ?? (await storedCounts(db, userId, action, since));
    const recent = counts.filter(({ hour }) => hour >= since);
    return quotaRefusal({ action, age, limits: scaledLimits(action, age), counts: recent, amount, now: at });
  }

  async function takeRefusal(db: Db, userId: string, action: QuotaAction, amount: number): Promise<AppError> {
    const refusal = await findRefusal(db, userId, action, amount);
    signals.quotaRefused.publish({ action });
    return refusal ?? errors.tooManyRequests('That was a lot at once. Please try again.', 1);
  }

  /** Null when the database has to count. */
  async function takeFromRedis(db: Db, userId: string, action: QuotaAction, amount: number) {
    if (!counter || !redis?.isReady) return null;
    const count: RedisCount = { userId, action, amount, hour: startOfHour(now()) };
    const isTaken = await counter.take(count, scaledLimits(action, await accountAge(db, userId)));
    return isTaken === null ? null : { count, isTaken };
  }

  async function takeInDatabase(tx: Db, userId: string, action: QuotaAction, amount: number) {
    const counting = countQuota(sql`${userId}::uuid`, sql`${makeClaim(action, amount)}::text`);
    return (await queryRows(tx, sql`with ${counting} select 1 from counted`)).length > 0;
  }

  async function count(tx: Db, userId: string, action: QuotaAction, amount = 1): Promise<RedisCount | null> {
    const inRedis = await takeFromRedis(tx, userId, action, amount);
    const isTaken = inRedis?.isTaken ?? (await takeInDatabase(tx, userId, action, amount));
    if (!isTaken) throw await takeRefusal(tx, userId, action, amount);
    return inRedis && inRedis.count;
  }

  const giveBack = (counts: RedisCount[]) => Promise.all(counts.map((each) => counter?.giveBack(each)));

  return {
    async take(tx, userId, action, amount) {
      await count(tx, userId, action, amount);
    },

    async during(write) {
      let inTransaction: Db | undefined;
      const taken: RedisCount[] = [];
      try {
        return await write(async (tx, userId, action, amount) => {
          // A retried transaction takes again.
          if (tx !== inTransaction) await giveBack(taken.splice(0));
          inTransaction = tx;
          const counted = await count(tx, userId, action, amount);
          if (counted) taken.push(counted);
        });
      } catch (error) {
        await giveBack(taken);
        throw error;
      }
    },

    async claim(db, userId, action, write) {
      const inRedis = await takeFromRedis(db, userId, action, 1);
      let isUsed = false;
      try {
        // Without quota the write may still undo or repeat something.
        const result = await write(
          inRedis?.isTaken ? null : makeClaim(action, 1, inRedis ? NO_LIMITS : undefined),
        );
        if (!isWithin(result)) throw await takeRefusal(db, userId, action, 1);
        isUsed = result.quota === 'counted';
        return result;
      } finally {
        if (inRedis?.isTaken && !isUsed) await giveBack([inRedis.count]);
      }
    },

    async assertLeft(db, userId, action) {
      const refusal = await findRefusal(db, userId, action, 1);
      if (refusal === null) return;
      signals.quotaRefused.publish({ action });
      throw refusal;
    },
  };
}

function isWithin<Result extends { quota: QuotaUse }>(
  result: Result,
): result is Exclude<Result, { quota: 'exceeded' }> {
  return result.quota !== 'exceeded';
}

async function storedCounts(db: Db, userId: string, action: QuotaAction, since: number) {
  const rows = await queryRows<{ at: string | number; count: number }>(
    db,
    sql`select extract(epoch from hour) * 1000 as at, count from quota_counts
      where user_id = ${userId} and action = ${action} and hour >= ${isoTime(since)}::timestamptz
      order by hour`,
  );
  return rows.map((row) => ({ hour: Number(row.at), count: row.count }));
}
