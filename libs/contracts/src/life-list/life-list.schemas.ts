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

/** As much of a day as somebody remembers; null where they do not know. */
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
  /** In the owner's own list. */
  record: lifeRecordSchema.nullable().optional(),
  /** In the owner's own list, true if an import has it. */
  imported: z.boolean().optional(),
  ...taxonBesideKey,
});

/**
 * Only sightings whose place and time others see so are counted. A subspecies is of its species; a genus or a higher rank
 * counts nothing.
 */
export const lifeListTargetsSchema = z.object({
  /** At most 100, those that most members noted first. */
  targets: z.array(
    z.object({ species: speciesSlugSchema, members: z.number().int().positive(), ...taxonBesideKey }),
  ),
  /** How many are not on the own list. */
  total: z.number().int().nonnegative(),
  /** How many species others noted, those on the own list too. */
  noted: z.number().int().nonnegative(),
});

/** Records of a call, each of another species. */
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
