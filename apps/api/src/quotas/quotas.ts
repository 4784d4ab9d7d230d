import { sql } from 'drizzle-orm';
import { quotaCounts } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { type AppError, errors } from '../plugins/errors';
import { type AccountAge, type QuotaAction, quotaTable } from './quota-table';
import { quotaRefusal } from './quota-refusal';

export const HOUR_MS = 60 * 60_000;
export const DAY_HOURS = 24;

export interface Quotas {
  /**
   * Counts `amount` actions of a user. Call it in the transaction of the write, after locking users and before locking
   * pictures: a write that fails does not count, and concurrent ones cannot exceed the quota.
   * @throws AppError `too_many_requests`, or `account_deleted` if the user is gone
   */
  take(tx: Db, userId: string, action: QuotaAction, amount?: number): Promise<void>;
  /**
   * Counts nothing: for work before the write, such as decoding a picture.
   * @throws AppError as `take`
   */
  assertLeft(db: Db, userId: string, action: QuotaAction): Promise<void>;
}

interface Options {
  /** RATE_LIMIT_SCALE. */
  scale: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** int4 */
const MAX_COUNT = 2 ** 31 - 1;

export function createQuotas({ scale, now = Date.now }: Options): Quotas {
  const scaled = (limit: number) => Math.min(MAX_COUNT, Math.max(1, Math.round(limit * scale)));

  function limitsOf(action: QuotaAction, age: AccountAge) {
    const { hour, day } = quotaTable[action][age];
    return { hour: scaled(hour), day: scaled(day) };
  }

  const ages: AccountAge[] = ['firstDay', 'firstWeek', 'later'];

  /** By age of the account, as `ages`. */
  const limitsByAge = (action: QuotaAction, period: 'hour' | 'day') =>
    sql`(array[${sql.join(
      ages.map((age) => sql`${limitsOf(action, age)[period]}::int`),
      sql`, `,
    )}])`;

  const ageOf = (at: Date) => sql`case
    when created_at > ${at.toISOString()}::timestamptz - interval '24 hours' then 1
    when created_at > ${at.toISOString()}::timestamptz - interval '7 days' then 2
    else 3 end`;

  async function findRefusal(
    db: Db,
    userId: string,
    action: QuotaAction,
    amount: number,
    at: Date,
  ): Promise<AppError | null> {
    const [account] = await rowsOf<{ age: number }>(
      db,
      sql`select ${ageOf(at)} as age from users where id = ${userId}`,
    );
    const age = ages[(account?.age ?? 0) - 1];
    if (age === undefined) return errors.accountDeleted();
    const since = hourOf(at) - (DAY_HOURS - 1) * HOUR_MS;
    const rows = await rowsOf<{ at: string | number; count: number }>(
      db,
      sql`select extract(epoch from hour) * 1000 as at, count from quota_counts
        where user_id = ${userId} and action = ${action} and hour >= ${new Date(since).toISOString()}::timestamptz
        order by hour`,
    );
    const counts = rows.map((row) => ({ hour: Number(row.at), count: row.count }));
    return quotaRefusal({ action, age, limits: limitsOf(action, age), counts, amount, now: at.getTime() });
  }

  return {
    async take(tx, userId, action, amount = 1) {
      const at = new Date(now());
      const hour = new Date(hourOf(at)).toISOString();
      // One statement: the row's lock makes concurrent calls wait, and each sees what the one before it counted.
      const taken = await rowsOf(
        tx,
        sql`
          with account as (select ${ageOf(at)} as age from users where id = ${userId}),
          quota as (select ${limitsByAge(action, 'hour')}[age] as hourly, ${limitsByAge(action, 'day')}[age] as daily
            from account),
          earlier as (select coalesce(sum(count), 0) as total from quota_counts
            where user_id = ${userId} and action = ${action} and hour < ${hour}::timestamptz
              and hour > ${hour}::timestamptz - interval '24 hours')
          insert into ${quotaCounts} as counted (user_id, action, hour, count)
          select ${userId}::uuid, ${action}::text, ${hour}::timestamptz, ${amount}::int from quota, earlier
            where ${amount}::int <= hourly and total + ${amount}::int <= daily
          on conflict (user_id, action, hour) do update set count = counted.count + excluded.count
            where counted.count + excluded.count <= (select hourly from quota)
              and counted.count + excluded.count + (select total from earlier) <= (select daily from quota)
          returning counted.count`,
      );
      if (taken.length > 0) return;
      const refusal = await findRefusal(tx, userId, action, amount, at);
      // Null if the quota became free meanwhile.
      throw refusal ?? errors.tooManyRequests('That was a lot at once. Please try again.', 1);
    },

    async assertLeft(db, userId, action) {
      const refusal = await findRefusal(db, userId, action, 1, new Date(now()));
      if (refusal !== null) throw refusal;
    },
  };
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
}
