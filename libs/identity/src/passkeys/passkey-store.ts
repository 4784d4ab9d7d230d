import { and, asc, eq } from 'drizzle-orm';
import { type IdentityDb, passkeys } from '../db/schema';

export type Passkey = typeof passkeys.$inferSelect;
export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** @param now epoch milliseconds */
export function createPasskeyStore(db: IdentityDb, now: () => number) {
  return {
    /** The oldest first. */
    list: (accountId: string): Promise<Passkey[]> =>
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    async find(id: string): Promise<Passkey | undefined> {
      const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
      return found;
    },
    /** @returns false if it is known, as after a double press */
    async add(passkey: Passkey): Promise<boolean> {
      const added = await db
        .insert(passkeys)
        .values(passkey)
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      return added.length > 0;
    },
    async use(id: string, counter: number): Promise<void> {
      await db
        .update(passkeys)
        .set({ counter, lastUsedAt: new Date(now()) })
        .where(eq(passkeys.id, id));
    },
    /** @returns false if the account has none with this id */
    async remove(accountId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(passkeys)
        .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },
  };
}
