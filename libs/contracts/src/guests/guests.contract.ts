import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { pictureSchema } from '../common/pictures';
import {
  animalKeySchema,
  seenSubjectSchema,
  sightingSchema,
  taxonBesideKey,
} from '../sightings/sightings.schemas';
import { authorSchema, profileIdSchema, userSchema } from '../users/users.schemas';

const c = initContract();

/** Without an id, which would tell when it was written. */
const guestCommentSchema = z.object({
  user: authorSchema,
  content: z.string(),
  createdAt: timeSchema,
});

/** A text that could give away a protected place is empty. */
export const guestPostSchema = z.object({
  _id: idSchema,
  user: authorSchema,
  content: z.string(),
  images: z.array(pictureSchema),
  sighting: sightingSchema.nullable(),
  createdAt: timeSchema,
  edited_at: timeSchema.nullable(),
});

export const guestThreadSchema = guestCommentSchema.extend({ answers: z.array(guestCommentSchema) });

export const guestMemberSchema = authorSchema.extend(
  userSchema.pick({
    bio: true,
    location: true,
    createdAt: true,
    cover_image: true,
    posts_count: true,
    followers_count: true,
    following_count: true,
  }).shape,
);

/** The first 24 by key, which tells nothing of the days, and how many there are. */
export const guestLifeListSchema = z.object({
  species: z.array(z.object({ species: animalKeySchema, ...taxonBesideKey })),
  species_count: z.number().int().nonnegative(),
});

/** The latest 30 at most. */
const posts = z.array(guestPostSchema);

export const guestsContract = c.router({
  post: {
    method: 'GET',
    path: '/guests/posts/:postId',
    pathParams: z.object({ postId: idSchema }),
    responses: {
      200: z.object({ success, post: guestPostSchema, comments: z.array(guestThreadSchema) }),
    },
    summary: 'Read a post that its author has opened to guests, with the first comments of such members',
  },
  member: {
    method: 'GET',
    path: '/guests/members/:profileId',
    pathParams: z.object({ profileId: profileIdSchema }),
    responses: {
      200: z.object({
        success,
        member: guestMemberSchema,
        /** Null unless it is for all members. */
        life_list: guestLifeListSchema.nullable(),
        posts,
      }),
    },
    summary: 'Read the profile of a member who has opened it to guests, with their latest posts',
  },
  sightings: {
    method: 'GET',
    path: '/guests/sightings',
    query: seenSubjectSchema,
    responses: { 200: z.object({ success, posts }) },
    summary: 'List the latest sightings of a species or in a park that members have opened to guests',
    description: 'Name either a species or a park.',
  },
});

export type GuestPost = z.infer<typeof guestPostSchema>;
export type GuestThread = z.infer<typeof guestThreadSchema>;
export type GuestMember = z.infer<typeof guestMemberSchema>;
export type GuestLifeList = z.infer<typeof guestLifeListSchema>;
