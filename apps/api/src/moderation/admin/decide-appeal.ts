import type { AppealOutcome } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { appealRow } from '../../platform/db/rows';
import { appeals, suspensions } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { type MediaDependencies } from '../../platform/media/media.repository';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { unhideComment } from '../safety/moderate-comments';
import { unhidePost } from '../safety/moderate-content';
import { liftSuspension } from '../safety/moderate-users';
import { type Act, appendToLog } from '../safety/moderation-log';
import { restoreProfile } from '../safety/restore-profile';
import { authorizeAbout, authorizeAppeal, isWithoutPower, type Person } from './admin.policy';
import { selectDecision } from './appeals-list';
import { countTeam, findPerson } from './roles';

type Row = typeof appeals.$inferSelect;

const noAppeal = () => errors.notFound('This appeal is gone.');
const decidedBefore = () => errors.conflict('Somebody else has decided this appeal.');

interface Deciding {
  id: string;
  outcome: AppealOutcome;
  /** The member reads `act.reason`. */
  operator: Person;
  act: Act;
}

/**
 * Granting undoes the decision in the same transaction.
 * @throws AppError `forbidden` for one's own decision while others could look at it, `conflict` if it is
 * decided
 */
export async function decideAppeal(
  { db, media }: MediaDependencies,
  { id, outcome, operator, act }: Deciding,
): Promise<void> {
  await db.write.transaction(async (tx) => {
    const [appeal] = await tx.select().from(appeals).where(eq(appeals.id, id)).for('update');
    if (appeal === undefined) throw noAppeal();
    await assertMayDecideAppeal(tx, appeal, operator, act.now);
    if (appeal.decidedAt !== null) {
      if (appeal.outcome === outcome && appeal.answer === act.reason) return;
      throw decidedBefore();
    }
    if (outcome === 'granted') await grant({ db: { read: tx, write: tx }, media }, appeal, act);
    await tx
      .update(appeals)
      .set({ decidedAt: act.now, outcome, answer: act.reason })
      .where(eq(appeals.id, id));
    await appendToLog(tx, act, {
      action: outcome === 'granted' ? 'grant_appeal' : 'refuse_appeal',
      subject: 'appeal',
      subjectId: id,
      ownerId: appeal.userId,
      before: { open: true },
      after: { open: false, against: appeal.subject },
    });
  });
}

async function assertMayDecideAppeal(tx: Db, appeal: Row, operator: Person, now: Date): Promise<void> {
  const member = await findPerson(tx, appeal.userId);
  throwIfDenied(authorizeAbout(operator, member));
  const [decision] = await queryRows<{ operator_id: string | null }>(
    tx,
    sql`select decision.operator_id from appeals appeal
      cross join lateral (${selectDecision(appealRow('appeal'))}) decision where appeal.id = ${appeal.id}::uuid`,
  );
  const without = [operator.id, appeal.userId];
  const others = await countTeam(
    tx,
    { without, adminsOnly: member !== null && !isWithoutPower(member.role) },
    now,
  );
  throwIfDenied(authorizeAppeal(operator.id, decision?.operator_id ?? null, others));
}

async function grant(
  dependencies: MediaDependencies,
  { subject, subjectId, userId, decidedOn }: Row,
  act: Act,
): Promise<void> {
  const { write } = dependencies.db;
  if (subject === 'suspension') {
    const [current] = await write.select().from(suspensions).where(eq(suspensions.userId, userId));
    if (current?.since.getTime() === decidedOn.getTime()) await liftSuspension(dependencies, userId, act);
    return;
  }
  if (subject === 'profile') {
    await restoreProfile(write, userId, act);
    return;
  }
  const restore = subject === 'post' ? unhidePost : unhideComment;
  if ((await restore(dependencies, subjectId, act)) === 'missing')
    throw errors.conflict(`The ${subject} is deleted and cannot be restored.`);
}
