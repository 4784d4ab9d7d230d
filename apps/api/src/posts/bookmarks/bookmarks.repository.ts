import { type Bookmark, limits } from '@aranya/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { bookmarks, collections, posts, users } from '../../platform/db/schema';
import type { Db, DbPair } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';
import { authorizeSeeing } from '../posts.policy';
import { isVisiblePost } from '../view/visibility';

const noCollection = () => errors.notFound('This collection is gone.');

const isOwn = (userId: string, collectionId: string) =>
  and(eq(collections.id, collectionId), eq(collections.userId, userId));

/** Users are locked before posts. */
async function lockUser(tx: Db, userId: string, strength: 'key share' | 'no key update'): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
  if (user === undefined) throw errors.accountDeleted();
}

async function assertFreeName(tx: Db, userId: string, name: string, exceptId: string): Promise<void> {
  const [same] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.name, name), ne(collections.id, exceptId)));
  if (same) throw errors.conflict('You already have a collection with this name.');
}

interface SetBookmark {
  userId: string;
  postId: string;
  collectionId?: string | null | undefined;
}

export function createBookmarksRepository(db: DbPair) {
  return {
    async set(tx: Db, { userId, postId, collectionId }: SetBookmark, take: TakeQuota): Promise<Bookmark> {
      await lockUser(tx, userId, 'key share');
      const visible = isVisiblePost(userId);
      const [post] = await tx
        .select({ authorId: posts.authorId, visible })
        .from(posts)
        .where(eq(posts.id, postId))
        .for('key share');
      throwIfDenied(authorizeSeeing(post ?? null));
      if (collectionId) {
        const found = await tx.select().from(collections).where(isOwn(userId, collectionId)).for('key share');
        if (found.length === 0) throw noCollection();
      }
      const isBookmark = and(eq(bookmarks.userId, userId), eq(bookmarks.postId, postId));
      const earlier = await tx.select().from(bookmarks).where(isBookmark);
      if (earlier.length === 0) await take(tx, userId, 'bookmark');
      const [row] = await tx
        .insert(bookmarks)
        .values({ userId, postId, collectionId: collectionId ?? null })
        .onConflictDoUpdate({
          target: [bookmarks.userId, bookmarks.postId],
          set: { collectionId: collectionId === undefined ? sql`${bookmarks.collectionId}` : collectionId },
        })
        .returning({ collection: bookmarks.collectionId });
      return { bookmarked: true, collection: row?.collection ?? null };
    },

    /** Works for posts that the user no longer sees. */
    async remove(userId: string, postId: string): Promise<void> {
      await db.write.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.postId, postId)));
    },

    async assertOwn(on: Db, userId: string, collectionId: string): Promise<void> {
      const found = await on.select().from(collections).where(isOwn(userId, collectionId));
      if (found.length === 0) throw noCollection();
    },

    async addCollection(
      tx: Db,
      { userId, name, id = newId() }: { userId: string; name: string; id?: string | undefined },
      take: TakeQuota,
    ): Promise<{ id: string; name: string }> {
      await lockUser(tx, userId, 'no key update');
      const [earlier] = await tx.select().from(collections).where(isOwn(userId, id));
      if (earlier) return earlier;
      await assertFreeName(tx, userId, name, id);
      if ((await tx.$count(collections, eq(collections.userId, userId))) >= limits.collections)
        throw errors.conflict(`You can have ${limits.collections} collections. Remove one first.`);
      await take(tx, userId, 'collection');
      const [added] = await tx
        .insert(collections)
        .values({ id, userId, name })
        .onConflictDoNothing()
        .returning();
      if (added === undefined) throw errors.conflict('This collection could not be added. Please try again.');
      return added;
    },

    async renameCollection(
      tx: Db,
      { userId, collectionId, name }: { userId: string; collectionId: string; name: string },
      take: TakeQuota,
    ): Promise<void> {
      await lockUser(tx, userId, 'no key update');
      await assertFreeName(tx, userId, name, collectionId);
      await take(tx, userId, 'collection');
      const renamed = await tx
        .update(collections)
        .set({ name })
        .where(isOwn(userId, collectionId))
        .returning({ id: collections.id });
      if (renamed.length === 0) throw noCollection();
    },

    async removeCollection(userId: string, collectionId: string): Promise<void> {
      const removed = await db.write
        .delete(collections)
        .where(isOwn(userId, collectionId))
        .returning({ id: collections.id });
      if (removed.length === 0) throw noCollection();
    },
  };
}
