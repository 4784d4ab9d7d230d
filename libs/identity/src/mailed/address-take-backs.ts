import { and, eq, gt, gte, lt } from 'drizzle-orm';
import { addressTakeBacks, type IdentityDb } from '../db/schema';
import { hashToken, newToken } from './mailed-token';

export const TAKE_BACK_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface AddressTakeBack {
  accountId: string;
  /** The former address. */
  email: string;
}

export type AddressTakeBacks = ReturnType<typeof createAddressTakeBacks>;

/** @param now epoch milliseconds */
export function createAddressTakeBacks(db: IdentityDb, now: () => number = Date.now) {
  const { accountId, email, createdAt } = addressTakeBacks;
  const isRight = (token: string) =>
    and(eq(addressTakeBacks.tokenHash, hashToken(token)), gt(addressTakeBacks.expiresAt, new Date(now())));
  return {
    /** @returns the token, of which only the hash is kept */
    async create(takeBack: AddressTakeBack): Promise<string> {
      const token = newToken();
      const at = now();
      await db.insert(addressTakeBacks).values({
        tokenHash: hashToken(token),
        ...takeBack,
        createdAt: new Date(at),
        expiresAt: new Date(at + TAKE_BACK_DAYS * DAY_MS),
      });
      return token;
    },
    async find(token: string): Promise<AddressTakeBack | undefined> {
      const [found] = await db.select({ accountId, email }).from(addressTakeBacks).where(isRight(token));
      return found;
    },
    /** Uses up the account's later take-backs as well: whoever took over the account may own those addresses. */
    async take(token: string): Promise<AddressTakeBack | undefined> {
      const [taken] = await db
        .delete(addressTakeBacks)
        .where(isRight(token))
        .returning({ accountId, email, createdAt });
      if (taken === undefined) return undefined;
      await db
        .delete(addressTakeBacks)
        .where(and(eq(accountId, taken.accountId), gte(createdAt, taken.createdAt)));
      return { accountId: taken.accountId, email: taken.email };
    },
    async deleteExpired() {
      await db.delete(addressTakeBacks).where(lt(addressTakeBacks.expiresAt, new Date(now())));
    },
  };
}

export const takeBackUrl = (issuer: string, token: string): string => `${issuer}take-back/${token}`;
