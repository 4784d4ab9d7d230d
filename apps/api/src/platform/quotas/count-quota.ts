import { type SQL, sql } from 'drizzle-orm';

/**
 * CTEs that count in the write's own statement. `counted` has one row if `condition` and the quota allow it;
 * its row lock makes concurrent calls wait. "offset 0" reads the claim once.
 * @param claim by `makeClaim`, as `text`; null counts nothing
 */
export const countQuota = (userId: SQL, claim: SQL, condition: SQL = sql`true`): SQL => sql`
  quota as materialized (
    select claim[1] as action, claim[2]::int as amount, hour, least(claim[3 + age]::int, claim[6 + age]::int - (
      select coalesce(sum(q.count), 0) from quota_counts q where q.user_id = ${userId}
        and q.action = claim[1] and q.hour < given.hour and q.hour > given.hour - interval '24 hours')) as most
    from (
      select claim, date_trunc('hour', claim[3]::timestamptz, 'UTC') as hour, case
        when created_at > claim[3]::timestamptz - interval '24 hours' then 1
        when created_at > claim[3]::timestamptz - interval '168 hours' then 2
        else 3 end as age
      from users, (select ${claim}::text[] as claim offset 0) written where id = ${userId}
    ) given
  ),
  counted as (
    insert into quota_counts as counts (user_id, action, hour, count)
    select ${userId}, action, hour, amount from quota where amount <= most and ${condition}
    on conflict (user_id, action, hour) do update set count = counts.count + excluded.count
      where counts.count + excluded.count <= (select most from quota)
    returning counts.count
  )`;
