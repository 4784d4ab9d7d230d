import { asc, eq, inArray } from 'drizzle-orm';
import { comments, posts, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

/**
 * Call it before a post is deleted, hidden or shown again: the triggers that count posts and keep the newest
 * take the same lock.
 */
export async function lockAuthor(tx: Db, postId: string): Promise<void> {
  const author = tx.select({ id: posts.authorId }).from(posts).where(eq(posts.id, postId));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, author)).for('no key update');
}

/** Lock people before, and comments after it. The trigger that counts comments takes the same lock. */
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
