import { asc, inArray } from 'drizzle-orm';
import { comments, posts, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

/** The order everywhere: people by id, posts by id, comments by id. */
export async function lockPeople(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

/** As the trigger that counts comments locks it. */
export async function lockPost(tx: Db, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, [id]))
    .for('no key update');
  return found.length > 0;
}

export async function lockComments(
  tx: Db,
  ids: readonly (string | null)[],
  strength: 'no key update' | 'update',
): Promise<Set<string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Set();
  const found = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(inArray(comments.id, known))
    .orderBy(asc(comments.id))
    .for(strength);
  return new Set(found.map(({ id }) => id));
}
