import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { userNotFound } from '../../people/relationship.policy';
import type { Db } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import type { ModerationOutcome } from '../safety/moderation-log';
import { liftSuspension, suspendUser } from '../safety/moderate-users';
import { authorizeAbout, authorizeRole, type Person } from './admin.policy';
import { listMembers, readMember } from './members';
import { assertAdminLeft, findPerson, lockAdmins, setRole, roleNames } from './roles';
import { makeCounted, currentOperator, readAct } from './team';

async function findTarget(tx: Db, id: string): Promise<Person> {
  const person = await findPerson(tx, id);
  if (person === null) throw userNotFound();
  return person;
}

/** The operator's role may have been taken away since the call began. */
async function readOperator(tx: Db, { id }: Person): Promise<Person> {
  return (await findPerson(tx, id)) ?? { id, role: 'member' };
}

function assertThere(outcome: ModerationOutcome): void {
  if (outcome === 'missing') throw userNotFound();
}

export function membersRoutes(app: FastifyInstance) {
  const { db, media, clock } = app;
  return defineRoutes(pickCalls(apiContract.admin, 'members', 'member', 'suspend', 'lift'), {
    members: async ({ reply, query }) =>
      answerJson(reply, await listMembers(db.write, { ...query, now: clock() })),

    member: async ({ params }) => {
      const found = await readMember(db.write, params.id, clock());
      if (found === null) throw userNotFound();
      return { status: 200, body: { success: true, ...found } };
    },

    suspend: async ({ request, body: { id, reason, until } }) => {
      const now = clock();
      const end = until === null ? null : new Date(until);
      if (end !== null && end <= now)
        throw errors.invalid('The end is in the past.', { until: 'Choose a time in the future.' });
      const act = await readAct(db.write, request, { reason, now });
      const outcome = await makeCounted(app, request, async (tx) => {
        await lockAdmins(tx);
        throwIfDenied(
          authorizeAbout(await readOperator(tx, currentOperator(request)), await findTarget(tx, id)),
        );
        await assertAdminLeft(tx, id, 'suspended', now);
        return suspendUser({ db: { read: tx, write: tx }, media }, id, end, act);
      });
      assertThere(outcome);
      return { status: 200, body: { success: true, message: 'The member is suspended' } };
    },

    lift: async ({ request, body: { id, reason } }) => {
      const act = await readAct(db.write, request, { reason, now: clock() });
      const outcome = await db.write.transaction(async (tx) => {
        throwIfDenied(
          authorizeAbout(await readOperator(tx, currentOperator(request)), await findTarget(tx, id)),
        );
        return liftSuspension({ db: { read: tx, write: tx }, media }, id, act);
      });
      assertThere(outcome);
      return { status: 200, body: { success: true, message: 'The suspension has ended' } };
    },
  });
}

export function rolesRoutes(app: FastifyInstance) {
  const { db, clock } = app;
  return defineRoutes(pickCalls(apiContract.admin, 'setRole'), {
    setRole: async ({ request, body: { id, role, reason } }) => {
      const now = clock();
      const act = await readAct(db.write, request, { reason, now });
      const outcome = await makeCounted(app, request, async (tx) => {
        await lockAdmins(tx);
        const operator = await readOperator(tx, currentOperator(request));
        if (operator.role !== 'admin') throw errors.forbidden('Only admins can do this.');
        throwIfDenied(authorizeRole(operator, await findTarget(tx, id), role));
        if (role !== 'admin') await assertAdminLeft(tx, id, 'demoted', now);
        return setRole(tx, id, role, act);
      });
      assertThere(outcome);
      return { status: 200, body: { success: true, message: `They are ${roleNames[role]} now` } };
    },
  });
}
