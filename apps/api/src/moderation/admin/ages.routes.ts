import { type AgeDecision, clubContract } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findAge, readAge } from '../../people/ages/child';
import { notifyAccountStatus } from '../../people/current-user/account-status';
import { lockAccount } from '../../people/lock-people';
import { userNotFound } from '../../people/relationship.policy';
import { memberAges } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { defineRoutes, pickCalls } from '../../platform/plugins/contract-routes';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';
import { authorizeAbout } from './admin.policy';
import { findPerson } from './roles';
import { currentOperator, makeCounted, readAct } from './team';

async function decide(tx: Db, id: string, decision: AgeDecision, act: Act): Promise<ModerationOutcome> {
  await lockAccount(tx, id);
  const row = await readAge(tx, id);
  const { childUntil } = await findAge(tx, id);
  if (row === null) throw errors.conflict('They have not answered yet.');
  const isAgreed = decision === 'parent_agreed';
  if (isAgreed && (childUntil === null || row.askedAgain))
    throw errors.conflict('They have not said that they are under 18.');
  if (isAgreed ? row.agreedAt !== null : row.askedAgain) return 'unchanged';
  await tx
    .update(memberAges)
    .set(isAgreed ? { agreedAt: act.now } : { askedAgain: true })
    .where(eq(memberAges.userId, id));
  await notifyAccountStatus(tx, id);
  await appendToLog(tx, act, {
    action: isAgreed ? 'note_parent_agreed' : 'ask_age_again',
    subject: 'user',
    subjectId: id,
    ownerId: id,
    before: {},
    after: {},
  });
  return 'done';
}

export function managedAgesRoutes(app: FastifyInstance) {
  const { db, clock } = app;
  return defineRoutes(pickCalls(clubContract.ages, 'member', 'decide'), {
    member: async ({ params: { id } }) => {
      if ((await findPerson(db.write, id)) === null) throw userNotFound();
      const { question, childUntil } = await findAge(db.write, id);
      const row = await readAge(db.write, id);
      const child =
        childUntil === null ? null : { until: childUntil, agreedAt: row?.agreedAt?.toISOString() ?? null };
      return { status: 200, body: { success: true, question, told: row?.askedAgain === false, child } };
    },

    decide: async ({ request, body: { id, decision } }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      await makeCounted(app, request, async (tx) => {
        const target = await findPerson(tx, id);
        if (target === null) throw userNotFound();
        throwIfDenied(authorizeAbout(currentOperator(request), target));
        return decide(tx, id, decision, act);
      });
      const message =
        decision === 'parent_agreed' ? 'Noted that a parent agrees' : 'They will be asked again';
      return { status: 200, body: { success: true, message } };
    },
  });
}
