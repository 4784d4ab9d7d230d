import { z } from 'zod';
import { type References, speciesReference } from '../records/references';

/** A fix: degrees of WGS 84 and seconds since 1970. */
export const fixSchema = z.tuple([z.number(), z.number(), z.number().int()]);

const measuredSourceSchema = z.strictObject({
  title: z.string().min(5),
  authors: z.string().min(3),
  year: z.number().int().min(1980).max(2100),
  /** Without its resolver: '10.5441/001/1.f321pf80'. */
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/)
    .optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  /** One of `openLicences`. */
  licence: z.string(),
  licence_url: z.url({ protocol: /^https$/ }),
  /** The line to show wherever the track is. */
  credit: z.string(),
  /** Changes to the data since they were published. */
  changes: z.string(),
});

/** A measured track without its points. */
export const measuredInfoSchema = z.strictObject({
  /** Names the file of its points, and its page. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  species: z.string().min(3),
  scientific_name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
  /** Name or number of the animal at the source. */
  individual: z.string().min(1),
  /** The id in the catalogue, where it has the species. */
  animal: z.number().int().min(1).optional(),
  medium: z.enum(['air', 'land', 'sea', 'river']),
  source: measuredSourceSchema,
  /** ISO 8601 in UTC: the times of the first and the last point. */
  period: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  /** Fixes of this animal at the source, before cleaning and thinning. */
  fixes_total: z.number().int().min(2),
  /** Length of the cleaned track before it was thinned. */
  distance_km: z.number().nonnegative(),
  /** A longer time between two points is a gap: nobody knows where it was. */
  gap_days: z.number().positive(),
  /** How exact the positions are and why, in sentences. */
  precision: z.string().min(20),
});

export const measuredTrackSchema = measuredInfoSchema.extend({
  /** Oldest first. */
  points: z.array(fixSchema).min(2),
});

/** One file of `data/measured-tracks`, called after the track's id. */
export const measuredRecordSchema = (references: References) =>
  measuredInfoSchema.extend({
    /** The species in the catalogue, where it has it. */
    animal: speciesReference(references).optional(),
    /** To which its species' page leads; by default the first of the species. */
    on_species_page: z.literal(true).optional(),
  });

/** Longitude, latitude, seconds since 1970. */
export type Fix = readonly [lng: number, lat: number, time: number];
export type MeasuredInfo = z.infer<typeof measuredInfoSchema>;
/** The journey of one tagged animal, as published under an open licence. Historical, never live. */
export type MeasuredTrack = MeasuredInfo & { points: readonly Fix[] };
