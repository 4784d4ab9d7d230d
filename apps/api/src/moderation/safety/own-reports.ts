import type { OwnReport } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  isAfter,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { isoTime } from '../../platform/common/iso-time';
import { type Db, queryRows } from '../../platform/db/types';
import { isBlockedBy } from '../../people/relationship';

/** Characters of a copy in a list. */
export const EXCERPT = sql.raw('200');

/** Comments and messages cannot be edited, so the copy says only what its reader has read. */
const isStillThere = sql`(
  r.subject = 'comment' and exists (select from comments c where c.id = r.subject_id and c.deleted_at is null)
  or r.subject = 'message' and exists (select from messages m where m.id = r.subject_id))`;

/**
 * Latest first. Leaves out copies of posts and people, which may have changed or be hidden from the reporter.
 */
export async function readOwnReports(
  db: Db,
  reporterId: string,
  { limit, cursor }: PageQuery,
): Promise<JsonPage<'reports', OwnReport>> {
  const rows = await queryRows<JsonRow>(
    db,
    sql`
      select r.id, ${selectAt(sql`r.created_at`)}, json_build_object(
        'id', r.id, 'subject', r.subject, 'subject_id', r.subject_id, 'name', about.full_name, 'reason', r.reason,
        'excerpt', case when about.id is not null and ${isStillThere} then left(e.content, ${EXCERPT}) else '' end,
        'details', r.details, 'createdAt', ${isoTime(sql`r.created_at`)}, 'state', coalesce(r.outcome, 'waiting'),
        'reviewedAt', ${isoTime(sql`r.reviewed_at`)})::text as json
      from reports r
      left join report_evidence e on e.id = r.evidence_id
      left join users about on about.id = case when r.subject = 'user' then r.subject_id else e.owner_id end
        and not ${isBlockedBy(sql`r.reporter_id`, sql`about.id`)}
      where r.reporter_id = ${reporterId} and ${isAfter(sql`r.created_at`, sql`r.id`, cursor)}
      order by r.created_at desc, r.id desc limit ${limit + 1}`,
  );
  return toJsonPage('reports', rows, limit);
}
