import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';
import { daySchema, namedPointSchema, parkSlugSchema } from '../sightings/sightings.schemas';
import { authorSchema } from '../users/users.schemas';

const c = initContract();

const daysText = `A place is shared for 1 to ${limits.placeShareDays} days.`;

export const placeShareSchema = z.object({ user: authorSchema, createdAt: timeSchema, until: timeSchema });

export const placeLookSchema = z.object({
  _id: idSchema,
  user: authorSchema.nullable(),
  looked_at: timeSchema,
});

/** As the author gave it. */
export const exactPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('park'), park: parkSlugSchema }),
  namedPointSchema,
]);

const postInput = z.object({ postId: idSchema });
const memberInput = postInput.extend({ userId: idSchema });

const overview = {
  shares: z.array(placeShareSchema).max(limits.placeShares),
  looks: z.array(placeLookSchema).max(limits.placeLooks),
};
const changed = { 200: doneSchema.extend(overview) };

/** Only `look` answers with a place. */
export const placeSharesContract = c.router({
  list: {
    method: 'POST',
    path: '/place-shares/list',
    body: postInput,
    responses: { 200: z.object({ success, ...overview }) },
    summary: 'List who may see the exact place of an own post, and who looked',
  },
  give: {
    method: 'POST',
    path: '/place-shares/give',
    body: memberInput.extend({
      days: z.number(ifWrong(daysText)).int(daysText).min(1, daysText).max(limits.placeShareDays, daysText),
    }),
    responses: changed,
    summary: 'Show the exact place of an own post to a member for some days; repeated, it sets a new end',
  },
  takeBack: {
    method: 'POST',
    path: '/place-shares/take-back',
    body: memberInput,
    responses: changed,
    summary: 'Show the exact place of an own post to a member no more',
  },
  mine: {
    method: 'POST',
    path: '/place-shares/mine',
    body: postInput,
    responses: { 200: z.object({ success, until: timeSchema.nullable() }) },
    summary: 'Until when the current user may look at the exact place of a post; null if they may not',
  },
  look: {
    method: 'POST',
    path: '/place-shares/look',
    body: postInput,
    responses: {
      200: z.object({ success, place: exactPlaceSchema, seen_on: daySchema, until: timeSchema }),
    },
    summary: 'Read the exact place and day of a post that its author shares; the author is told who looked',
  },
});

export type PlaceShare = z.infer<typeof placeShareSchema>;
export type PlaceLook = z.infer<typeof placeLookSchema>;
export type ExactPlace = z.infer<typeof exactPlaceSchema>;
