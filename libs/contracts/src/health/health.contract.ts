import { initContract } from '@ts-rest/core';
import { z } from 'zod';

const c = initContract();

const serviceSchema = z.enum(['up', 'down']);

/** The status is 503 if a required service is down. */
export const healthSchema = z.object({
  success: z.boolean(),
  status: z.enum(['ok', 'degraded']),
  database: serviceSchema,
  media: serviceSchema,
});

export const healthContract = c.router({
  check: {
    method: 'GET',
    path: '/health',
    responses: { 200: healthSchema, 503: healthSchema },
    summary: 'Check the database and the media store',
  },
});

export type Health = z.infer<typeof healthSchema>;
