import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema } from '../common/envelope';
import { limits } from '../common/limits';
import { lineOf, requiredTextOf } from '../common/text';

const c = initContract();

/** What the Contact Us form sends. `website` is a field that people never see: who fills it in is a program. */
export const contactSchema = z.object({
  name: lineOf(limits.contactName, 'Name').refine((name) => name !== '', 'Name cannot be empty.'),
  email: z.string().trim().max(254).pipe(z.email('This e-mail address is not valid.')),
  message: requiredTextOf(limits.contactMessage, 'Message'),
  website: z.string().max(200).default(''),
});

export const contactContract = c.router({
  send: {
    method: 'POST',
    path: '/contact',
    body: contactSchema,
    responses: { 200: doneSchema },
    summary: 'Write to the people behind the site; no account needed',
  },
});

export type ContactInput = z.input<typeof contactSchema>;
