import { retentionDays, type WaitingRequest } from '@aranya/contracts';
import { eq, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import {
  firstPositionValues,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { isoTime } from '../../platform/common/iso-time';
import { joinRequests } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';

/** Time to read the answer; then they may ask again. */
const KEPT_MS = retentionDays.joinRequests * DAY_MS;

/** Oldest first. */
export async function listJoinRequests(
  db: Db,
  { limit, cursor }: PageQuery,
): Promise<JsonPage<'requests', WaitingRequest>> {
  const [at, last] = firstPositionValues(cursor);
  const rows = await queryRows<JsonRow>(
    db,
    sql`
    select r.id, ${selectAt(sql`r.created_at`)}, json_build_object('id', r.id, 'name', r.name, 'text', r.text,
      'createdAt', ${isoTime(sql`r.created_at`)})::text as json
    from join_requests r where r.decided_at is null and (r.created_at, r.id) > (${at}::timestamptz, ${last}::uuid)
    order by r.created_at, r.id limit ${limit + 1}`,
  );
  return toJsonPage('requests', rows, limit);
}

/** `unchanged`: it was decided before. The log holds no words of the newcomer. */
export async function decideJoinRequest(
  tx: Db,
  id: string,
  outcome: 'accepted' | 'refused',
  act: Act,
): Promise<ModerationOutcome> {
  const [request] = await tx.select().from(joinRequests).where(eq(joinRequests.id, id)).for('update');
  if (request === undefined) return 'missing';
  if (request.decidedAt !== null) return 'unchanged';
  await tx
    .update(joinRequests)
    .set({ decidedAt: act.now, accepted: outcome === 'accepted', answer: act.reason })
    .where(eq(joinRequests.id, id));
  await appendToLog(tx, act, {
    action: outcome === 'accepted' ? 'accept_newcomer' : 'refuse_newcomer',
    subject: 'join_request',
    subjectId: id,
    ownerId: null,
    before: { state: 'waiting' },
    after: { state: outcome },
  });
  return 'done';
}

export async function pruneJoinRequests(db: Db, now = new Date()): Promise<void> {
  await db.delete(joinRequests).where(lt(joinRequests.decidedAt, new Date(now.getTime() - KEPT_MS)));
}
