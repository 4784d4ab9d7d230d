import { z } from 'zod';

/** Every answer that went well carries this. */
export const success = z.literal(true);

/** Why a call was refused, for programs. The sentence for people is `message`. */
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

/**
 * What every refused call answers, with its HTTP status. `message` is a sentence that the user can act on; `fields`
 * names the inputs at fault, where the fault lies in some of them.
 */
export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(refusalCodes),
  fields: z.record(z.string(), z.string()).optional(),
});

export type RefusalCode = (typeof refusalCodes)[number];
export type Refusal = z.infer<typeof refusalSchema>;

/** The refusals that any call may give. */
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

/** `{ success, message }`: the answer of the calls that only do something. */
export const doneSchema = z.object({ success, message: z.string() });

export type Done = z.infer<typeof doneSchema>;
