import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { picturePositionSchema } from '../common/pictures';
import { requiredTextOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

const c = initContract();

export const altSuggestionSchema = z.object({
  _id: idSchema,
  position: z.number().int().nonnegative(),
  alt: z.string(),
  user: authorSchema,
  createdAt: timeSchema,
});

export const altTextsContract = c.router({
  suggest: {
    method: 'POST',
    path: '/alt-texts/suggest',
    body: z.object({
      postId: idSchema,
      position: picturePositionSchema,
      alt: requiredTextOf(limits.imageAlt, 'A picture description'),
    }),
    responses: { 200: doneSchema.extend({ suggestion: altSuggestionSchema }) },
    summary: "Suggest a description of a picture in somebody else's post; replaces an own earlier one",
  },
  list: {
    method: 'POST',
    path: '/alt-texts/list',
    body: z.object({ postId: idSchema }),
    responses: { 200: z.object({ success, suggestions: z.array(altSuggestionSchema) }) },
    summary: 'List the suggested descriptions of a post: all for its author, their own for others',
  },
  take: {
    method: 'POST',
    path: '/alt-texts/take',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema.extend({ alt: z.string() }) },
    summary: 'Describe a picture of an own post by a suggestion',
  },
  remove: {
    method: 'POST',
    path: '/alt-texts/remove',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Decline a suggestion for an own post, or withdraw an own suggestion',
  },
});

export type AltSuggestion = z.infer<typeof altSuggestionSchema>;
