import { initContract } from '@ts-rest/core';
import { z } from 'zod';

const c = initContract();

const serviceSchema = z.enum(['up', 'down']);

export const healthSchema = z.object({
  success: z.boolean(),
  status: z.enum(['ok', 'degraded']),
  database: serviceSchema,
  media: serviceSchema,
});

export const livenessSchema = z.object({ success: z.literal(true), status: z.literal('ok') });

export const readinessSchema = z.object({
  success: z.boolean(),
  status: z.enum(['ok', 'degraded', 'stopping']),
  database: serviceSchema,
  media: serviceSchema,
  /** A lagging replica is out of use. */
  replicas: z.array(
    z.object({ status: z.enum(['up', 'lagging', 'down']), lag_seconds: z.number().min(0).nullable() }),
  ),
  redis: z.enum(['up', 'down', 'off']),
});

export const healthContract = c.router({
  check: {
    method: 'GET',
    path: '/health',
    responses: { 200: healthSchema, 503: healthSchema },
    summary: 'Check the database and the media store',
  },
  live: {
    method: 'GET',
    path: '/health/live',
    responses: { 200: livenessSchema },
    summary: 'Say that the process answers, without asking anything else',
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    responses: { 200: readinessSchema, 503: readinessSchema },
    summary:
      'Say whether the process should get calls: 503 from SIGTERM on, and while a required service is down',
  },
});

export type Health = z.infer<typeof healthSchema>;
export type Readiness = z.infer<typeof readinessSchema>;
