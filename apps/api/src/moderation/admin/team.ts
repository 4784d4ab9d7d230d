import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import type { Act, ModerationOutcome } from '../safety/moderation-log';
import { authorizeTask, type Person, type Task } from './admin.policy';

/**
 * Hook that runs before the input is read.
 * @returns throws AppError `forbidden`
 */
export const requireTask = (task: Task) => async (request: FastifyRequest) => {
  throwIfDenied(authorizeTask(request.currentRole, task));
};

export const currentOperator = (request: FastifyRequest): Person => ({
  id: getCurrentUserId(request),
  role: request.currentRole,
});

export async function readAct(
  db: Db,
  request: FastifyRequest,
  { reason, now }: { reason: string; now: Date },
): Promise<Act> {
  const operatorId = getCurrentUserId(request);
  const [user] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, operatorId));
  if (user === undefined) throw errors.accountDeleted();
  return { operator: user.name, operatorId, reason, now };
}

/** Makes a change in a transaction, and counts it for the operator's quota if it did anything. */
export const makeCounted = (
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  request: FastifyRequest,
  change: (tx: Db) => Promise<ModerationOutcome>,
): Promise<ModerationOutcome> =>
  quotas.during((take) =>
    db.write.transaction(async (tx) => {
      const outcome = await change(tx);
      if (outcome === 'done') await take(tx, getCurrentUserId(request), 'moderation');
      return outcome;
    }),
  );
