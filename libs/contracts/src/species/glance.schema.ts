import { z } from 'zod';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { fromSchema as from, monthsSchema, sourcesByKeySchema, spanSchema } from './facts.schemas';

const note = z.string().optional();
const countries = z.array(z.string());

/** For adults. Unknown facts are missing. */
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
    estimate: z.string().optional(),
    of: z.string().optional(),
    year: z.number().int(),
    trend: z.enum(['increasing', 'stable', 'decreasing', 'unknown']),
    /** Set if not the area of the count. */
    trend_where: z.string().optional(),
    /** Set if not the world. */
    where: z.string().optional(),
    note,
    from,
  }),
  /** ISO 3166-1, three letters; none for animals of the open sea. */
  range: z.object({
    countries,
    introduced: countries.optional(),
    /** Large countries in all of whose land it lives. */
    throughout: countries.optional(),
    seas: z.array(z.string()).optional(),
    /** States of India. */
    states: z.array(z.string()).optional(),
    note,
    from,
  }),
  /** Schedule in the Wild Life (Protection) Act, and appendix of CITES. */
  law: z.object({ india: z.string(), cites: z.string(), note, from }),
  conservation: z.object({ text: z.string(), from }),
  /** `animal` is in the catalogue. */
  look_alikes: z.array(
    z.object({ name: z.string(), animal: speciesSlugSchema.optional(), tell: z.string(), from }),
  ),
  signs: z.array(z.object({ kind: z.string(), text: z.string(), from })),
  best_months: z.object({ months: monthsSchema, where: z.string(), from }).optional(),
  synonym: z.object({ name: z.string(), note: z.string(), from }).optional(),
  surprise: z.object({ text: z.string(), from }),
  sources: sourcesByKeySchema,
});
