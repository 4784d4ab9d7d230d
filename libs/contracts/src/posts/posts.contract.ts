import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { limitSchema, pageInput, pageOutput } from '../common/paging';
import { requiredLineSchema } from '../common/text';
import { type AddPostFields, hashtagSchema, postSchema } from './posts.schemas';

const c = initContract();

const searchSchema = requiredLineSchema(limits.searchInput, 'The search', 'Type a word, or its beginning.');

export const postsContract = c.router({
  feed: {
    method: 'GET',
    path: '/post/feed',
    query: z.object(pageInput),
    responses: {
      200: z.object({ success, posts: z.array(postSchema), message: z.string(), ...pageOutput }),
    },
    summary:
      "List own posts and those of followed and connected users, newest first; everybody's while you follow nobody",
  },
  get: {
    method: 'POST',
    path: '/post/get',
    body: z.object({ postId: idSchema }),
    responses: { 200: z.object({ success, post: postSchema }) },
    summary: 'Get a post',
  },
  add: {
    method: 'POST',
    path: '/post/add',
    contentType: 'multipart/form-data',
    // The server validates with addPostFields.
    body: c.type<FormData | (AddPostFields & { images?: File[] })>(),
    responses: { 200: z.object({ success, message: z.string(), post: postSchema }) },
    summary: `Publish a post with text, up to ${limits.imagesPerPost} pictures, or both`,
  },
  tagged: {
    method: 'POST',
    path: '/post/tagged',
    body: z.object({ tag: hashtagSchema, ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List posts with a hashtag, newest first',
  },
  search: {
    method: 'POST',
    path: '/post/search',
    body: z.object({ input: searchSchema, ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List posts with all of the words or their beginnings, without case and accents, newest first',
  },
  findTags: {
    method: 'POST',
    path: '/post/tags',
    body: z.object({ input: searchSchema, limit: limitSchema }),
    responses: { 200: z.object({ success, tags: z.array(z.string()) }) },
    summary: 'Find hashtags that begin with the words or are spelt alike, best first',
  },
  like: {
    method: 'POST',
    path: '/post/like',
    body: z.object({ postId: idSchema }),
    responses: {
      200: doneSchema.extend({ liked: z.boolean(), likes_total: z.number().int().nonnegative() }),
    },
    summary: 'Like or unlike a post',
  },
  remove: {
    method: 'POST',
    path: '/post/delete',
    body: z.object({ postId: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Delete an own post with its pictures and likes',
  },
});
