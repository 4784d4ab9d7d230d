import { z } from 'zod';

export const success = z.literal(true);

export const refusalCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'username_taken',
  'account_deleted',
  'blocked',
  'not_connected',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

/** The body of every error response; `fields` maps invalid inputs to sentences. */
export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(refusalCodes),
  fields: z.record(z.string(), z.string()).optional(),
});

export type RefusalCode = (typeof refusalCodes)[number];
export type Refusal = z.infer<typeof refusalSchema>;

/** By status. */
export const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: refusalSchema,
  413: refusalSchema,
  415: refusalSchema,
  429: refusalSchema,
  500: refusalSchema,
  503: refusalSchema,
} as const;

export const doneSchema = z.object({ success, message: z.string() });

export type Done = z.infer<typeof doneSchema>;
