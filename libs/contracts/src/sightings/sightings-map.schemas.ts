import { z } from 'zod';
import { ifWrong } from '../common/sentences';
import { mapBoxLimits, sightingGroups } from './map-rules';
import {
  parkSlugSchema,
  pointSchema,
  seenMonthSchema,
  sightingPlaceSchema,
  sightingSchema,
  speciesSlugSchema,
} from './sightings.schemas';

const { lat, lng } = pointSchema.shape;
const dayCount = 'The last days are 7 or 30.';

export const sightingsMapQuerySchema = z
  .object({
    south: lat,
    west: lng,
    north: lat,
    east: lng,
    group: z
      .enum(sightingGroups, ifWrong(`The groups of animals are: ${sightingGroups.join(', ')}.`))
      .optional(),
    species: speciesSlugSchema.optional(),
    last_days: z.union([z.literal(7), z.literal(30)], ifWrong(dayCount)).optional(),
    month: seenMonthSchema.optional(),
  })
  .refine(({ south, north }) => south < north, {
    path: ['south'],
    message: 'The south of the box must be below its north.',
  })
  .refine(({ west, east }) => west < east, {
    path: ['west'],
    message: 'The west of the box must be before its east.',
  })
  .refine(
    ({ south, west, north, east }) =>
      north - south <= mapBoxLimits.height && east - west <= mapBoxLimits.width,
    {
      path: ['north'],
      message: `The box can span at most ${mapBoxLimits.height}° from south to north and ${mapBoxLimits.width}° from west to east.`,
    },
  );

const total = z.number().int().positive();

export const mapMarkSchema = z.object({
  /** The middle of the square. */
  ...pointSchema.shape,
  /** Side of the square; 0 for a point, a park or an area. */
  degrees: z.number().nonnegative(),
  /** Set if all are somewhere in it. */
  park: parkSlugSchema.nullable(),
  total,
});

export const mapSightingSchema = sightingSchema
  .pick({ species: true, seen_on: true, protected: true })
  .extend({ post_id: z.uuid(), place: sightingPlaceSchema });

export const sightingsMapSchema = z.object({
  /** Only places that others may see. */
  marks: z.array(mapMarkSchema),
  total: z.number().int().nonnegative(),
  /** Only the newest are counted. */
  has_more: z.boolean(),
  sightings: z.array(mapSightingSchema),
});

export type SightingsMapQuery = z.infer<typeof sightingsMapQuerySchema>;
export type MapMark = z.infer<typeof mapMarkSchema>;
export type MapSighting = z.infer<typeof mapSightingSchema>;
export type SightingsMap = z.infer<typeof sightingsMapSchema>;
