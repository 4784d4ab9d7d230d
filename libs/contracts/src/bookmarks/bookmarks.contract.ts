import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { clientIdSchema, idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { postSchema } from '../posts/posts.schemas';
import { bookmarkSchema, collectionNameSchema, collectionSchema } from './bookmarks.schemas';
import { ifWrong } from '../common/sentences';

const c = initContract();

export const bookmarksContract = c.router({
  set: {
    method: 'POST',
    path: '/bookmarks/set',
    body: z.object({
      postId: idSchema,
      bookmarked: z.boolean(ifWrong('bookmarked must be true or false.')),
      /** Null takes it out of its collection; undefined leaves it there. */
      collectionId: idSchema.nullable().optional(),
    }),
    responses: { 200: doneSchema.extend(bookmarkSchema.shape) },
    summary: 'Bookmark a post, move the bookmark to a collection, or remove it',
  },
  list: {
    method: 'POST',
    path: '/bookmarks/list',
    body: z.object({ collectionId: idSchema.optional(), ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List bookmarked posts, all or of one collection, last bookmarked first',
  },
  collections: {
    method: 'GET',
    path: '/bookmarks/collections',
    query: z.object({ postId: idSchema.optional() }),
    responses: {
      200: z.object({
        success,
        collections: z.array(collectionSchema).max(limits.collections),
        total: z.number().int().nonnegative().max(limits.bookmarkCount),
        bookmark: bookmarkSchema.nullable(),
      }),
    },
    summary: "List the current user's collections with their totals",
  },
  addCollection: {
    method: 'POST',
    path: '/bookmarks/collections/add',
    body: z.object({ name: collectionNameSchema, client_id: clientIdSchema.optional() }),
    responses: { 200: doneSchema.extend({ collection: collectionSchema }) },
    summary: 'Add a collection',
  },
  renameCollection: {
    method: 'POST',
    path: '/bookmarks/collections/rename',
    body: z.object({ collectionId: idSchema, name: collectionNameSchema }),
    responses: { 200: doneSchema },
    summary: 'Rename a collection',
  },
  removeCollection: {
    method: 'POST',
    path: '/bookmarks/collections/remove',
    body: z.object({ collectionId: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Remove a collection; its bookmarks stay',
  },
});
