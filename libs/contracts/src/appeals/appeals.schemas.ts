import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { requiredTextOf } from '../common/text';

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
  answer: z.string(),
});

export type AppealSubject = (typeof appealSubjects)[number];
export type AppealOutcome = (typeof appealOutcomes)[number];
export type Appeal = z.infer<typeof appealSchema>;
