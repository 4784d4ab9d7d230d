import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { requiredTextOf } from '../common/text';

/** What a member can ask to be looked at again: a suspension, a removed or hidden post or comment, a removed profile text. */
export const appealSubjects = ['suspension', 'post', 'comment', 'profile'] as const;

export const appealOutcomes = ['granted', 'refused'] as const;

export const appealTextSchema = requiredTextOf(limits.appealText, 'Your appeal');

/** `subject_id` is the member's own for suspension and profile. */
export const appealSchema = z.object({
  id: idSchema,
  subject: z.enum(appealSubjects),
  subject_id: idSchema,
  text: z.string(),
  createdAt: timeSchema,
  decidedAt: timeSchema.nullable(),
  outcome: z.enum(appealOutcomes).nullable(),
  /** What the member reads. Empty until it is decided. */
  answer: z.string(),
});

export type AppealSubject = (typeof appealSubjects)[number];
export type AppealOutcome = (typeof appealOutcomes)[number];
export type Appeal = z.infer<typeof appealSchema>;
