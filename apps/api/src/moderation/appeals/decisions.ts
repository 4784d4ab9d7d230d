import type { Decision } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../../platform/common/iso-time';
import { appealRow } from '../../platform/db/rows';
import { type Db, queryRows } from '../../platform/db/types';
import { appealJson } from '../admin/admin-json';
import { selectDecision } from '../admin/appeals-list';

/** Limit for each kind. */
const MAX_LISTED = 100;

/** Decisions that hold now. A removed post is also hidden; its removal counts. */
const standing = (userId: SQL, now: SQL): SQL => sql`
  select 'suspension' as subject, s.user_id as subject_id, s.reason, s.since as decided_on, s.until, true as can_change
  from suspensions s where s.user_id = ${userId} and (s.until is null or s.until > ${now})
  union all
  select r.subject, r.subject_id, r.reason, r.removed_at, r.purge_after, true from removals r
  where r.owner_id = ${userId} and r.subject <> 'message' and case r.subject
    when 'post' then exists (select from posts p where p.id = r.subject_id)
    when 'comment' then exists (select from comments c where c.id = r.subject_id and c.deleted_at is null)
    else true end
  union all
  select * from (
    select 'post', p.id, p.hidden_reason, p.hidden_at, null::timestamptz, true from posts p
    where p.author_id = ${userId} and p.hidden_at is not null
      and not exists (select from removals r where r.subject = 'post' and r.subject_id = p.id)
    order by p.hidden_at desc limit ${sql.raw(String(MAX_LISTED))}
  ) hidden_posts
  union all
  select * from (
    select 'comment', c.id, c.hidden_reason, c.hidden_at, null::timestamptz, true from comments c
    where c.author_id = ${userId} and c.hidden_at is not null and c.deleted_at is null
      and not exists (select from removals r where r.subject = 'comment' and r.subject_id = c.id)
    order by c.hidden_at desc limit ${sql.raw(String(MAX_LISTED))}
  ) hidden_comments`;

/** Past decisions stay while the member may read the answer to their appeal. */
const appealedBefore = (userId: SQL): SQL => sql`
  select a.subject, a.subject_id, coalesce(decision.reason, ''), a.decided_on, null::timestamptz, false
  from appeals a left join lateral (${selectDecision(appealRow('a'))}) decision on true
  where a.user_id = ${userId} and not exists (
    select from standing s where s.subject = a.subject and s.subject_id = a.subject_id and s.decided_on = a.decided_on)
  order by a.decided_on desc limit ${sql.raw(String(MAX_LISTED))}`;

interface DecisionRow extends Record<string, unknown> {
  subject: Decision['subject'];
  subject_id: string;
  decided_on: string;
  json: Decision;
}

export async function readDecisions(db: Db, userId: string, now: Date): Promise<DecisionRow[]> {
  const [me, time] = [sql`${userId}::uuid`, sql`${now.toISOString()}::timestamptz`];
  return queryRows<DecisionRow>(
    db,
    sql`
    with standing as materialized (${standing(me, time)}),
    decisions as (select * from standing union all (${appealedBefore(me)}))
    select d.subject, d.subject_id, ${isoTime(sql`d.decided_on`)} as decided_on, json_build_object(
      'subject', d.subject, 'subject_id', d.subject_id, 'reason', d.reason, 'createdAt', ${isoTime(sql`d.decided_on`)},
      'until', ${isoTime(sql`d.until`)},
      'appeal', case when appeal.id is not null then ${appealJson(appealRow('appeal'))} end,
      'can_appeal', d.can_change and appeal.id is null) as json
    from decisions d left join appeals appeal on appeal.user_id = ${me} and appeal.subject = d.subject
      and appeal.subject_id = d.subject_id and appeal.decided_on = d.decided_on
    order by d.decided_on desc, d.subject, d.subject_id`,
  );
}
