import { and, asc, eq } from 'drizzle-orm';
import { type IdentityDb, passkeys } from '../db/schema';

export type Passkey = typeof passkeys.$inferSelect;

export interface PasskeyStore {
  /** The oldest first. */
  list(accountId: string): Promise<Passkey[]>;
  find(id: string): Promise<Passkey | undefined>;
  /** @returns false if it is known, as after a double press */
  add(passkey: Passkey): Promise<boolean>;
  use(id: string, counter: number): Promise<void>;
  /** @returns false if the account has none with this id */
  remove(accountId: string, id: string): Promise<boolean>;
}

/** @param now epoch milliseconds */
export function createPasskeyStore(db: IdentityDb, now: () => number): PasskeyStore {
  return {
    list: (accountId) =>
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    async find(id) {
      const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
      return found;
    },
    async add(passkey) {
      const added = await db
        .insert(passkeys)
        .values(passkey)
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      return added.length > 0;
    },
    async use(id, counter) {
      await db
        .update(passkeys)
        .set({ counter, lastUsedAt: new Date(now()) })
        .where(eq(passkeys.id, id));
    },
    async remove(accountId, id) {
      const removed = await db
        .delete(passkeys)
        .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },
  };
}
