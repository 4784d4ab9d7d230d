import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { readBookmarks, readCollected, readCollections } from './bookmark-lists';
import { createBookmarksRepository } from './bookmarks.repository';

/** Requires a signed-in user, whose bookmarks nobody else sees. */
export function bookmarksRoutes({ db, quotas }: FastifyInstance) {
  const bookmarks = createBookmarksRepository(db);

  return defineRoutes(apiContract.bookmarks, {
    set: async ({ request, body: { postId, bookmarked, collectionId } }) => {
      const userId = getCurrentUserId(request);
      if (!bookmarked) {
        await bookmarks.remove(userId, postId);
        const body = { success: true as const, message: 'Bookmark removed', bookmarked, collection: null };
        return { status: 200, body };
      }
      const bookmark = await quotas.during((take) =>
        db.write.transaction((tx) => bookmarks.set(tx, { userId, postId, collectionId }, take)),
      );
      return { status: 200, body: { success: true, message: 'Bookmarked', ...bookmark } };
    },

    list: async ({ request, reply, body: { collectionId, ...page } }) => {
      const currentUserId = getCurrentUserId(request);
      const on = await db.upToDate();
      if (collectionId !== undefined) await bookmarks.assertOwn(on, currentUserId, collectionId);
      const { posts, next_cursor } =
        collectionId === undefined
          ? await readBookmarks(on, { currentUserId, key: currentUserId, ...page })
          : await readCollected(on, { currentUserId, key: collectionId, ...page });
      return answerJson(reply, { posts, next_cursor });
    },

    collections: async ({ request, reply, query: { postId = null } }) => {
      const found = await readCollections(await db.upToDate(), getCurrentUserId(request), postId);
      return answerJson(reply, { ...found });
    },

    addCollection: async ({ request, body: { name, client_id: id } }) => {
      const userId = getCurrentUserId(request);
      const added = await quotas.during((take) =>
        db.write.transaction((tx) => bookmarks.addCollection(tx, { userId, name, id }, take)),
      );
      const collection = { _id: added.id, name: added.name, total: 0 };
      return { status: 200, body: { success: true, message: 'Collection added', collection } };
    },

    renameCollection: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      await quotas.during((take) =>
        db.write.transaction((tx) => bookmarks.renameCollection(tx, { userId, ...body }, take)),
      );
      return { status: 200, body: { success: true, message: 'Collection renamed' } };
    },

    removeCollection: async ({ request, body: { collectionId } }) => {
      await bookmarks.removeCollection(getCurrentUserId(request), collectionId);
      return { status: 200, body: { success: true, message: 'Collection removed' } };
    },
  });
}
