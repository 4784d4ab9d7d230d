import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, errorBodySchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureLicenceSchema } from '../common/pictures';
import { textOf } from '../common/text';
import { sightingInputSchema } from '../sightings/sightings.schemas';
import { postSchema } from './posts.schemas';

const c = initContract();

export const postVersionSchema = z.object({
  content: z.string(),
  replaced_at: timeSchema,
  /** A protected place is left out of `content`. */
  place_removed: z.boolean(),
});

export type PostVersion = z.infer<typeof postVersionSchema>;

export const postEditsContract = c.router({
  edit: {
    method: 'POST',
    path: '/post/edit',
    body: z.object({
      postId: idSchema,
      /** As the post was opened. */
      edited_at: timeSchema.nullable(),
      content: textOf(limits.postText, 'Your post'),
      /** Keyed by the order of the pictures; those left out stay. */
      image_alts: z
        .array(textOf(limits.imageAlt, 'A picture description'))
        .max(limits.imagesPerPost)
        .optional(),
      image_licences: z.array(pictureLicenceSchema).max(limits.imagesPerPost).optional(),
      /** Null removes it; undefined leaves it. */
      sighting: sightingInputSchema.nullable().optional(),
    }),
    responses: {
      200: doneSchema.extend({ post: postSchema }),
      409: errorBodySchema.extend({ current: postSchema.optional() }),
    },
    summary: 'Edit an own post; the text before stays in its history',
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
