import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema, timeSchema } from '../common/ids';
import { ifMissing } from '../common/sentences';
import { ageQuestions, OLDEST_AGE } from './age-rules';

const c = initContract();

const MONTH = 'The month is a whole number from 1 to 12.';

const birthMonthSchema = z
  .object(
    {
      year: z
        .number(ifMissing('Give the year of your birth.'))
        .int('The year is a whole number, such as 2012.'),
      month: z.number(ifMissing('Give the month of your birth.')).int(MONTH).min(1, MONTH).max(12, MONTH),
    },
    ifMissing('Say that you are 18 or older, or give the month and year of your birth.'),
  )
  .refine(({ year, month }) => {
    const now = new Date();
    const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month;
    return months >= 0 && months <= OLDEST_AGE * 12;
  }, 'Nobody who could write this was born then.');

export const ageDecisions = ['parent_agreed', 'ask_again'] as const;

/**
 * Where a site asks for the age. Nobody's birth is kept: only that somebody answered, and for a child the day
 * until which they are one.
 */
export const agesContract = c.router({
  tell: {
    method: 'POST',
    path: '/user/age',
    /** Null for 18 or older. */
    body: z.object({ born: birthMonthSchema.nullable() }),
    responses: { 200: doneSchema },
    summary: 'Say once that the current user is 18 or older, or in which month they were born',
  },
  member: {
    method: 'GET',
    path: '/admin/ages/:id',
    pathParams: z.object({ id: idSchema }),
    responses: {
      200: z.object({
        success,
        question: z.enum(ageQuestions),
        /** False until they answer, and again where an admin asks once more. */
        told: z.boolean(),
        child: z
          .object({
            until: z.iso.date(),
            /** When an admin noted that a parent agrees; null before. */
            agreedAt: timeSchema.nullable(),
          })
          .nullable(),
      }),
    },
    summary: 'Read what a member said about their age',
  },
  decide: {
    method: 'POST',
    path: '/admin/ages',
    body: z.object({
      id: idSchema,
      decision: z.enum(ageDecisions, ifMissing('Choose what is decided.')),
    }),
    responses: { 200: doneSchema },
    summary: 'Note that a parent agrees to the account of a child, or ask a member for their age once more',
  },
});

export type AgeDecision = (typeof ageDecisions)[number];
