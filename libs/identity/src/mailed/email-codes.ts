import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { emailCodes, type IdentityDb } from '../db/schema';
import { CODE_MINUTES, hashCode, isRightCode, MAX_CODE_TRIES } from './email-code';

export type EmailCode = typeof emailCodes.$inferSelect;
export type CodeFor = Pick<EmailCode, 'email' | 'signUp' | 'accountId'>;

export type EmailCodes = ReturnType<typeof createEmailCodes>;

/** @param now epoch milliseconds */
export function createEmailCodes(db: IdentityDb, now: () => number = Date.now) {
  const of = (uid: string) => eq(emailCodes.uid, uid);
  const isAlive = () => gt(emailCodes.expiresAt, new Date(now()));
  return {
    /** @param code undefined where none is right, since the address has an account */
    async save(uid: string, purpose: CodeFor, code: string | undefined): Promise<void> {
      const row = {
        ...purpose,
        codeHash: code === undefined ? null : hashCode(code, uid),
        tries: 0,
        expiresAt: new Date(now() + CODE_MINUTES * 60_000),
      };
      await db
        .insert(emailCodes)
        .values({ uid, ...row })
        .onConflictDoUpdate({ target: emailCodes.uid, set: row });
    },
    async find(uid: string): Promise<EmailCode | undefined> {
      const [found] = await db
        .select()
        .from(emailCodes)
        .where(and(of(uid), isAlive()));
      return found;
    },
    /** Parallel tries cannot slip through. */
    async check(uid: string, typed: string) {
      const [found] = await db
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .where(and(of(uid), isAlive(), lt(emailCodes.tries, MAX_CODE_TRIES)))
        .returning();
      if (found === undefined) return { result: 'gone' as const };
      const isRight = found.codeHash !== null && isRightCode(typed, uid, found.codeHash);
      return isRight ? { result: 'right' as const, found } : { result: 'wrong' as const };
    },
    async remove(uid: string): Promise<void> {
      await db.delete(emailCodes).where(of(uid));
    },
    async deleteExpired() {
      await db.delete(emailCodes).where(lt(emailCodes.expiresAt, new Date(now())));
    },
  };
}
