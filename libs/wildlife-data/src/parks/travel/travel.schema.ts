import { z } from 'zod';

import { from, type References, speciesReference } from '../../records/references';
import type { Source } from '../../records/source.schema';

const month = z.number().int().min(1).max(12);
const months = z.array(month).min(1).max(12);

/** By road to the usual way in, rounded. */
const stop = z.strictObject({
  name: z.string().min(3).max(60),
  km: z.number().int().positive().max(700),
  note: z.string().min(5).max(120).optional(),
  from,
});

/** Apart from the record, which the specification words. */
export const travelSchema = (references: References) =>
  z.strictObject({
    /** Given if sources differ too much for `area_km2`. */
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
    /** The park's own word: 'Zones', 'Gates', 'Ranges'. */
    ways_in: z.strictObject({
      label: z.string().min(4).max(24),
      names: z.array(z.string().min(3).max(60)).min(1).max(10),
      from,
    }),
    permits: z.strictObject({
      text: z.string().min(20).max(260),
      /** This authority sets the fees, which change too often to be given. */
      fees_by: z.string().min(8).max(90),
      url: z.url({ protocol: /^https$/ }).optional(),
      from,
    }),
    closures: z.array(
      z.strictObject({
        /** Closed from first day to last. */
        months: z.array(month).max(12),
        part_months: z.array(month).min(1).max(4).optional(),
        /** '16 June to 15 October'. */
        days: z.string().min(4).max(80),
        /** False where a part stays open. */
        whole: z.boolean(),
        note: z.string().min(10).max(200).optional(),
        from,
      }),
    ),
    closed_days: z.strictObject({ text: z.string().min(8).max(120), from }).optional(),
    languages: z.strictObject({ names: z.array(z.string().min(3)).min(1).max(6), from }),
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
    /** The poster's animal comes first. */
    signature: z.array(speciesReference(references)).min(1).max(6),
  });

export type Travel = z.output<ReturnType<typeof travelSchema>> & {
  id: number;
  sources: Record<string, Source>;
};
