import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { requiredTextOf } from '../common/text';

const c = initContract();

export const rulesVersionSchema = z.number().int().min(1).max(1_000_000);

export const houseRulesSchema = z.object({ version: rulesVersionSchema, text: z.string() });

export const publishedRulesSchema = houseRulesSchema.extend({
  publishedAt: timeSchema,
  published_by: z.string().nullable(),
  must_accept: z.boolean(),
  accepted_count: z.number().int().nonnegative(),
});

export const newRulesSchema = z.object({
  text: requiredTextOf(limits.houseRules, 'The rules'),
  /** Members accept a change that matters before they go on. */
  must_accept: z.boolean(),
  /** Nobody writes over somebody else's version. */
  over: rulesVersionSchema,
});

export const rulesContract = c.router({
  get: {
    method: 'GET',
    path: '/rules',
    responses: { 200: houseRulesSchema.extend({ success }) },
    summary: 'Read the house rules, one a line; no account needed',
  },
  accept: {
    method: 'POST',
    path: '/rules/accept',
    body: z.object({ version: rulesVersionSchema }),
    responses: { 200: doneSchema },
    summary: 'Accept the house rules of this version, which must be the current one',
  },
  versions: {
    method: 'GET',
    path: '/admin/rules',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, versions: z.array(publishedRulesSchema), ...pageOutput }) },
    summary: "List the club's own house rules, latest first, without the default",
  },
  publish: {
    method: 'POST',
    path: '/admin/rules',
    body: newRulesSchema,
    responses: { 200: doneSchema.extend({ version: rulesVersionSchema }) },
    summary: 'Publish other house rules; 409 where somebody else has meanwhile',
  },
});

export type HouseRules = z.infer<typeof houseRulesSchema>;
export type PublishedRules = z.infer<typeof publishedRulesSchema>;
