import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, errorBodySchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureLicenceSchema } from '../common/pictures';
import type { editImagesFields } from './edit-images.schemas';
import { altSchema, editSchema } from './post-edits.schemas';
import { postSchema } from './posts.schemas';

const c = initContract();

export const postVersionSchema = z.object({
  content: z.string(),
  replaced_at: timeSchema,
  /** A protected place is left out of `content`. */
  place_removed: z.boolean(),
});

export type PostVersion = z.infer<typeof postVersionSchema>;

const editAnswers = {
  200: doneSchema.extend({ post: postSchema }),
  409: errorBodySchema.extend({ current: postSchema.optional() }),
};

export const postEditsContract = c.router({
  edit: {
    method: 'POST',
    path: '/post/edit',
    body: editSchema.extend({
      /** By the order of the pictures. */
      image_alts: z.array(altSchema).max(limits.imagesPerPost).optional(),
      image_licences: z.array(pictureLicenceSchema).max(limits.imagesPerPost).optional(),
    }),
    responses: editAnswers,
    summary: 'Edit an own post; the text before stays in its history',
  },
  editImages: {
    method: 'POST',
    path: '/post/edit/images',
    contentType: 'multipart/form-data',
    // The server validates with editImagesFields.
    body: c.type<FormData | (z.input<typeof editImagesFields> & { images?: File[] })>(),
    responses: editAnswers,
    summary: 'Edit an own post with its pictures: add, remove and order them',
  },
  history: {
    method: 'POST',
    path: '/post/history',
    body: z.object({ postId: idSchema }),
    responses: {
      200: z.object({
        success,
        content: z.string(),
        createdAt: timeSchema,
        edited_at: timeSchema.nullable(),
        versions: z.array(postVersionSchema).max(limits.postVersions),
      }),
    },
    summary: 'List the earlier texts of a post',
  },
  removeVersion: {
    method: 'POST',
    path: '/post/history/remove',
    body: z.object({ postId: idSchema, replaced_at: timeSchema }),
    responses: { 200: doneSchema },
    summary: 'Remove an earlier text of an own post for good',
  },
});
