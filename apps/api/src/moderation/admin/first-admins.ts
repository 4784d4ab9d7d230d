import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { FirstAdmins } from '../../people/current-user/accounts';
import type { DbPair } from '../../platform/db/types';
import { hasAdmin, lockAdmins, setRole } from './roles';

const FIRST_ADMIN_LOCK = 7_204_115_304;

const claimsSchema = z.object({
  email: z.string().toLowerCase(),
  /** Some providers take any address on trust. */
  email_verified: z.literal(true),
});

/** Null unless the provider has verified the address. */
export function readVerifiedEmail(claims: unknown): string | null {
  return claimsSchema.safeParse(claims).data?.email ?? null;
}

interface Options {
  db: Pick<DbPair, 'write'>;
  emails: readonly string[];
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Undefined without addresses, so that no user information is read for it. */
export function createFirstAdmins({ db, emails, now, onError }: Options): FirstAdmins | undefined {
  if (emails.length === 0) return undefined;
  let isSettled = false;

  const isNamed = (claims: unknown) => {
    const email = readVerifiedEmail(claims);
    return email !== null && emails.includes(email);
  };

  const appoint = (userId: string, onlyFirst: boolean) =>
    db.write.transaction(async (tx) => {
      // Without an admin there is no row to lock.
      await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK}::bigint)`);
      if ((await lockAdmins(tx)).length > 0 && onlyFirst) return;
      await setRole(tx, userId, 'admin', { operator: 'ADMIN_EMAILS', reason: '', now: now() });
    });

  return {
    isNamed,

    async considerNew(userId, claims) {
      if (isNamed(claims)) await appoint(userId, false);
    },

    async considerMember(userId, readClaims) {
      if (isSettled) return;
      isSettled = await hasAdmin(db.write);
      if (isSettled) return;
      // A provider that does not answer keeps no member out.
      const claims = await readClaims().catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (isNamed(claims)) await appoint(userId, true);
    },
  };
}

/** Lets sign-in make admins of the addresses of ADMIN_EMAILS. */
export const firstAdmins = fp(
  async (app) => {
    const onError = (err: unknown) =>
      app.log.warn({ err }, 'An e-mail address could not be read for ADMIN_EMAILS');
    const { db, env, clock } = app;
    app.decorate('firstAdmins', createFirstAdmins({ db, emails: env.adminEmails, now: clock, onError }));
  },
  { name: 'firstAdmins', dependencies: ['platform'] },
);
