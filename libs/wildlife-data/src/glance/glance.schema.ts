import { z } from 'zod';

import { indianStates } from '../parks/indian-states';
import { largeCountries } from './large-countries';
import { from, type References, speciesReference } from '../records/references';
import type { Source } from '../records/source.schema';

/** Smallest and largest usual value; equal for a single figure. */
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

/** Seas and oceans of a marine range; land ranges name countries. */
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

/** A species at a glance: figures and facts, each with its sources. Kept apart from the record, which favourites store. */
export const glanceSchema = (references: References) =>
  z.strictObject({
    /** In centimetres, of adults. The first is what people say: length of a cat, wingspan of an albatross. */
    size: z
      .array(z.strictObject({ measure: z.enum(measures), cm: range, note, from }))
      .min(1)
      .max(3),
    /** In kilograms, of adults; missing where nobody weighs it (a coral). */
    weight: z.strictObject({ kg: range, note, from }).optional(),
    /** In years. */
    lifespan: z.strictObject({ years: range, where: z.enum(['wild', 'human care']), note, from }).optional(),
    /** At one birth or in one clutch or spawning: 'cubs', 'eggs', 'calf'. */
    young: z.strictObject({ count: range, of: z.string().min(3).max(24), note, from }).optional(),
    activity: z.strictObject({ time: z.enum(activityTimes), note, from }),
    population: z.strictObject({
      /** Missing where nobody has counted it. */
      count: range.optional(),
      /** Stands for a count where there is a rough figure alone: 'Fewer than 10,000', 'Millions'. */
      estimate: z.string().min(3).max(40).optional(),
      of: z.enum(['mature individuals', 'individuals', 'breeding pairs', 'breeding females']).optional(),
      /** The year of the estimate, or of the assessment that gives the trend. */
      year: z.number().int().min(1980).max(2026),
      trend: z.enum(populationTrends),
      /** Names the area of the trend; it stands beside `where`, since the count and the trend may be of two areas. */
      trend_where: z.string().min(3).max(60).optional(),
      /** Names the area of the count, where it is not the world. */
      where: z.string().min(3).max(60).optional(),
      note,
      from,
    }),
    range: z.strictObject({
      /** ISO 3166-1 alpha-3, of the native range today, alphabetical. Empty for animals of the open sea. */
      countries: z.array(z.string().regex(/^[A-Z]{3}$/)),
      /** Where it was brought and lives wild now. */
      introduced: z.array(z.string().regex(/^[A-Z]{3}$/)).optional(),
      /** Large countries of these in all of whose land it lives; of the others it lives in parts (in-parts.ts). */
      throughout: z.array(z.enum(largeCountries)).optional(),
      seas: z.array(z.enum(seas)).optional(),
      /** Indian states, alphabetical; required for Indian species of the land and of rivers. */
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
    /**
     * What is really done for it, in one to three sentences, years and numbers only where they are certain. Where it
     * needs no project, they say why in words of their own.
     */
    conservation: z.strictObject({
      text: z
        .string()
        .min(60)
        .max(400)
        .regex(/^\p{Lu}.*\.$/su, { error: 'Sentences begin with a capital and end with a full stop.' }),
      from,
    }),
    /** Species that it is taken for, and how to tell them apart. */
    look_alikes: z
      .array(
        z.strictObject({
          name: z.string().min(3).max(60),
          /** Where the catalogue has it. */
          animal: speciesReference(references).optional(),
          tell: z.string().min(20).max(240),
          from,
        }),
      )
      .max(3),
    /** Tracks, calls and other things that people find or hear. */
    signs: z
      .array(z.strictObject({ kind: z.enum(signKinds), text: z.string().min(20).max(240), from }))
      .max(3),
    best_months: z
      .strictObject({ months: z.array(month).min(1).max(12), where: z.string().min(3).max(100), from })
      .optional(),
    /** Another scientific name in current books. */
    synonym: z
      .strictObject({
        name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
        note: z.string().min(10).max(160),
        from,
      })
      .optional(),
    /** One thing that few people know, in one sentence. */
    surprise: z.strictObject({ text: z.string().min(40).max(240), from }),
  });

export type Glance = z.output<ReturnType<typeof glanceSchema>> & {
  /** The animal's id. */
  id: number;
  /** Those that the facts name. */
  sources: Record<string, Source>;
};
