import { and, eq, gt, lt } from 'drizzle-orm';
import { type IdentityDb, passwordResets } from '../db/schema';
import { hashToken, newToken } from './mailed-token';

export const RESET_MINUTES = 60;
export const ADMIN_RESET_MINUTES = 24 * 60;

export interface PasswordReset {
  accountId: string;
  mailed: boolean;
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** @param now epoch milliseconds */
export function createPasswordResets(db: IdentityDb, now: () => number = Date.now) {
  const isRight = (token: string) =>
    and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, new Date(now())));
  return {
    /** @returns the token, of which only the hash is kept */
    async create(reset: PasswordReset, minutes: number): Promise<string> {
      const token = newToken();
      const expiresAt = new Date(now() + minutes * 60_000);
      await db.insert(passwordResets).values({ tokenHash: hashToken(token), ...reset, expiresAt });
      return token;
    },
    async find(token: string): Promise<PasswordReset | undefined> {
      const { accountId, mailed } = passwordResets;
      const [found] = await db.select({ accountId, mailed }).from(passwordResets).where(isRight(token));
      return found;
    },
    /** Uses up all the account's tokens. */
    async take(token: string): Promise<PasswordReset | undefined> {
      const { accountId, mailed } = passwordResets;
      const [taken] = await db.delete(passwordResets).where(isRight(token)).returning({ accountId, mailed });
      if (taken !== undefined)
        await db.delete(passwordResets).where(eq(passwordResets.accountId, taken.accountId));
      return taken;
    },
    async deleteExpired() {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now())));
    },
  };
}

export const passwordResetUrl = (issuer: string, token: string): string => `${issuer}reset/${token}`;
