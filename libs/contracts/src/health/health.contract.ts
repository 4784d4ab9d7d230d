import { initContract } from '@ts-rest/core';
import { z } from 'zod';

const c = initContract();

const partSchema = z.enum(['up', 'down']);

/** `success` is false and the status 503 where a part that the API cannot do without does not answer. */
export const healthSchema = z.object({
  success: z.boolean(),
  status: z.enum(['ok', 'degraded']),
  database: partSchema,
  media: partSchema,
});

export const healthContract = c.router({
  check: {
    method: 'GET',
    path: '/health',
    responses: { 200: healthSchema, 503: healthSchema },
    summary: 'Whether database and media answer',
  },
});

export type Health = z.infer<typeof healthSchema>;
