import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { errors } from '../platform/plugins/errors';

/** Locks people in the order of their ids, before anything else. @returns those who are there */
export async function lockPeople(tx: Db, ids: readonly (string | null | undefined)[]): Promise<Set<string>> {
  const known = new Set(ids.filter((id) => typeof id === 'string'));
  if (known.size === 0) return known;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...known]))
    .orderBy(asc(users.id))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

/**
 * Makes changes of what one member keeps wait for each other.
 * @throws AppError `account_deleted`
 */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (account === undefined) throw errors.accountDeleted();
}
