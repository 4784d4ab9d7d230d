import { clubContract, type ClubText, type HandOver } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { changeEntry } from './entry';
import { createInvitation, listInvitations, listInvited, revokeInvitation } from './invitations';
import { addMember } from './new-members';
import { decideJoinRequest, listJoinRequests } from './join-requests';
import { listRules, publishRules } from './rules';
import { makeCounted, readAct } from './team';

export function managedEntryRoutes({ db, quotas, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.entry, 'change', 'invitations', 'invited', 'invite', 'revoke'), {
    change: async ({ request, body: { mode } }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      await changeEntry(db.write, mode, act);
      return { status: 200, body: { success: true, message: 'Saved' } };
    },

    invitations: async ({ reply, query }) =>
      answerJson(reply, await listInvitations(db.write, { ...query, now: clock() })),

    invited: async ({ reply, params, query }) => {
      const page = await listInvited(db.write, params.id, query);
      if (page === null) throw errors.notFound('This invitation is gone.');
      return answerJson(reply, page);
    },

    invite: async ({ request, body }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      const made = await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          await take(tx, getCurrentUserId(request), 'moderation');
          return createInvitation(tx, body, act);
        }),
      );
      return { status: 200, body: { success: true, ...made } };
    },

    revoke: async ({ request, body: { id } }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      if ((await revokeInvitation(db.write, id, act)) === 'missing')
        throw errors.notFound('This invitation is gone.');
      return { status: 200, body: { success: true, message: 'The invitation is revoked' } };
    },
  });
}

export function joinRequestsRoutes(app: FastifyInstance) {
  const { db, clock } = app;
  return defineRoutes(pickCalls(clubContract.entry, 'requests', 'decide'), {
    requests: async ({ reply, query }) => answerJson(reply, await listJoinRequests(db.write, query)),

    decide: async ({ request, body: { id, outcome, answer } }) => {
      const act = await readAct(db.write, request, { reason: answer, now: clock() });
      const done = await makeCounted(app, request, (tx) => decideJoinRequest(tx, id, outcome, act));
      if (done === 'missing') throw errors.notFound('This request is gone.');
      if (done === 'unchanged') throw errors.conflict('Somebody else has decided about this request.');
      const message = outcome === 'accepted' ? 'They can come in' : 'The request is refused';
      return { status: 200, body: { success: true, message } };
    },
  });
}

const ELSEWHERE = 'Another provider keeps the accounts of this site. Add people there, or invite them.';

export function newMembersRoutes({ db, env, newMembers, quotas, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.entry, 'handOvers', 'addMember'), {
    handOvers: async () => {
      const by: HandOver[] = newMembers === null ? [] : newMembers.mail ? ['card', 'mail'] : ['card'];
      return { status: 200, body: { success: true, by } };
    },

    addMember: async ({ request, body: { by, ...member } }) => {
      if (newMembers === null) throw errors.conflict(ELSEWHERE);
      const { mail } = newMembers;
      if (by === 'mail' && mail === undefined)
        throw errors.conflict('This site cannot send mail.', { by: 'Choose the card.' });
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      const first = await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          await take(tx, getCurrentUserId(request), 'moderation');
          return addMember(tx, { newMembers, issuer: env.auth.issuer, member, by }, act);
        }),
      );
      if (by === 'mail')
        await mail?.(member, first, request.headers['accept-language']).catch((error: unknown) => {
          throw errors.unavailable(
            'The member is added, but the mail could not be sent. Add them once more for another mail, or for a card.',
            error,
          );
        });
      const password = by === 'card' ? first.password : null;
      const added = { email: member.email, ends_at: first.endsAt.toISOString(), first_password: password };
      return { status: 200, body: { success: true, member: added } };
    },
  });
}

const published: Readonly<Record<ClubText, string>> = {
  rules: 'The rules are published',
  terms: 'The terms are published',
  privacy: 'The addition is published',
};

export function managedRulesRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.rules, 'versions', 'publish'), {
    versions: async ({ query }) => ({
      status: 200,
      body: { success: true, ...(await listRules(db.write, query)) },
    }),

    publish: async ({ request, body }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      const version = await publishRules(db.write, body, act);
      if (version === null)
        throw errors.conflict(
          'Somebody else has published a version meanwhile. Read theirs, then publish again to replace it.',
        );
      return { status: 200, body: { success: true, message: published[body.kind], version } };
    },
  });
}
