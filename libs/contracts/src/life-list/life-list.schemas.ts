import { z } from 'zod';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';
import { visibilities, type Visibility } from '../common/visibility';
import {
  animalKeySchema,
  daySchema,
  monthSchema,
  parkSlugSchema,
  sightingPlaceSchema,
  sightingSchema,
  speciesSlugSchema,
  taxonBesideKey,
} from '../sightings/sightings.schemas';

export const lifeListVisibilities = visibilities;

const yearText = 'Write a day, a month or a year, such as 2026-03-17, 2026-03 or 2026.';
const yearSchema = z.string(ifWrong(yearText)).regex(/^\d{4}$/, yearText);

export const partialDaySchema = z.union([daySchema, monthSchema, yearSchema], ifWrong(yearText)).nullable();

export const lifeSightingSchema = z.object({
  /** For others a month at most where the sighting is protected or has no post. */
  seen_on: z.union([sightingSchema.shape.seen_on, yearSchema]).nullable(),
  place: sightingPlaceSchema.nullable(),
  post_id: idSchema.nullable(),
});

export const lifeRecordSchema = z.object({ seen_on: partialDaySchema, park: parkSlugSchema.nullable() });

export const lifeListEntrySchema = z.object({
  species: animalKeySchema,
  times: z.number().int().positive(),
  first: lifeSightingSchema,
  latest: lifeSightingSchema,
  parks: z.array(parkSlugSchema),
  record: lifeRecordSchema.nullable().optional(),
  imported: z.boolean().optional(),
  ...taxonBesideKey,
});

/** Counts only sightings whose place and time others see. */
export const lifeListTargetsSchema = z.object({
  /** At most 100, by the number of members. */
  targets: z.array(
    z.object({ species: speciesSlugSchema, members: z.number().int().positive(), ...taxonBesideKey }),
  ),
  total: z.number().int().nonnegative(),
  /** Includes species on the own list. */
  noted: z.number().int().nonnegative(),
});

export const recordsOf = <Record extends z.ZodType<{ species: string }>>(record: Record) =>
  z
    .array(record)
    .min(1, 'Choose a species.')
    .max(limits.speciesPerCall)
    .refine(
      (all) => new Set(all.map(({ species }) => species)).size === all.length,
      'Name each species once.',
    );

export const addLifeRecordsSchema = z.object({
  records: recordsOf(
    lifeRecordSchema.extend({ species: animalKeySchema, park: parkSlugSchema.nullable().default(null) }),
  ),
});

export type LifeListVisibility = Visibility;
export type LifeSighting = z.infer<typeof lifeSightingSchema>;
export type LifeListEntry = z.infer<typeof lifeListEntrySchema>;
export type LifeListTargets = z.infer<typeof lifeListTargetsSchema>;
export type PartialDay = z.infer<typeof partialDaySchema>;
export type LifeRecord = z.output<typeof addLifeRecordsSchema>['records'][number];
