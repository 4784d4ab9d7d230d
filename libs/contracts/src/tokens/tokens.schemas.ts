import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifMissing } from '../common/sentences';
import { requiredLineSchema } from '../common/text';
import { daySchema } from '../sightings/sightings.schemas';

export const tokenScopes = ['read', 'write'] as const;
export const tokenDays = [30, 90, 365] as const;

/** Fixed, so that scanners for leaked secrets find tokens of any site. */
export const PERSONAL_TOKEN_PREFIX = 'wildlife_pat_';

/** Without the token itself, which nobody can read again. */
export const personalTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** `write` includes reading. */
  scope: z.enum(tokenScopes),
  createdAt: timeSchema,
  ends_at: timeSchema,
  /** The last day of use, in UTC; null before the first call. */
  last_used_on: daySchema.nullable(),
});

export const newTokenSchema = z.object({
  name: requiredLineSchema(limits.tokenName, 'The name', 'Say which app the token is for.'),
  scope: z.enum(tokenScopes, ifMissing('Choose what the token may do.')),
  days: z.literal(tokenDays, ifMissing('Choose when the token ends: after 30, 90 or 365 days.')),
});

export type TokenScope = (typeof tokenScopes)[number];
export type PersonalToken = z.infer<typeof personalTokenSchema>;
export type NewToken = z.infer<typeof newTokenSchema>;
