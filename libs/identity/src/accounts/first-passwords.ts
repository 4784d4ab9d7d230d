import { randomBytes, randomUUID } from 'node:crypto';
import { eq, isNotNull, lte } from 'drizzle-orm';
import { accounts, type IdentityDb, passwordResets } from '../db/schema';
import { EmailTakenError, toSubject } from './account-store';
import type { PasswordHashes } from './password-hash';

export const FIRST_PASSWORD_DAYS = 14;

const DAY_MS = 86_400_000;
/** Crockford's base 32, without letters that look like others in print. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LETTERS = 4;

/** Sixty random bits, five for each letter: `k7mz-q2n8-v5c1`. */
export function newFirstPassword(): string {
  const group = () =>
    Array.from(randomBytes(GROUP_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export interface NewMember {
  name: string;
  email: string;
}

export interface FirstPassword {
  subject: string;
  /** Only its hash is kept. */
  password: string;
  endsAt: Date;
}

export interface FirstPasswords {
  /**
   * Makes the account. One that nobody has opened yet gets another first password.
   * @param member with their address in lower case
   * @param mailed whether it is sent to the address and nobody else reads it, which confirms the address once it is used
   * @throws EmailTakenError
   */
  add(db: IdentityDb, member: NewMember, mailed: boolean): Promise<FirstPassword>;
  /** With the accounts that nobody has opened by then. */
  deleteEnded(): Promise<void>;
}

/** @param now epoch milliseconds */
export function createFirstPasswords(
  own: IdentityDb,
  hashes: PasswordHashes,
  now: () => number,
): FirstPasswords {
  return {
    async add(db, { name, email }, mailed) {
      const password = newFirstPassword();
      const firstPasswordEndsAt = new Date(now() + FIRST_PASSWORD_DAYS * DAY_MS);
      const passwordHash = await hashes.hash(password);
      const row = { name, passwordHash, firstPasswordEndsAt, firstPasswordMailed: mailed };
      const [added] = await db
        .insert(accounts)
        .values({ id: randomUUID(), email, ...row })
        .onConflictDoUpdate({
          target: accounts.email,
          set: row,
          setWhere: isNotNull(accounts.firstPasswordEndsAt),
        })
        .returning();
      if (added === undefined) throw new EmailTakenError();
      // Who holds the earlier one may be about to use it.
      await db.delete(passwordResets).where(eq(passwordResets.accountId, added.id));
      return { subject: toSubject(added), password, endsAt: firstPasswordEndsAt };
    },
    async deleteEnded() {
      await own.delete(accounts).where(lte(accounts.firstPasswordEndsAt, new Date(now())));
    },
  };
}
