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

/** Who may see a life list beside its owner: nobody, their connections, or all members. */
export const lifeListVisibilities = ['private', 'connections', 'public'] as const;

/** When and where one species was seen. */
export const lifeSightingSchema = z.object({
  /** A day; a month for others where the sighting is protected or has no post. */
  seen_on: sightingSchema.shape.seen_on,
  place: sightingPlaceSchema.nullable(),
  /** Null without a post. */
  post_id: idSchema.nullable(),
});

/** What the owner has noted without a post. */
export const lifeRecordSchema = z.object({ seen_on: daySchema, park: parkSlugSchema.nullable() });

export const lifeListEntrySchema = z.object({
  species: speciesSlugSchema,
  times: z.number().int().positive(),
  first: lifeSightingSchema,
  latest: lifeSightingSchema,
  /** Where it was seen, as far as a park was named. */
  parks: z.array(parkSlugSchema),
  /** For the owner alone; null for what was only in posts. */
  record: lifeRecordSchema.nullable().optional(),
});

/** Replaces what the owner has noted about these species before. */
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
