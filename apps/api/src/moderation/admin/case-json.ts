import { urgentReportReasons } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isoTime } from '../../platform/common/iso-time';
import { commentRow, postRow, type ReportRow, reportRow, userRow } from '../../platform/db/rows';
import { messages, removals, reportEvidence } from '../../platform/db/schema';
import { isOneOf } from '../../platform/db/schema/columns';
import { reportedText } from '../safety/evidence';
import { EXCERPT } from '../safety/own-reports';
import { authorOrNull } from './admin-json';

/** Literals, which the partial index `reports_urgent_index` needs. */
export const isUrgentReason = (report: ReportRow): SQL =>
  sql`${report}.${isOneOf('reason', urgentReportReasons)}`;

/** {@link joinSubject} joins all: a subject is in one of the tables, or was removed. */
export const live = {
  post: postRow('live_post'),
  comment: commentRow('live_comment'),
  message: alias(messages, 'live_message'),
  user: userRow('live_user'),
};
export const removal = alias(removals, 'removal');

/** {@link caseView} joins these beside the subject. */
export const copied = alias(reportEvidence, 'copied');
export const owner = userRow('owner');
export const summary = sql.identifier('summary');

const joinCase = (row: ReportRow): SQL => sql`
  cross join lateral (
    select (array_agg(r.id order by r.id))[1] as id, count(*) as total,
      count(*) filter (where r.reviewed_at is null) as open,
      min(r.created_at) as first_at, max(r.created_at) as last_at,
      coalesce(bool_or(${isUrgentReason(reportRow('r'))}) filter (where r.reviewed_at is null), bool_or(${isUrgentReason(reportRow('r'))})) as urgent,
      (array_agg(r.outcome order by r.reviewed_at desc nulls first, r.id desc))[1] as outcome
    from reports r where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id
  ) ${summary}
  left join lateral (
    select e.* from reports r join report_evidence e on e.id = r.evidence_id
    where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id order by r.id limit 1
  ) ${copied} on true
  ${joinSubject(row)}
  left join users ${owner} on ${owner}.id = coalesce(${live.post}.author_id, ${live.comment}.author_id, ${live.message}.from_id,
    ${live.user}.id, ${removal}.owner_id, ${copied}.owner_id)`;

/** "offset 0" makes the planner look up removals by their key. */
export const joinSubject = (row: ReportRow): SQL => sql`
  left join posts ${live.post} on ${row}.subject = 'post' and ${live.post}.id = ${row}.subject_id
  left join comments ${live.comment} on ${row}.subject = 'comment' and ${live.comment}.id = ${row}.subject_id
    and ${live.comment}.deleted_at is null
  left join messages ${live.message} on ${row}.subject = 'message' and ${live.message}.id = ${row}.subject_id
  left join users ${live.user} on ${row}.subject = 'user' and ${live.user}.id = ${row}.subject_id
  left join lateral (
    select * from removals kept where kept.subject = ${row}.subject and kept.subject_id = ${row}.subject_id offset 0
  ) ${removal} on true`;

const hiddenReason = sql`coalesce(${live.post}.hidden_reason, ${live.comment}.hidden_reason)`;
const isThere = sql`coalesce(${live.post}.id, ${live.comment}.id, ${live.message}.id, ${live.user}.id) is not null`;

/** A removed message is not in its table; posts and comments are there until they are deleted. */
const state = sql`case
  when ${removal}.subject_id is not null and (${isThere} or ${removal}.subject = 'message') then 'removed'
  when not ${isThere} then 'gone' when ${hiddenReason} is not null then 'hidden' else 'visible' end`;

export const liveContent = sql`coalesce(case when ${live.post}.id is not null then ${reportedText(live.post)} end, ${live.comment}.content, ${live.message}.text,
  ${removal}.saved ->> 'text', ${live.user}.bio)`;

const reasons = (row: ReportRow): SQL => sql`(
  select json_agg(ranked.reason order by ranked.n desc, ranked.reason) from (
    select r.reason, count(*) as n from reports r
    where r.subject = ${row}.subject and r.subject_id = ${row}.subject_id group by r.reason
  ) ranked)`;

const caseFields = (row: ReportRow): SQL => sql`'id', ${summary}.id, 'subject', ${row}.subject,
  'subject_id', ${row}.subject_id, 'reasons', ${reasons(row)}, 'urgent', ${summary}.urgent,
  'reports_count', ${summary}.total, 'open_count', ${summary}.open,
  'first_at', ${isoTime(sql`${summary}.first_at`)}, 'last_at', ${isoTime(sql`${summary}.last_at`)},
  'outcome', ${summary}.outcome, 'about', ${authorOrNull(owner)},
  'excerpt', left(coalesce(${copied}.content, ${liveContent}, ''), ${EXCERPT}),
  'pictures_count', (select count(*) from evidence_pictures shown where shown.evidence_id = ${copied}.id),
  'subject_state', (
    select json_build_object('state', now.state,
      'reason', case when now.state in ('removed', 'hidden') then coalesce(${removal}.reason, ${hiddenReason}) end,
      'restorable_until', case when now.state = 'removed' then ${isoTime(sql`${removal}.purge_after`)} end)
    from (select ${state} as state) now)`;

/** The contract's `ReportCase` as fields of a JSON object, with its joins. */
export const caseView = (row: ReportRow): { fields: SQL; joins: SQL } => ({
  fields: caseFields(row),
  joins: joinCase(row),
});
