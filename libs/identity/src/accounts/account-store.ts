import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import type { AccountClaims } from 'oidc-provider';
import { accounts, emailCodes, type IdentityDb, passkeys, passwordResets } from '../db/schema';
import { isSignedOut, type SignIn } from '../sessions/is-signed-out';

const SUBJECT_PREFIX = 'local|';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type Account = typeof accounts.$inferSelect;

export interface AccountStore {
  findBySubject(subject: string): Promise<Account | undefined>;
  /** Undefined unless its owner has confirmed it. */
  findConfirmedAddress(subject: string): Promise<string | undefined>;
  /** Undefined for a sign-in that was ended, too. */
  findSignedIn(subject: string, signIn: SignIn): Promise<Account | undefined>;
  /** @param email in lower case */
  findByEmail(email: string): Promise<Account | undefined>;
  findById(id: string): Promise<Account | undefined>;
  /** @throws EmailTakenError */
  create(
    details: Pick<Account, 'email' | 'name' | 'passwordHash'> & { emailVerifiedAt?: Date },
  ): Promise<Account>;
  confirmEmail(id: string): Promise<Account | undefined>;
  /**
   * Ends the account's reset links and mailed codes.
   * @param email in lower case
   * @param verifiedAt null if no code confirmed it
   * @throws EmailTakenError
   */
  changeEmail(id: string, email: string, verifiedAt: Date | null): Promise<Account | undefined>;
  /**
   * Gives the account back to the owner of a former address, to which a link was mailed. Removes its passkeys.
   * @throws EmailTakenError
   */
  recover(id: string, email: string, passwordHash: string): Promise<void>;
  /** Ends the account's reset links and mailed codes. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** As `setPassword`, by a link, and removes the passkeys, which somebody else may have added. */
  resetPassword(id: string, passwordHash: string): Promise<void>;
}

export class EmailTakenError extends Error {
  override name = 'EmailTakenError';
}

const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === UNIQUE_VIOLATION;

const ownPassword = (passwordHash: string) => ({ passwordHash, firstPasswordEndsAt: null });

export function createAccountStore(db: IdentityDb): AccountStore {
  const endMailed = async (id: string) => {
    await db.delete(passwordResets).where(eq(passwordResets.accountId, id));
    await db.delete(emailCodes).where(eq(emailCodes.accountId, id));
  };
  const removePasskeys = async (id: string) => {
    await db.delete(passkeys).where(eq(passkeys.accountId, id));
  };
  const changeRow = async (id: string, changes: Partial<Account>) => {
    const change = db.update(accounts).set(changes).where(eq(accounts.id, id)).returning();
    const [changed] = await change.catch((error: unknown) => {
      throw isTaken(error) ? new EmailTakenError() : error;
    });
    await endMailed(id);
    return changed;
  };
  const findBySubject = async (subject: string) => {
    const id = readAccountId(subject);
    if (id === undefined) return undefined;
    const [found] = await db.select().from(accounts).where(eq(accounts.id, id));
    return found;
  };
  return {
    findBySubject,
    async findConfirmedAddress(subject) {
      const found = await findBySubject(subject);
      return found?.emailVerifiedAt ? found.email : undefined;
    },
    async findSignedIn(subject, signIn) {
      const found = await findBySubject(subject);
      return found && !isSignedOut(found, signIn) ? found : undefined;
    },
    async findById(id) {
      const [found] = await db.select().from(accounts).where(eq(accounts.id, id));
      return found;
    },
    async confirmEmail(id) {
      const [found] = await db
        .update(accounts)
        .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, now())` })
        .where(eq(accounts.id, id))
        .returning();
      return found;
    },
    async findByEmail(email) {
      const [found] = await db.select().from(accounts).where(eq(accounts.email, email));
      return found;
    },
    async create(details) {
      const [created] = await db
        .insert(accounts)
        .values({ ...details, id: randomUUID() })
        .onConflictDoNothing({ target: accounts.email })
        .returning();
      if (created === undefined) throw new EmailTakenError();
      return created;
    },
    changeEmail: (id, email, emailVerifiedAt) => changeRow(id, { email, emailVerifiedAt }),
    async recover(id, email, passwordHash) {
      await changeRow(id, { email, ...ownPassword(passwordHash), emailVerifiedAt: new Date() });
      await removePasskeys(id);
    },
    async setPassword(id, passwordHash) {
      await changeRow(id, ownPassword(passwordHash));
    },
    async resetPassword(id, passwordHash) {
      await changeRow(id, ownPassword(passwordHash));
      await removePasskeys(id);
    },
  };
}

/** Auth0's form: connection, bar, ID. */
export function toSubject({ id }: Pick<Account, 'id'>): string {
  return SUBJECT_PREFIX + id;
}

export function readAccountId(subject: string): string | undefined {
  const id = subject.startsWith(SUBJECT_PREFIX) ? subject.slice(SUBJECT_PREFIX.length) : '';
  return UUID.test(id) ? id : undefined;
}

export function toClaims(account: Account): AccountClaims {
  return {
    sub: toSubject(account),
    name: account.name,
    nickname: account.email.slice(0, account.email.indexOf('@')),
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
  };
}

/**
 * Removes what the sign-in keeps about somebody who leaves the site: address, name, password, passkeys, mailed links.
 * @param subject another provider's has nothing here
 */
export async function deleteSignInOf(db: IdentityDb, subject: string): Promise<void> {
  const id = readAccountId(subject);
  if (id !== undefined) await db.delete(accounts).where(eq(accounts.id, id));
}
