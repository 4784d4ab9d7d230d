import { limits, type OpenCounts, type Role } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { queryRows } from '../../platform/db/types';
import { authorizeTask } from './admin.policy';
import { reports } from '../../platform/db/schema';
import { countWaiting, type WaitingNames, waitingNames } from './names-list';
import { isUrgentReason } from './case-json';
import { asksForTexts } from './site';

const MAX_COUNTED = 100 * limits.pageDefault;

/** Counts cases, not reports. Contact messages and the site's texts are for admins alone. */
export async function countOpen(
  { db, env }: Pick<FastifyInstance, 'db' | 'env'>,
  role: Role,
): Promise<OpenCounts> {
  const isAdmin = authorizeTask(role, 'contact') === null;
  const [row] = await queryRows<{ counts: Omit<OpenCounts, 'names' | 'site'>; names: WaitingNames }>(
    db.write,
    sql`
    with open_reports as materialized (
      select subject, subject_id, ${isUrgentReason(reports)} as urgent from reports
      where reviewed_at is null order by id limit ${MAX_COUNTED}
    )
    select json_build_object(
      'reports', (select count(distinct (subject, subject_id)) from open_reports),
      'urgent_reports', (select count(distinct (subject, subject_id)) from open_reports where urgent),
      'appeals', (select count(*) from (select from appeals where decided_at is null limit ${MAX_COUNTED}) waiting),
      'join_requests', (select count(*) from (select from join_requests where decided_at is null limit ${MAX_COUNTED}) waiting),
      'corrections', (select count(*) from (select from corrections where decided_at is null limit ${MAX_COUNTED}) waiting),
      'contact_messages', case when ${isAdmin}::boolean then (
        select count(*) from (select from contact_messages where handled_at is null limit ${MAX_COUNTED}) waiting)
      end) as counts, ${waitingNames} as names`,
  );
  if (row === undefined) throw new Error('A select without a table has one row.');
  const site = isAdmin ? Number(await asksForTexts(db.write, env)) : null;
  return { ...row.counts, names: countWaiting(row.names), site };
}
