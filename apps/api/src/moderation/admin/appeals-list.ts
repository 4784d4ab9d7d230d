import { limits, type ManagedAppeal, type QueueState } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import {
  firstPositionValues,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { appealRow, type AppealRow, logRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { appealJson, auditEntryJson, managedMemberJson } from './admin-json';

const COUNT = literal(limits.pageMax + 1);

type Values = [viewerId: string, now: string, at: string, id: string];

export const selectDecision = (appeal: AppealRow): SQL => sql`
  select * from moderation_log decided
  where decided.subject_id = ${appeal}.subject_id and decided.created_at = ${appeal}.decided_on
    and decided.action in ('suspend', 'remove_post', 'hide_post', 'remove_comment', 'hide_comment',
      'remove_profile_text', 'remove_profile_picture')
  order by decided.id desc limit 1`;

const json = (
  viewerId: SQL,
  now: SQL,
): SQL => sql`(${appealJson(appealRow('appeal'))}::jsonb || jsonb_build_object(
  'member', (select ${managedMemberJson(userRow('person'), now)} from users person where person.id = appeal.user_id),
  'decision_on', case when decision.id is not null then ${auditEntryJson(logRow('decision'))} end,
  'content', case appeal.subject
    when 'post' then (select p.content from posts p where p.id = appeal.subject_id)
    when 'comment' then (select c.content from comments c where c.id = appeal.subject_id and c.deleted_at is null) end,
  'own_decision', coalesce(decision.operator_id = ${viewerId}, false)))::text as json`;

const openAppeals = defineStatement<JsonRow, Values>(
  'open_appeals',
  (viewerId, now, at, id) => sql`
    select appeal.id, ${selectAt(sql`appeal.created_at`)}, ${json(sql`${viewerId}::uuid`, sql`${now}::timestamptz`)}
    from appeals appeal left join lateral (${selectDecision(appealRow('appeal'))}) decision on true
    where appeal.decided_at is null and (appeal.created_at, appeal.id) > (${at}::timestamptz, ${id}::uuid)
    order by appeal.created_at, appeal.id limit ${COUNT}`,
);

const decidedAppeals = defineStatement<JsonRow, Values>(
  'decided_appeals',
  (viewerId, now, at, id) => sql`
    select appeal.id, ${selectAt(sql`appeal.decided_at`)}, ${json(sql`${viewerId}::uuid`, sql`${now}::timestamptz`)}
    from appeals appeal left join lateral (${selectDecision(appealRow('appeal'))}) decision on true
    where appeal.decided_at is not null and (appeal.decided_at, appeal.id) < (${at}::timestamptz, ${id}::uuid)
    order by appeal.decided_at desc, appeal.id desc limit ${COUNT}`,
);

interface AppealsQuery extends PageQuery {
  viewerId: string;
  state: QueueState;
  now: Date;
}

/**
 * Open ones oldest first, decided ones latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listAppeals(
  db: Db,
  { viewerId, state, limit, cursor, now }: AppealsQuery,
): Promise<JsonPage<'appeals', ManagedAppeal>> {
  const time = now.toISOString();
  const rows =
    state === 'open'
      ? await openAppeals.run(db, viewerId, time, ...firstPositionValues(cursor))
      : await decidedAppeals.run(db, viewerId, time, ...positionValues(cursor));
  return toJsonPage('appeals', rows, limit);
}
