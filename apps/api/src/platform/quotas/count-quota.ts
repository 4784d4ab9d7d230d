import { type SQL, sql } from 'drizzle-orm';
import type { QuotaAction } from './quota-table';

/** JSON in a statement's parameter. Limits go by account age: first day, first week, later. */
export interface QuotaClaim {
  action: QuotaAction;
  amount: number;
  /** ISO time of the clock hour's beginning. */
  hour: string;
  day_ago: string;
  week_ago: string;
  hourly: readonly number[];
  daily: readonly number[];
}

/**
 * CTEs that count in the write's own statement. `counted` has one row if `condition` and the quota allow it;
 * its row lock makes concurrent calls wait.
 * @param claim a {@link QuotaClaim}; null counts nothing
 */
export const countQuota = (userId: SQL, claim: SQL, condition: SQL = sql`true`): SQL => sql`
  claim as materialized (
    select given.action, given.hour, given.amount, given.hourly[account.age] as hourly, given.daily[account.age] as daily
    from jsonb_to_record(${claim}::jsonb) as given (action text, amount int, hour timestamptz,
      day_ago timestamptz, week_ago timestamptz, hourly int[], daily int[])
    cross join lateral (select case
        when u.created_at > given.day_ago then 1
        when u.created_at > given.week_ago then 2
        else 3 end as age
      from users u where u.id = ${userId}) account
  ),
  earlier as materialized (
    select coalesce(sum(q.count), 0) as total from claim join quota_counts q
      on q.user_id = ${userId} and q.action = claim.action
        and q.hour < claim.hour and q.hour > claim.hour - interval '24 hours'
  ),
  counted as (
    insert into quota_counts as counts (user_id, action, hour, count)
    select ${userId}, claim.action, claim.hour, claim.amount from claim, earlier
      where claim.amount <= claim.hourly and earlier.total + claim.amount <= claim.daily and ${condition}
    on conflict (user_id, action, hour) do update set count = counts.count + excluded.count
      where counts.count + excluded.count <= (select hourly from claim)
        and counts.count + excluded.count + (select total from earlier) <= (select daily from claim)
    returning counts.count
  )`;
