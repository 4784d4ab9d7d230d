import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, errorBodySchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { jsonField } from '../common/json-field';
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

const editSchema = z.object({
  postId: idSchema,
  /** As the post was opened. */
  edited_at: timeSchema.nullable(),
  content: textOf(limits.postText, 'Your post'),
  /** Null removes it; undefined leaves it. */
  sighting: sightingInputSchema.nullable().optional(),
});

const altSchema = textOf(limits.imageAlt, 'A picture description');

/** All pictures that the post has after the edit, in their order. */
const editedImagesSchema = z
  .array(
    z.object({
      /** Of a picture that the post has already; without it, it is the next of the sent files. */
      url: z.string().max(200).optional(),
      alt: altSchema,
      licence: pictureLicenceSchema,
    }),
  )
  .max(limits.imagesPerPost, `A post can have at most ${limits.imagesPerPost} pictures.`);

export const editImagesFields = z.object({
  edit: jsonField(64_000, 'edit must be a JSON object.').pipe(
    editSchema.extend({ images: editedImagesSchema }),
  ),
});

export type PostEdit = z.input<typeof editSchema>;
export type EditedImage = z.output<typeof editedImagesSchema>[number];

const editAnswers = {
  200: doneSchema.extend({ post: postSchema }),
  409: errorBodySchema.extend({ current: postSchema.optional() }),
};

export const postEditsContract = c.router({
  edit: {
    method: 'POST',
    path: '/post/edit',
    body: editSchema.extend({
      /** Keyed by the order of the pictures; those left out stay. */
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
    // The server validates the fields with editImagesFields.
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
