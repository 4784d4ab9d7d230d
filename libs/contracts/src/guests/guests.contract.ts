import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { pictureSchema } from '../common/pictures';
import { sightingSchema } from '../sightings/sightings.schemas';
import { authorSchema } from '../users/users.schemas';

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
});

export type GuestPost = z.infer<typeof guestPostSchema>;
export type GuestThread = z.infer<typeof guestThreadSchema>;
