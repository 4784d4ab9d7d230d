import { asc, inArray } from 'drizzle-orm';
import { users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';

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
