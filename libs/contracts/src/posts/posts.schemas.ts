import { z } from 'zod';
import { clientIdSchema, idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { imageAltsField, pictureSchema } from '../common/pictures';
import { textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const postTypes = ['text', 'image', 'text_with_image'] as const;

export type PostType = (typeof postTypes)[number];

/**
 * A post. `likes_count` lists the newest 100 users who like it, the viewer always included where he does;
 * `likes_total` is their exact number. `image_urls` are the addresses of `images`, in the same order.
 * `suggested` marks a post of somebody with whom the viewer has nothing to do yet.
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

/** Text and images give text_with_image; only images give image; only text gives text. */
export function postTypeOf(content: string, images: number): PostType {
  if (images === 0) return 'text';
  return content === '' ? 'image' : 'text_with_image';
}

/**
 * The text fields of POST /api/post/add (multipart; `images` are files, 4 at most). The server derives `post_type`
 * itself; what the client sends must be one of the three and is not relied upon.
 */
export const addPostFields = z.object({
  content: textOf(limits.postText, 'Your post').default(''),
  post_type: z.enum(postTypes, 'post_type must be text, image or text_with_image.').optional(),
  client_id: clientIdSchema.optional(),
  image_alts: imageAltsField.optional(),
});

export type Post = z.infer<typeof postSchema>;
export type AddPostFields = z.input<typeof addPostFields>;
