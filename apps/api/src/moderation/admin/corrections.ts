import type { CorrectionOutcome, QueueState, SuggestedCorrection } from '@aranya/contracts';
import { splitName } from '@aranya/wildlife-data/corrections';
import { and, eq, sql } from 'drizzle-orm';
import { notifyCorrections } from '../../members/corrections/corrected-records';
import { correctionFields, noCorrection, readChangedFact } from '../../members/corrections/corrections';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { addNotification } from '../../notifications/write-notifications';
import { authorJson } from '../../people/author-json';
import { lockPeople } from '../../people/lock-people';
import {
  firstPositionValues,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { correctionRow, userRow } from '../../platform/db/rows';
import { corrections, notifications } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { type Act, appendToLog } from '../safety/moderation-log';
import { authorizeCorrection } from './admin.policy';

/** Open ones oldest first, decided ones latest first. */
export async function listCorrections(
  db: Db,
  { state, limit, cursor }: PageQuery & { state: QueueState },
): Promise<JsonPage<'corrections', SuggestedCorrection>> {
  const isOpen = state === 'open';
  const [at, last] = isOpen ? firstPositionValues(cursor) : positionValues(cursor);
  const [time, direction, after] = isOpen
    ? [sql`c.created_at`, sql``, sql`>`]
    : [sql`c.decided_at`, sql`desc`, sql`<`];
  const rows = await queryRows<JsonRow>(
    db,
    sql`
    select c.id, ${selectAt(time)}, json_build_object(${correctionFields(correctionRow('c'))},
      'suggested_by', (select ${authorJson(userRow('person'))} from users person where person.id = c.user_id))::text as json
    from corrections c
    where c.decided_at is ${isOpen ? sql`null` : sql`not null`} and (${time}, c.id) ${after} (${at}::timestamptz, ${last}::uuid)
    order by ${time} ${direction}, c.id ${direction} limit ${limit + 1}`,
  );
  return toJsonPage('corrections', rows, limit);
}

/**
 * Runs in a transaction. Accepting checks the value again, since the record may have changed.
 * @throws AppError `conflict` for a decided one, or a fact that has changed since
 * @returns the notification of its author, null for a deleted account, and when an accepted one is shown: a record's at once where its source has an address, a translation's once it is in the files
 */
export async function decideCorrection(
  tx: Db,
  id: string,
  outcome: CorrectionOutcome,
  act: Act & { operatorId: string },
): Promise<{ notified: NotificationRow | null; shown: 'at once' | 'later' | 'by hand' }> {
  const [found] = await tx.select().from(corrections).where(eq(corrections.id, id));
  if (found === undefined) throw noCorrection();
  await lockPeople(tx, [found.userId, act.operatorId]);
  const [correction] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update');
  if (correction === undefined) throw noCorrection();
  const { userId } = correction;
  const { language, record } = splitName(correction.record);
  throwIfDenied(authorizeCorrection(act.operatorId, userId));
  if (correction.decidedAt !== null) throw errors.conflict('Somebody else has decided this correction.');
  if (outcome === 'accepted') {
    const { value } = await readChangedFact(tx, { ...correction, language, record });
    if (JSON.stringify(value) !== JSON.stringify(correction.before))
      throw errors.conflict('The record has changed since. Please decline the correction and say so.');
  }
  await tx
    .update(corrections)
    .set({ decidedAt: act.now, outcome, answer: act.reason })
    .where(eq(corrections.id, id));
  if (outcome === 'accepted') await notifyCorrections(tx);
  await appendToLog(tx, act, {
    action: outcome === 'accepted' ? 'accept_correction' : 'decline_correction',
    subject: 'correction',
    subjectId: id,
    ownerId: userId,
    before: { open: true },
    after: { open: false, record: correction.record, field: correction.field },
  });
  const shown = language !== 'en' ? 'later' : correction.sourceUrl === null ? 'by hand' : 'at once';
  if (userId === null) return { notified: null, shown };
  const row = { recipientId: userId, actorId: act.operatorId, kind: 'correction' as const };
  // An editor's earlier one gives way, so that the latest is unread.
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.recipientId, row.recipientId),
        eq(notifications.actorId, row.actorId),
        eq(notifications.kind, row.kind),
      ),
    );
  return { notified: await addNotification(tx, { ...row, now: act.now }), shown };
}
