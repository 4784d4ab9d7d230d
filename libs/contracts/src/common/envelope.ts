import { z } from 'zod';

export const success = z.literal(true);

export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'username_taken',
  'account_deleted',
  'account_suspended',
  'rules_not_accepted',
  'blocked',
  'not_connected',
  'timeout',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_full',
] as const;

/** `entry` in `fields` says why a newcomer may not come in, and `age` what the site asks about the age first. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorCode = (typeof errorCodes)[number];
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** 429 and 503 have a `Retry-After` header in seconds. */
export const errorResponses = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  408: errorBodySchema,
  409: errorBodySchema,
  413: errorBodySchema,
  415: errorBodySchema,
  429: errorBodySchema,
  431: errorBodySchema,
  500: errorBodySchema,
  503: errorBodySchema,
  507: errorBodySchema,
} as const;

export const doneSchema = z.object({ success, message: z.string() });

export type Done = z.infer<typeof doneSchema>;
