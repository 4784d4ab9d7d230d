import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { languageSchema } from '../common/languages';
import { limits } from '../common/limits';
import { ifMissing, ifWrong } from '../common/sentences';
import { requiredLineSchema, requiredTextOf, textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const correctionOutcomes = ['accepted', 'declined'] as const;

/** How a fact is typed in. Numbers are a span or a list, such as months. */
export const factInputs = ['text', 'number', 'yes_no', 'texts', 'numbers'] as const;

export const recordNameSchema = z
  .string(ifWrong('A record is named such as species/dhole.'))
  .max(limits.recordName, 'A record is named such as species/dhole.')
  .regex(/^(species|parks)\/[a-z0-9-]+$/, 'A record is named such as species/dhole.');

const factFieldSchema = z
  .string(ifWrong('Choose the fact that is wrong.'))
  .max(limits.factField, 'Choose the fact that is wrong.');

/** Its record's own schema says more. */
export const factValueSchema = z.union(
  [
    textOf(limits.factValue, 'The new value'),
    z.number(),
    z.boolean(),
    z.array(textOf(limits.factValue, 'Each value')).max(limits.factValues),
    z.array(z.number()).max(limits.factValues),
  ],
  ifWrong('The new value must be a text, a number, yes or no, or a list of texts or numbers.'),
);

const storedValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.number()),
]);

/** `field` as in `glance.weight.kg`. */
export const factSchema = z.object({
  /** To be sent with the new value: English for what the translation has no text of its own for. */
  language: languageSchema,
  field: z.string(),
  /** Null where the record does not say. */
  value: storedValueSchema.nullable(),
  input: z.enum(factInputs),
  /** Empty where anything may be given. */
  options: z.array(z.string()),
  /** What the translation says for options and values. */
  words: z.record(z.string(), z.string()),
});

export const newCorrectionSchema = z.object({
  record: recordNameSchema,
  /** Of the text that is corrected. */
  language: languageSchema.default('en'),
  field: factFieldSchema,
  value: factValueSchema,
  /** A page, or a citation of a book or a paper. */
  source_title: requiredLineSchema(limits.sourceTitle, 'The source'),
  source_url: z
    .url({ protocol: /^https$/, error: 'The address of a source begins with https://.' })
    .max(limits.siteLink, `The address can have at most ${limits.siteLink} characters.`)
    .nullable()
    .default(null),
  explanation: requiredTextOf(limits.correctionText, 'The explanation'),
});

export const correctionSchema = z.object({
  id: idSchema,
  record: z.string(),
  language: languageSchema,
  field: z.string(),
  before: storedValueSchema.nullable(),
  value: storedValueSchema,
  source_title: z.string(),
  source_url: z.string().nullable(),
  explanation: z.string(),
  createdAt: timeSchema,
  decidedAt: timeSchema.nullable(),
  outcome: z.enum(correctionOutcomes).nullable(),
  answer: z.string(),
});

export const suggestedCorrectionSchema = correctionSchema.extend({
  /** Null for a deleted account. */
  suggested_by: authorSchema.nullable(),
});

export const correctionOutcomeSchema = z.enum(
  correctionOutcomes,
  ifMissing('Choose whether the correction is accepted.'),
);

export type CorrectionOutcome = (typeof correctionOutcomes)[number];
export type FactInput = (typeof factInputs)[number];
export type FactValue = z.output<typeof storedValueSchema>;
export type Fact = z.infer<typeof factSchema>;
export type NewCorrection = z.output<typeof newCorrectionSchema>;
export type Correction = z.infer<typeof correctionSchema>;
export type SuggestedCorrection = z.infer<typeof suggestedCorrectionSchema>;
