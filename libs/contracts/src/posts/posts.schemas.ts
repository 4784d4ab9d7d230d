import { z } from 'zod';
import { clientIdSchema, idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { imageAltsField, imageLicencesField, postPictureSchema } from '../common/pictures';
import { textOf } from '../common/text';
import {
  sightingField,
  sightingSchema,
  speciesSlugSchema,
  taxonBesideKey,
} from '../sightings/sightings.schemas';
import { topicKey } from '../topics/topic-kinds';
import { authorSchema } from '../users/users.schemas';
import { hashtagOf } from './hashtags';
import { ifWrong } from '../common/sentences';

export const postTypes = ['text', 'image', 'text_with_image'] as const;

export type PostType = (typeof postTypes)[number];

/** `likes_count` has the newest likers, always with the current user. A hidden post has no pictures. */
export const postSchema = z.object({
  _id: idSchema,
  user: authorSchema,
  content: z.string(),
  image_urls: z.array(z.string()),
  images: z.array(postPictureSchema),
  post_type: z.enum(postTypes),
  likes_count: z.array(idSchema),
  likes_total: z.number().int().nonnegative(),
  liked: z.boolean(),
  suggested: z
    .boolean()
    .meta({ description: 'true in a feed of everybody’s posts, for those of people whom you do not follow' }),
  followed: z.object(topicKey).optional().meta({
    description: 'In the feed, the animal, place or hashtag for which the current user has it there',
  }),
  comments_total: z.number().int().nonnegative(),
  bookmarked: z.boolean(),
  sighting: sightingSchema.nullable(),
  asks: z.boolean(),
  agreed_species: speciesSlugSchema.nullable(),
  agreed_taxon: taxonBesideKey.taxon,
  suggestions: z
    .object({ agree: z.number().int().nonnegative(), total: z.number().int().nonnegative() })
    .nullish(),
  createdAt: timeSchema,
  edited_at: timeSchema.nullable(),
  hidden: z.object({ reason: z.string() }).optional(),
});

export function postTypeOf(content: string, images: number): PostType {
  if (images === 0) return 'text';
  return content === '' ? 'image' : 'text_with_image';
}

export function emptyPostError(content: string, images: number): string | null {
  return content === '' && images === 0 ? 'Please add at least one image or text' : null;
}

const WRONG_REVISION = `draft_revision must be a whole number from 0 to ${limits.draftRevision}.`;

/** `post_type` is validated and otherwise ignored. */
export const addPostFields = z.object({
  content: textOf(limits.postText, 'Your post').default(''),
  post_type: z.enum(postTypes, ifWrong('post_type must be text, image or text_with_image.')).optional(),
  client_id: clientIdSchema.optional(),
  /** As the author saw the draft with this `client_id`; a newer draft refuses the post. */
  draft_revision: z.coerce
    .number(WRONG_REVISION)
    .int(WRONG_REVISION)
    .min(0, WRONG_REVISION)
    .max(limits.draftRevision, WRONG_REVISION)
    .optional(),
  image_alts: imageAltsField.optional(),
  image_licences: imageLicencesField.optional(),
  sighting: sightingField.optional(),
  asks: z
    .enum(['true', 'false'], ifWrong('asks must be true or false.'))
    .transform((value) => value === 'true')
    .meta({ description: 'true for a post that asks “What is this?”, to which others suggest a name' })
    .optional(),
});

/** Gives the stored form. */
export const hashtagSchema = z
  .string(ifWrong('A hashtag must be a text.'))
  .max(2 * limits.hashtag, 'This is not a hashtag.')
  .transform((name, context) => {
    const tag = hashtagOf(name);
    if (tag === null) context.addIssue({ code: 'custom', message: 'This is not a hashtag.' });
    return tag ?? z.NEVER;
  });

export type Post = z.infer<typeof postSchema>;
export type AddPostFields = z.input<typeof addPostFields>;
