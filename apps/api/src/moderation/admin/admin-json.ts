import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { authorFields, authorJson } from '../../people/author-json';
import { isoTime } from '../../platform/common/iso-time';
import type { AppealRow, LogRow, UserRow } from '../../platform/db/rows';

/** Content leaves everybody's view, or returns to it. */
const removing = sql`('remove_post', 'remove_comment', 'remove_message', 'delete_post', 'delete_comment', 'delete_message')`;
const restoring = sql`('restore_post', 'restore_comment', 'restore_message')`;

const suspensionJson = (userId: SQLWrapper, now: SQLWrapper): SQL => sql`(
  select json_build_object('reason', s.reason, 'since', ${isoTime(sql`s.since`)}, 'until', ${isoTime(sql`s.until`)})
  from suspensions s where s.user_id = ${userId} and (s.until is null or s.until > ${now}))`;

export const managedMemberJson = (user: UserRow, now: SQLWrapper): SQL => sql`json_build_object(
  ${authorFields(user)}, 'createdAt', ${isoTime(sql`${user}.created_at`)},
  'role', coalesce((select held.role from roles held where held.user_id = ${user}.id), 'member'),
  'posts_count', ${user}.posts_count, 'followers_count', ${user}.followers_count,
  'reports_count', (
    select count(*) from reports about where about.subject = 'user' and about.subject_id = ${user}.id
  ) + (
    select count(*) from report_evidence copied join reports about on about.evidence_id = copied.id
    where copied.owner_id = ${user}.id and copied.subject <> 'user'
  ),
  'removals_count', (
    select count(distinct gone.subject_id) from moderation_log gone
    where gone.owner_id = ${user}.id and gone.action in ${removing} and not exists (
      select from moderation_log back
      where back.subject_id = gone.subject_id and back.action in ${restoring} and back.id > gone.id)
  ),
  'suspensions_count', (
    select count(*) from moderation_log entry where entry.subject_id = ${user}.id and entry.action = 'suspend'
  ),
  'suspension', ${suspensionJson(sql`${user}.id`, now)})`;

/** Entries of earlier versions name no owner. */
const entryOwner = (entry: LogRow): SQL =>
  sql`coalesce(${entry}.owner_id, case when ${entry}.subject = 'user' then ${entry}.subject_id end)`;

export const auditEntryJson = (entry: LogRow): SQL => sql`case
  when ${entryOwner(entry)} is null then '{}'::jsonb else jsonb_build_object('about', (
    select json_build_object('_id', whose.id, 'full_name', whose.full_name) from users whose
    where whose.id = ${entryOwner(entry)}
  )) end || jsonb_build_object('id', ${entry}.id, 'createdAt', ${isoTime(sql`${entry}.created_at`)},
  'operator', ${entry}.operator, 'operator_id', ${entry}.operator_id, 'action', ${entry}.action,
  'subject', ${entry}.subject, 'subject_id', ${entry}.subject_id, 'reason', ${entry}.reason,
  'before', ${entry}.before, 'after', ${entry}.after)`;

/** The contract's `Appeal`. */
export const appealJson = (appeal: AppealRow): SQL => sql`json_build_object('id', ${appeal}.id,
  'subject', ${appeal}.subject, 'subject_id', ${appeal}.subject_id, 'text', ${appeal}.text,
  'createdAt', ${isoTime(sql`${appeal}.created_at`)}, 'decidedAt', ${isoTime(sql`${appeal}.decided_at`)},
  'outcome', ${appeal}.outcome, 'answer', ${appeal}.answer)`;

export const authorOrNull = (user: UserRow): SQL =>
  sql`case when ${user}.id is not null then ${authorJson(user)} end`;
