import { z } from 'zod';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { fromSchema as from, monthsSchema, sourcesByKeySchema, spanSchema } from './facts.schemas';

const note = z.string().optional();
const countries = z.array(z.string());

/** Figures and facts of adults, each with its sources. What nobody knows is missing. */
export const speciesGlanceSchema = z.object({
  /** The first measure is the one that people say. */
  size: z.array(z.object({ measure: z.string(), cm: spanSchema, note, from })),
  weight: z.object({ kg: spanSchema, note, from }).optional(),
  lifespan: z.object({ years: spanSchema, where: z.enum(['wild', 'human care']), note, from }).optional(),
  /** At one birth, or in one clutch or spawning. */
  young: z.object({ count: spanSchema, of: z.string(), note, from }).optional(),
  activity: z.object({ time: z.string(), note, from }),
  population: z.object({
    count: spanSchema.optional(),
    /** A rough figure in words, in place of a count. */
    estimate: z.string().optional(),
    of: z.string().optional(),
    year: z.number().int(),
    trend: z.enum(['increasing', 'stable', 'decreasing', 'unknown']),
    /** The area of the trend, where it is not that of the count. */
    trend_where: z.string().optional(),
    /** The area of the count, where it is not the world. */
    where: z.string().optional(),
    note,
    from,
  }),
  /** Countries are three letters of ISO 3166-1; none for animals of the open sea. */
  range: z.object({
    countries,
    introduced: countries.optional(),
    /** Large countries in all of whose land it lives; it lives in parts of the others. */
    throughout: countries.optional(),
    seas: z.array(z.string()).optional(),
    /** States of India. */
    states: z.array(z.string()).optional(),
    note,
    from,
  }),
  /** Its schedule in the Wild Life (Protection) Act, and its appendix of CITES. */
  law: z.object({ india: z.string(), cites: z.string(), note, from }),
  conservation: z.object({ text: z.string(), from }),
  /** Species that it is taken for; `animal` is there where the catalogue has them. */
  look_alikes: z.array(
    z.object({ name: z.string(), animal: speciesSlugSchema.optional(), tell: z.string(), from }),
  ),
  signs: z.array(z.object({ kind: z.string(), text: z.string(), from })),
  best_months: z.object({ months: monthsSchema, where: z.string(), from }).optional(),
  /** Another scientific name in current books. */
  synonym: z.object({ name: z.string(), note: z.string(), from }).optional(),
  surprise: z.object({ text: z.string(), from }),
  sources: sourcesByKeySchema,
});
