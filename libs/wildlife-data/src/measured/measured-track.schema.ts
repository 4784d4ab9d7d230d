import { z } from 'zod';
import { type References, speciesReference } from '../records/references';

/** Degrees (WGS 84) and seconds since 1970. */
const fixSchema = z.tuple([z.number(), z.number(), z.number().int()]);

const measuredSourceSchema = z.strictObject({
  title: z.string().min(5),
  authors: z.string().min(3),
  year: z.number().int().min(1980).max(2100),
  /** As in '10.5441/001/1.f321pf80', without its resolver. */
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/)
    .optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  licence: z.string(),
  licence_url: z.url({ protocol: /^https$/ }),
  /** Shown wherever the track is. */
  credit: z.string(),
  /** Since their publication. */
  changes: z.string(),
});

const measuredInfoSchema = z.strictObject({
  /** Names its page and the file of its points. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  species: z.string().min(3),
  scientific_name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
  individual: z.string().min(1),
  animal: z.number().int().min(1).optional(),
  medium: z.enum(['air', 'land', 'sea', 'river']),
  source: measuredSourceSchema,
  /** ISO 8601 in UTC. */
  period: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  fixes_total: z.number().int().min(2),
  distance_km: z.number().nonnegative(),
  gap_days: z.number().positive(),
  precision: z.string().min(20),
});

export const measuredTrackSchema = measuredInfoSchema.extend({
  points: z.array(fixSchema).min(2),
});

/** A file of `data/measured-tracks`. */
export const measuredRecordSchema = (references: References) =>
  measuredInfoSchema.extend({
    animal: speciesReference(references).optional(),
    /** By default a species' page links to its first track. */
    on_species_page: z.literal(true).optional(),
  });

export type Fix = readonly [lng: number, lat: number, time: number];
export type MeasuredInfo = z.infer<typeof measuredInfoSchema>;
/** Published under an open licence: historical, never live. */
export type MeasuredTrack = MeasuredInfo & { points: readonly Fix[] };
