import { type Appeal, apiContract, type AppealSubject } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { newId } from '../../platform/common/ids';
import { appeals } from '../../platform/db/schema';
import { isUniqueViolation } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { readDecisions } from './decisions';

const noDecision = () => errors.notFound('There is no such decision about you, or it no longer counts.');
const appealedAlready = () => errors.conflict('You have already appealed against this.');

export const viewAppeal = (row: typeof appeals.$inferSelect): Appeal => ({
  id: row.id,
  subject: row.subject,
  subject_id: row.subjectId,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  outcome: row.outcome,
  answer: row.answer,
});

export function appealsRoutes({ db, quotas, clock }: FastifyInstance) {
  /** Appeals are against the decision as it stands now. */
  async function findDecision(userId: string, subject: AppealSubject, subjectId: string, now: Date) {
    const decisions = await readDecisions(db.write, userId, now);
    const named = decisions.filter((row) => row.subject === subject && row.subject_id === subjectId);
    const open = named.find(({ json }) => json.can_appeal);
    if (open !== undefined) return open;
    throw named.some(({ json }) => json.appeal !== null) ? appealedAlready() : noDecision();
  }

  return defineRoutes(apiContract.appeals, {
    list: async ({ request }) => {
      const decisions = await readDecisions(db.write, getCurrentUserId(request), clock());
      return { status: 200, body: { success: true, decisions: decisions.map(({ json }) => json) } };
    },

    add: async ({ request, body: { subject, subject_id: subjectId, text } }) => {
      const userId = getCurrentUserId(request);
      const now = clock();
      const decision = await findDecision(userId, subject, subjectId, now);
      const row = {
        id: newId(),
        userId,
        subject,
        subjectId,
        decidedOn: new Date(decision.decided_on),
        text,
        createdAt: now,
      };
      const [added] = await quotas
        .during((take) =>
          db.write.transaction(async (tx) => {
            await take(tx, userId, 'appeal');
            return tx.insert(appeals).values(row).returning();
          }),
        )
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? appealedAlready() : error;
        });
      if (added === undefined) throw new Error('The appeal could not be stored.');
      const message = 'Thank you. Somebody will look at it again.';
      return { status: 200, body: { success: true, message, appeal: viewAppeal(added) } };
    },
  });
}
