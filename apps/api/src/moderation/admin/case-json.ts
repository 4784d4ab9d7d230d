import { urgentReportReasons } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isoTime } from '../../platform/common/iso-time';
import { isOneOf } from '../../platform/db/schema/columns';
import { authorOrNull } from './admin-json';

const EXCERPT = sql.raw('200');

/** Literals, which the partial index `reports_urgent_index` needs. */
export const isUrgentReason = (report: SQLWrapper): SQL =>
  sql`${report}.${isOneOf('reason', urgentReportReasons)}`;

/**
 * Joins what {@link caseJson} needs.
 * @param row an alias with `subject` and `subject_id`
 */
export const joinCase = (row: SQLWrapper): SQL => sql`
  cross join lateral (
    select (array_agg(r.id order by r.id))[1] as id, count(*) as total,
      count(*) filter (where r.reviewed_at is null) as open,
      min(r.created_at) as first_at, max(r.created_at) as last_at,
      coalesce(bool_or(${isUrgentReason(sql`r`)}) filter (where r.reviewed_at is null), bool_or(${isUrgentReason(sql`r`)})) as urgent,
      (array_agg(r.outcome order by r.reviewed_at desc nulls first, r.id desc))[1] as outcome
    from reports r where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id
  ) summary
  left join lateral (
    select e.* from reports r join report_evidence e on e.id = r.evidence_id
    where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id order by r.id limit 1
  ) copied on true
  ${joinSubject(row)}
  left join users owner on owner.id = coalesce(live_post.author_id, live_comment.author_id, live_message.from_id,
    live_user.id, removal.owner_id, copied.owner_id)`;

/** "offset 0" makes the planner look up removals by their key. */
export const joinSubject = (row: SQLWrapper): SQL => sql`
  left join posts live_post on ${row}.subject = 'post' and live_post.id = ${row}.subject_id
  left join comments live_comment on ${row}.subject = 'comment' and live_comment.id = ${row}.subject_id
    and live_comment.deleted_at is null
  left join messages live_message on ${row}.subject = 'message' and live_message.id = ${row}.subject_id
  left join users live_user on ${row}.subject = 'user' and live_user.id = ${row}.subject_id
  left join lateral (
    select * from removals kept where kept.subject = ${row}.subject and kept.subject_id = ${row}.subject_id offset 0
  ) removal on true`;

const hiddenReason = sql`coalesce(live_post.hidden_reason, live_comment.hidden_reason)`;
const isThere = sql`coalesce(live_post.id, live_comment.id, live_message.id, live_user.id) is not null`;

/** A removed message is not in its table; posts and comments are there until they are deleted. */
const state = sql`case
  when removal.subject_id is not null and (${isThere} or removal.subject = 'message') then 'removed'
  when not ${isThere} then 'gone' when ${hiddenReason} is not null then 'hidden' else 'visible' end`;

export const liveContent = sql`coalesce(live_post.content, live_comment.content, live_message.text,
  removal.saved ->> 'text', live_user.bio)`;

const reasons = (row: SQLWrapper): SQL => sql`(
  select json_agg(ranked.reason order by ranked.n desc, ranked.reason) from (
    select r.reason, count(*) as n from reports r
    where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id group by r.reason
  ) ranked)`;

export const caseFields = (row: SQLWrapper): SQL => sql`'id', summary.id, 'subject', ${row}.subject,
  'subject_id', ${row}.subject_id, 'reasons', ${reasons(row)}, 'urgent', summary.urgent,
  'reports_count', summary.total, 'open_count', summary.open,
  'first_at', ${isoTime(sql`summary.first_at`)}, 'last_at', ${isoTime(sql`summary.last_at`)},
  'outcome', summary.outcome, 'about', ${authorOrNull(sql`owner`)},
  'excerpt', left(coalesce(copied.content, ${liveContent}, ''), ${EXCERPT}),
  'pictures_count', (select count(*) from evidence_pictures shown where shown.evidence_id = copied.id),
  'subject_state', (
    select json_build_object('state', now.state,
      'reason', case when now.state in ('removed', 'hidden') then coalesce(removal.reason, ${hiddenReason}) end,
      'restorable_until', case when now.state = 'removed' then ${isoTime(sql`removal.purge_after`)} end)
    from (select ${state} as state) now)`;
