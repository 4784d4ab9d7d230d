import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema } from '../common/envelope';
import { limits } from '../common/limits';
import { requiredLineSchema, requiredTextOf } from '../common/text';

const c = initContract();

/** `website` is a hidden honeypot field. */
export const contactSchema = z.object({
  name: requiredLineSchema(limits.contactName, 'Name'),
  email: z.string().trim().max(limits.email).pipe(z.email('This email address is not valid.')),
  message: requiredTextOf(limits.contactMessage, 'Message'),
  website: z.string().max(200).default(''),
});

export const contactContract = c.router({
  send: {
    method: 'POST',
    path: '/contact',
    body: contactSchema,
    responses: { 200: doneSchema },
    summary: 'Send a message to the site owner; no account needed',
  },
});

export type ContactInput = z.input<typeof contactSchema>;
