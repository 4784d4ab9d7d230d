import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, errorBodySchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { draftBodySchema, draftSchema } from './drafts.schemas';

const c = initContract();

const revision = z.number().int().min(0).max(limits.draftRevision);

const changedMeanwhile = errorBodySchema.extend({
  current: draftSchema.nullable().optional(),
  published: z.boolean().optional(),
});

export const draftsContract = c.router({
  list: {
    method: 'GET',
    path: '/drafts',
    responses: { 200: z.object({ success, drafts: z.array(draftSchema).max(limits.drafts) }) },
    summary: "List the current user's drafts, last changed first",
  },
  save: {
    method: 'POST',
    path: '/drafts/save',
    body: z.object({
      /** Also the `client_id` of its post. */
      draftId: idSchema,
      revision,
      body: draftBodySchema,
    }),
    responses: { 200: doneSchema.extend({ draft: draftSchema }), 409: changedMeanwhile },
    summary: 'Save a draft',
  },
  remove: {
    method: 'POST',
    path: '/drafts/remove',
    body: z.object({ draftId: idSchema, revision }),
    responses: { 200: doneSchema, 409: changedMeanwhile },
    summary: 'Remove a draft',
  },
});
