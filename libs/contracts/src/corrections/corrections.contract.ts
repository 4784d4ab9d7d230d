import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { queueStates } from '../admin/admin.contract';
import { moderationReasonSchema } from '../admin/admin.schemas';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { languageSchema } from '../common/languages';
import { pageInput, pageOutput } from '../common/paging';
import {
  correctionOutcomeSchema,
  correctionSchema,
  factSchema,
  newCorrectionSchema,
  recordNameSchema,
  suggestedCorrectionSchema,
} from './corrections.schemas';

const c = initContract();

/** Editors, moderators and admins decide. What is accepted, with a source that has an address, is shown at once. */
export const correctionsContract = c.router({
  facts: {
    method: 'GET',
    path: '/corrections/facts',
    query: z.object({ record: recordNameSchema, language: languageSchema.default('en') }),
    responses: { 200: z.object({ success, name: z.string(), facts: z.array(factSchema) }) },
    summary: 'List the facts of a species or a park that can be corrected, with their values',
  },
  suggest: {
    method: 'POST',
    path: '/corrections',
    body: newCorrectionSchema,
    responses: { 200: doneSchema.extend({ correction: correctionSchema }) },
    summary: "Suggest another value for a fact, with its source; the record's schema checks it",
  },
  list: {
    method: 'GET',
    path: '/corrections',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, corrections: z.array(correctionSchema), ...pageOutput }) },
    summary: 'List what the current user suggested, latest first',
  },
  withdraw: {
    method: 'POST',
    path: '/corrections/withdraw',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Delete an own suggestion while it waits',
  },
  queue: {
    method: 'GET',
    path: '/admin/corrections',
    query: z.object({ state: z.enum(queueStates).default('open'), ...pageInput }),
    responses: { 200: z.object({ success, corrections: z.array(suggestedCorrectionSchema), ...pageOutput }) },
    summary: 'List suggested corrections: open ones oldest first, decided ones latest first',
  },
  decide: {
    method: 'POST',
    path: '/admin/corrections/decide',
    body: z.object({ id: idSchema, outcome: correctionOutcomeSchema, answer: moderationReasonSchema }),
    responses: { 200: doneSchema },
    summary: 'Accept or decline a suggested correction, with a reason that its author reads',
  },
});
