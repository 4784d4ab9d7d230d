import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { isNewcomer, readEntryMode } from '../../people/entry/admission';
import { findInvitation } from '../../people/entry/invitations';
import { newId } from '../../platform/common/ids';
import { joinRequests } from '../../platform/db/schema';
import { and, isNull } from 'drizzle-orm';
import { requireIdentity } from '../../platform/plugins/auth';
import { errors } from '../../platform/plugins/errors';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';

/** No account needed. */
export function entryRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.entry, 'get', 'invitation'), {
    get: async () => ({ status: 200, body: { success: true, mode: await readEntryMode(db.write) } }),

    invitation: async ({ body }) => {
      const { label, endsAt } = await findInvitation(db.write, body.invitation, clock());
      return { status: 200, body: { success: true, label, ends_at: endsAt.toISOString() } };
    },
  });
}

/** Anybody with a valid token may call these. */
export function newcomersRoutes({ db, clock, currentUser }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.entry, 'join', 'request', 'ask', 'withdraw'), {
    join: async ({ request, body }) => {
      await currentUser.join(requireIdentity(request), body.invitation);
      return { status: 200, body: { success: true, message: 'Welcome' } };
    },

    request: async ({ request }) => {
      const identity = requireIdentity(request);
      await currentUser.isMember(identity);
      const [found] = await db.write.select().from(joinRequests).where(isNewcomer(identity));
      if (found === undefined) return { status: 200, body: { success: true, request: null } };
      const { name, text, createdAt, accepted, answer } = found;
      const state = accepted === null ? 'waiting' : accepted ? 'accepted' : 'refused';
      const own = { name, text, createdAt: createdAt.toISOString(), state, answer } as const;
      return { status: 200, body: { success: true, request: own } };
    },

    ask: async ({ request, body }) => {
      const identity = requireIdentity(request);
      if (await currentUser.isMember(identity)) throw errors.conflict('You are a member already.');
      if ((await readEntryMode(db.write)) !== 'approval')
        throw errors.conflict('Nobody waits for approval on this site now. Please load the page again.');
      const { issuer, subject } = identity;
      const [asked] = await db.write
        .insert(joinRequests)
        .values({ id: newId(), issuer, subject, createdAt: clock(), ...body })
        .onConflictDoUpdate({
          target: [joinRequests.issuer, joinRequests.subject],
          set: body,
          setWhere: isNull(joinRequests.decidedAt),
        })
        .returning({ id: joinRequests.id });
      if (asked === undefined) throw errors.conflict('Your request is decided. Please load the page again.');
      return { status: 200, body: { success: true, message: 'Your request waits for approval' } };
    },

    withdraw: async ({ request }) => {
      const identity = requireIdentity(request);
      await currentUser.isMember(identity);
      await db.write.delete(joinRequests).where(and(isNewcomer(identity), isNull(joinRequests.decidedAt)));
      return { status: 200, body: { success: true, message: 'Your request is deleted' } };
    },
  });
}
