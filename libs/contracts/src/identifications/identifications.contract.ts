import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { pageInput, pageOutput } from '../common/paging';
import { postSchema } from '../posts/posts.schemas';
import { animalKeySchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { identificationSchema, suggestionNoteSchema } from './identifications.schemas';

const c = initContract();

const postInput = z.object({ postId: idSchema });
const changed = { 200: doneSchema.extend({ identification: identificationSchema }) };

export const identificationsContract = c.router({
  suggest: {
    method: 'POST',
    path: '/identifications/suggest',
    body: postInput.extend({ species: animalKeySchema, note: suggestionNoteSchema }),
    responses: changed,
    summary: 'Suggest what a post shows; repeated, it replaces the own suggestion',
  },
  withdraw: {
    method: 'POST',
    path: '/identifications/withdraw',
    body: postInput,
    responses: changed,
    summary: 'Take the own suggestion back',
  },
  ownWord: {
    method: 'POST',
    path: '/identifications/own-word',
    body: postInput.extend({ species: animalKeySchema.nullable() }),
    responses: changed,
    summary: "Set or take back the author's own word on what their post shows",
  },
  list: {
    method: 'POST',
    path: '/identifications/list',
    body: postInput,
    responses: { 200: z.object({ success, identification: identificationSchema }) },
    summary: 'List the suggestions on a post that asks, by species',
  },
  asking: {
    method: 'POST',
    path: '/identifications/asking',
    body: z.object({ own: z.boolean().optional(), ...pageInput }),
    responses: {
      200: z.object({
        success,
        posts: z.array(postSchema),
        answered: z.array(idSchema),
        ...pageOutput,
      }),
    },
    summary:
      'List posts that ask and have no name yet, newest first; with own, those of the current user, named or not',
  },
  ofSpecies: {
    method: 'POST',
    path: '/identifications/of-species',
    body: z.object({ species: speciesSlugSchema, ...pageInput }),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List posts that the community agreed show a species, newest first',
  },
});
