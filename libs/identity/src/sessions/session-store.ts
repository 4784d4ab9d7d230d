import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import type Provider from 'oidc-provider';
import { accounts, type IdentityDb, records, sessions } from '../db/schema';

const MAX_USER_AGENT = 300;

export type SignedIn = typeof sessions.$inferSelect;

export interface SignedInUse {
  grantId: string;
  /** Null for a device. */
  sessionUid: string | null;
  accountId: string;
  userAgent: string;
}

export class SessionStore {
  constructor(
    private readonly db: IdentityDb,
    private readonly now: () => number = () => Date.now(),
  ) {}

  async use({ userAgent, ...use }: SignedInUse): Promise<void> {
    const lastUsedAt = new Date(this.now());
    const changes = { lastUsedAt, userAgent: userAgent.replace(/\p{Cc}/gu, '').slice(0, MAX_USER_AGENT) };
    await this.db
      .insert(sessions)
      .values({ ...use, ...changes, createdAt: lastUsedAt })
      .onConflictDoUpdate({ target: sessions.grantId, set: changes });
  }

  async renew(grantId: string): Promise<void> {
    const lastUsedAt = new Date(this.now());
    await this.db.update(sessions).set({ lastUsedAt }).where(eq(sessions.grantId, grantId));
  }

  /** The latest first. */
  async list(accountId: string): Promise<SignedIn[]> {
    const found = await this.db
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(records, and(eq(records.model, 'Grant'), eq(records.id, sessions.grantId)))
      .where(and(eq(sessions.accountId, accountId), gt(records.expiresAt, new Date(this.now()))))
      .orderBy(desc(sessions.lastUsedAt));
    return found.map(({ session }) => session);
  }

  async hasEnded(grantId: string): Promise<boolean> {
    const isOpen = and(
      eq(records.model, 'Grant'),
      eq(records.id, grantId),
      gt(records.expiresAt, new Date(this.now())),
    );
    return (await this.db.select({ id: records.id }).from(records).where(isOpen)).length === 0;
  }

  /** Ends refresh tokens too; issued access tokens last minutes longer. */
  async end(
    provider: Provider,
    { grantId, sessionUid }: Pick<SignedIn, 'grantId' | 'sessionUid'>,
  ): Promise<void> {
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.DeviceCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
    if (sessionUid !== null) await (await provider.Session.findByUid(sessionUid))?.destroy();
    await this.db.delete(sessions).where(eq(sessions.grantId, grantId));
  }

  /** Those of requests under way end too: `isSignedOut` tells them. */
  async endAll(provider: Provider, accountId: string, exceptUid?: string): Promise<void> {
    await this.db
      .update(accounts)
      .set({ signedOutAt: new Date(this.now()), signedOutExcept: exceptUid ?? null })
      .where(eq(accounts.id, accountId));
    const isOther = exceptUid === undefined ? undefined : otherThan(exceptUid);
    const found = await this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), isOther));
    for (const session of found) await this.end(provider, session);
  }

  async deleteEnded(): Promise<void> {
    const grant = this.db
      .select({ id: records.id })
      .from(records)
      .where(and(eq(records.model, 'Grant'), eq(records.id, sessions.grantId)));
    await this.db.delete(sessions).where(notExists(grant));
  }
}

const otherThan = (uid: string) => sql`(${sessions.sessionUid} is null or ${ne(sessions.sessionUid, uid)})`;
