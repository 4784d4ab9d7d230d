import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { clientIdSchema, idSchema } from '../common/ids';
import { pageInput, pageOutput } from '../common/paging';
import { commentSchema, commentTextSchema, threadSchema } from './comments.schemas';

const c = initContract();

export const commentsContract = c.router({
  list: {
    method: 'POST',
    path: '/comments/list',
    body: z.object({ postId: idSchema, ...pageInput }),
    responses: { 200: z.object({ success, comments: z.array(threadSchema), ...pageOutput }) },
    summary: 'List the comments on a post with their first answers, oldest first',
  },
  answers: {
    method: 'POST',
    path: '/comments/answers',
    body: z.object({ commentId: idSchema, ...pageInput }),
    responses: { 200: z.object({ success, answers: z.array(commentSchema), ...pageOutput }) },
    summary: 'List the answers to a comment, oldest first',
  },
  get: {
    method: 'POST',
    path: '/comments/get',
    body: z.object({ commentId: idSchema }),
    responses: { 200: z.object({ success, comment: commentSchema, parent: commentSchema.nullable() }) },
    summary: 'Get one comment, and the comment that it answers',
  },
  add: {
    method: 'POST',
    path: '/comments/add',
    body: z.object({
      postId: idSchema,
      parentId: idSchema.optional(),
      content: commentTextSchema,
      client_id: clientIdSchema,
    }),
    responses: { 200: doneSchema.extend({ comment: commentSchema }) },
    summary: 'Comment on a post, or answer a comment; an answer to an answer goes to the same comment',
  },
  remove: {
    method: 'POST',
    path: '/comments/delete',
    body: z.object({ commentId: idSchema }),
    responses: { 200: doneSchema.extend({ kept: z.boolean() }) },
    summary: 'Delete an own comment, or one on an own post; it is kept without its text if it has answers',
  },
  like: {
    method: 'POST',
    path: '/comments/like',
    body: z.object({ commentId: idSchema }),
    responses: {
      200: doneSchema.extend({ liked: z.boolean(), likes_total: z.number().int().nonnegative() }),
    },
    summary: 'Like or unlike a comment',
  },
  watch: {
    method: 'POST',
    path: '/post/watch',
    body: z.object({ postId: idSchema, open: z.boolean() }),
    responses: { 200: doneSchema },
    summary: 'Get the live events of an open post for 90 seconds, or no longer',
  },
});
