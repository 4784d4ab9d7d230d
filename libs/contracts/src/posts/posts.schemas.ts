import { z } from 'zod';
import { clientIdSchema, idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { imageAltsField, pictureSchema } from '../common/pictures';
import { textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const postTypes = ['text', 'image', 'text_with_image'] as const;

export type PostType = (typeof postTypes)[number];

/**
 * `likes_count` has the ids of the 100 newest likers, always including the current user if they like the post;
 * `likes_total` is the exact number. `suggested`: the current user neither follows the author nor is connected.
 */
export const postSchema = z.object({
  _id: idSchema,
  user: authorSchema,
  content: z.string(),
  image_urls: z.array(z.string()),
  images: z.array(pictureSchema),
  post_type: z.enum(postTypes),
  likes_count: z.array(idSchema),
  likes_total: z.number().int().nonnegative(),
  liked: z.boolean(),
  suggested: z.boolean(),
  createdAt: timeSchema,
});

export function postTypeOf(content: string, images: number): PostType {
  if (images === 0) return 'text';
  return content === '' ? 'image' : 'text_with_image';
}

/** The message for a post without text and images, or null. `content` is cleaned. */
export function emptyPostError(content: string, images: number): string | null {
  return content === '' && images === 0 ? 'Please add at least one image or text' : null;
}

/** Text fields of POST /api/post/add. `post_type` is validated and otherwise ignored. */
export const addPostFields = z.object({
  content: textOf(limits.postText, 'Your post').default(''),
  post_type: z.enum(postTypes, 'post_type must be text, image or text_with_image.').optional(),
  client_id: clientIdSchema.optional(),
  image_alts: imageAltsField.optional(),
});

export type Post = z.infer<typeof postSchema>;
export type AddPostFields = z.input<typeof addPostFields>;
