import { z } from 'zod';

import { from, type References, speciesReference } from '../../records/references';
import type { Source } from '../../records/source.schema';

const month = z.number().int().min(1).max(12);
const months = z.array(month).min(1).max(12);

/** Kilometres by road to the usual way in, rounded. */
const stop = z.strictObject({
  name: z.string().min(3).max(60),
  km: z.number().int().positive().max(700),
  note: z.string().min(5).max(120).optional(),
  from,
});

/** Kept apart from the record, which the specification words. */
export const travelSchema = (references: References) =>
  z.strictObject({
    /** Only where the record has no `area_km2`, because sources count differently. */
    area: z.strictObject({ km2: z.number().positive(), of: z.string().min(5).max(100), from }).optional(),
    /** Metres above the sea. */
    height: z
      .strictObject({ metres: z.tuple([z.number().min(0), z.number().max(8849)]), from })
      .refine(({ metres: [low, high] }) => low < high, { error: 'The lower height comes first.' })
      .optional(),
    vegetation: z.strictObject({ text: z.string().min(30).max(200), from }),
    /** `none` says why there is no railway. */
    station: z.union([stop, z.strictObject({ none: z.string().min(20).max(120), from })]),
    airport: stop,
    /** How the park names the ways in: 'Zones', 'Gates', 'Ranges'. */
    ways_in: z.strictObject({
      label: z.string().min(4).max(24),
      names: z.array(z.string().min(3).max(60)).min(1).max(10),
      from,
    }),
    permits: z.strictObject({
      text: z.string().min(20).max(260),
      /** The authority that sets the fees; they change, so none is given. */
      fees_by: z.string().min(8).max(90),
      /** The official address to book or to ask at. */
      url: z.url({ protocol: /^https$/ }).optional(),
      from,
    }),
    /** Empty where it is open all year. */
    closures: z.array(
      z.strictObject({
        /** Months closed from their first day to their last; none where it is for some weeks only. */
        months: z.array(month).max(12),
        /** Months of which it is closed for some days or weeks. */
        part_months: z.array(month).min(1).max(4).optional(),
        /** In words, with the days: '16 June to 15 October'. */
        days: z.string().min(4).max(80),
        /** False where a part stays open, which `note` names. */
        whole: z.boolean(),
        note: z.string().min(10).max(200).optional(),
        from,
      }),
    ),
    /** Closed days of the week and such. */
    closed_days: z.strictObject({ text: z.string().min(8).max(120), from }).optional(),
    languages: z.strictObject({ names: z.array(z.string().min(3)).min(1).max(6), from }),
    /** The year in spans, each month once. */
    year: z.strictObject({
      spans: z
        .array(
          z.strictObject({
            months,
            text: z.string().min(30).max(220),
            animals: z.array(speciesReference(references)),
          }),
        )
        .min(2)
        .max(12),
      from,
    }),
    /** The animals that the park is known for, the poster's first. */
    signature: z.array(speciesReference(references)).min(1).max(6),
  });

export type Travel = z.output<ReturnType<typeof travelSchema>> & {
  /** The park's id. */
  id: number;
  /** Those that the facts name. */
  sources: Record<string, Source>;
};
