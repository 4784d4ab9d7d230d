import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { textOf } from '../common/text';

const c = initContract();

export const rulesVersionSchema = z.number().int().min(1).max(1_000_000);

/** What a club says in its own words. `privacy` is what it adds to the privacy page, which nobody accepts. */
export const clubTexts = ['rules', 'terms', 'privacy'] as const;

const clubText = z.enum(clubTexts).default('rules');

export const houseRulesSchema = z.object({ version: rulesVersionSchema, text: z.string() });

export const publishedRulesSchema = houseRulesSchema.extend({
  publishedAt: timeSchema,
  published_by: z.string().nullable(),
  must_accept: z.boolean(),
  accepted_count: z.number().int().nonnegative(),
});

export const newRulesSchema = z
  .object({
    kind: clubText,
    text: textOf(limits.clubText, 'The text'),
    /** Members accept a change that matters before they go on. */
    must_accept: z.boolean(),
    /** Nobody writes over somebody else's version. */
    over: rulesVersionSchema,
  })
  .refine(({ kind, text }) => kind === 'privacy' || text !== '', {
    path: ['text'],
    message: 'The text cannot be empty.',
  })
  .refine(({ kind, must_accept: mustAccept }) => kind !== 'privacy' || !mustAccept, {
    path: ['must_accept'],
    message: 'Nobody has to accept the privacy page.',
  });

const accepted = rulesVersionSchema.optional();

export const rulesContract = c.router({
  get: {
    method: 'GET',
    path: '/rules',
    responses: { 200: houseRulesSchema.extend({ success }) },
    summary: 'Read the house rules, one a line; no account needed',
  },
  terms: {
    method: 'GET',
    path: '/terms',
    responses: { 200: houseRulesSchema.extend({ success }) },
    summary: 'Read the terms, one a line; no account needed',
  },
  privacy: {
    method: 'GET',
    path: '/privacy',
    responses: { 200: houseRulesSchema.extend({ success }) },
    summary: 'Read what the club adds to the privacy page; no account needed',
  },
  accept: {
    method: 'POST',
    path: '/rules/accept',
    body: z
      .object({ version: accepted, terms: accepted })
      .refine(({ version, terms }) => (version ?? terms) !== undefined, 'Say what is accepted.'),
    responses: { 200: doneSchema },
    summary:
      'Accept this version of the house rules, of the terms or of both, which must be the current ones',
  },
  versions: {
    method: 'GET',
    path: '/admin/rules',
    query: z.object({ kind: clubText, ...pageInput }),
    responses: { 200: z.object({ success, versions: z.array(publishedRulesSchema), ...pageOutput }) },
    summary: "List the club's own house rules or other texts, latest first, without the default",
  },
  publish: {
    method: 'POST',
    path: '/admin/rules',
    body: newRulesSchema,
    responses: { 200: doneSchema.extend({ version: rulesVersionSchema }) },
    summary:
      'Publish other house rules, terms or additions to the privacy page; 409 where somebody else has meanwhile',
  },
});

export type ClubText = (typeof clubTexts)[number];
export type HouseRules = z.infer<typeof houseRulesSchema>;
export type PublishedRules = z.infer<typeof publishedRulesSchema>;
