import { z } from 'zod';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import {
  daySchema,
  parkSlugSchema,
  sightingPlaceSchema,
  sightingSchema,
  speciesSlugSchema,
} from '../sightings/sightings.schemas';

export const lifeListVisibilities = ['private', 'connections', 'public'] as const;

export const lifeSightingSchema = z.object({
  /** A day; a month for others where the sighting is protected or has no post. */
  seen_on: sightingSchema.shape.seen_on,
  place: sightingPlaceSchema.nullable(),
  post_id: idSchema.nullable(),
});

export const lifeRecordSchema = z.object({ seen_on: daySchema, park: parkSlugSchema.nullable() });

export const lifeListEntrySchema = z.object({
  species: speciesSlugSchema,
  times: z.number().int().positive(),
  first: lifeSightingSchema,
  latest: lifeSightingSchema,
  parks: z.array(parkSlugSchema),
  /** In the owner's own list. */
  record: lifeRecordSchema.nullable().optional(),
});

export const addLifeRecordsSchema = z.object({
  species: z
    .array(speciesSlugSchema)
    .min(1, 'Choose a species.')
    .max(limits.speciesPerCall)
    .refine((all) => new Set(all).size === all.length, 'Name each species once.'),
  seen_on: daySchema,
  park: parkSlugSchema.nullable().default(null),
});

export type LifeListVisibility = (typeof lifeListVisibilities)[number];
export type LifeSighting = z.infer<typeof lifeSightingSchema>;
export type LifeListEntry = z.infer<typeof lifeListEntrySchema>;
export type AddLifeRecords = z.output<typeof addLifeRecordsSchema>;
