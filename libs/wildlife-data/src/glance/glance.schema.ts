import { z } from 'zod';

import { indianStates } from '../parks/indian-states';
import { largeCountries } from './large-countries';
import { from, type References, speciesReference } from '../records/references';
import type { Source } from '../records/source.schema';

/** Usual values; equal for a single figure. */
const range = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()])
  .refine(([low, high]) => low <= high, { error: 'The smaller value comes first.' });

const note = z.string().min(3).max(120).optional();
const month = z.number().int().min(1).max(12);

export const measures = [
  'head and body length',
  'total length',
  'standing height',
  'shoulder height',
  'wingspan',
  'tail length',
  'shell length',
  'disc width',
  'leg span',
  'colony height',
  'body length',
] as const;

export const activityTimes = ['day', 'night', 'dawn and dusk', 'any hour'] as const;
export const populationTrends = ['increasing', 'stable', 'decreasing', 'unknown'] as const;

/** Land ranges name countries instead. */
export const seas = [
  'Arabian Sea',
  'Bay of Bengal',
  'Indian Ocean',
  'Pacific Ocean',
  'Atlantic Ocean',
  'Caribbean Sea',
  'Arctic Ocean',
  'Southern Ocean',
  'Mediterranean Sea',
  'Red Sea',
  'Gulf of California',
] as const;

export const wildlifeActSchedules = [
  'Schedule I',
  'Schedule II',
  'Not scheduled',
  'Not native to India',
] as const;
export const citesAppendices = ['Appendix I', 'Appendix II', 'Appendix III', 'Not listed'] as const;
export const signKinds = ['track', 'call', 'droppings', 'nest or den', 'other sign'] as const;

/** Apart from the record, which favourites store. */
export const glanceSchema = (references: References) =>
  z.strictObject({
    /** Centimetres, of adults; people's usual measure comes first. */
    size: z
      .array(z.strictObject({ measure: z.enum(measures), cm: range, note, from }))
      .min(1)
      .max(3),
    /** Kilograms, of adults. */
    weight: z.strictObject({ kg: range, note, from }).optional(),
    lifespan: z.strictObject({ years: range, where: z.enum(['wild', 'human care']), note, from }).optional(),
    /** Per birth, clutch or spawning: 'cubs', 'eggs'. */
    young: z.strictObject({ count: range, of: z.string().min(3).max(24), note, from }).optional(),
    activity: z.strictObject({ time: z.enum(activityTimes), note, from }),
    population: z.strictObject({
      /** Missing if uncounted. */
      count: range.optional(),
      estimate: z.string().min(3).max(40).optional(),
      of: z.enum(['mature individuals', 'individuals', 'breeding pairs', 'breeding females']).optional(),
      /** The year of the estimate, or of the assessment of the trend. */
      year: z.number().int().min(1980).max(2026),
      trend: z.enum(populationTrends),
      /** Needed if it differs from the count's area. */
      trend_where: z.string().min(3).max(60).optional(),
      where: z.string().min(3).max(60).optional(),
      note,
      from,
    }),
    range: z.strictObject({
      /** ISO 3166-1 alpha-3, native today, alphabetical; empty for the open sea. */
      countries: z.array(z.string().regex(/^[A-Z]{3}$/)),
      introduced: z.array(z.string().regex(/^[A-Z]{3}$/)).optional(),
      /** Large countries not only inhabited in parts (in-parts.ts). */
      throughout: z.array(z.enum(largeCountries)).optional(),
      seas: z.array(z.enum(seas)).optional(),
      /** Alphabetical; required for Indian species of land and rivers. */
      states: z.array(z.enum(indianStates)).optional(),
      note,
      from,
    }),
    law: z.strictObject({
      /** Wild Life (Protection) Act, 1972, as amended in 2022. */
      india: z.enum(wildlifeActSchedules),
      cites: z.enum(citesAppendices),
      note,
      from,
    }),
    /** Years and numbers only where they are certain. */
    conservation: z.strictObject({
      text: z
        .string()
        .min(60)
        .max(400)
        .regex(/^\p{Lu}.*\.$/su, { error: 'Sentences begin with a capital and end with a full stop.' }),
      from,
    }),
    look_alikes: z
      .array(
        z.strictObject({
          name: z.string().min(3).max(60),
          animal: speciesReference(references).optional(),
          tell: z.string().min(20).max(240),
          from,
        }),
      )
      .max(3),
    signs: z
      .array(z.strictObject({ kind: z.enum(signKinds), text: z.string().min(20).max(240), from }))
      .max(3),
    best_months: z
      .strictObject({ months: z.array(month).min(1).max(12), where: z.string().min(3).max(100), from })
      .optional(),
    synonym: z
      .strictObject({
        name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
        note: z.string().min(10).max(160),
        from,
      })
      .optional(),
    surprise: z.strictObject({ text: z.string().min(40).max(240), from }),
  });

export type Glance = z.output<ReturnType<typeof glanceSchema>> & {
  id: number;
  sources: Record<string, Source>;
};
