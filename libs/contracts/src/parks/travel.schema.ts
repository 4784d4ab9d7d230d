import { z } from 'zod';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { fromSchema as from, monthsSchema, sourcesByKeySchema, spanSchema } from '../species/facts.schemas';

const text = z.string();
const stop = z.object({ name: text, km: z.number(), note: text.optional(), from });

/** Unknown facts are missing. */
export const parkTravelSchema = z.object({
  /** Sources count differently where the park has no `area_km2`. */
  area: z.object({ km2: z.number(), of: text, from }).optional(),
  /** Above the sea. */
  height: z.object({ metres: spanSchema, from }).optional(),
  vegetation: z.object({ text, from }),
  /** Kilometres by road to the usual way in; `none` says why there is no railway. */
  station: z.union([stop, z.object({ none: text, from })]),
  airport: stop,
  ways_in: z.object({ label: text, names: z.array(text), from }),
  permits: z.object({ text, fees_by: text, url: text.optional(), from }),
  /** `whole` is false where a part stays open. */
  closures: z.array(
    z.object({
      months: monthsSchema,
      part_months: monthsSchema.optional(),
      days: text,
      whole: z.boolean(),
      note: text.optional(),
      from,
    }),
  ),
  closed_days: z.object({ text, from }).optional(),
  languages: z.object({ names: z.array(text), from }),
  year: z.object({
    spans: z.array(z.object({ months: monthsSchema, text, animals: z.array(speciesSlugSchema) })),
    from,
  }),
  signature: z.array(speciesSlugSchema),
  sources: sourcesByKeySchema,
});
