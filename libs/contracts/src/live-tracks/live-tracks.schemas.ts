import { z } from 'zod';

/** A fix: longitude and latitude in degrees of WGS 84, and seconds since 1970. */
export const liveFixSchema = z.tuple([z.number(), z.number(), z.number().int()]);

export const liveTrackSchema = z.object({
  /** Stays the same while the study names the animal so. */
  id: z.string().regex(/^\d{1,12}-[0-9a-f]{12}$/),
  /** As the study names the animal. */
  individual: z.string(),
  /** Null where the study names none. */
  scientificName: z.string().nullable(),
  /** The id of the species in the catalogue; null for others. */
  animalId: z.number().int().nullable(),
  /**
   * Degrees of the cells to which places are coarsened, with days in place of hours and the last two weeks left out;
   * null for exact places.
   */
  cellDegrees: z.number().nullable(),
  /** Oldest first, of the last year, about one a day. */
  points: z.array(liveFixSchema),
});

export const liveStudySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Of the study on Movebank. */
  url: z.url({ protocol: /^https$/ }),
  licence: z.enum(['CC0 1.0', 'CC BY 4.0']),
  licenceUrl: z.url({ protocol: /^https$/ }),
  /** To be shown wherever its tracks are. */
  credit: z.string(),
  /** When its tracks were read. */
  readAt: z.iso.datetime(),
  tracks: z.array(liveTrackSchema),
});

export type LiveTrack = z.infer<typeof liveTrackSchema>;
export type LiveStudy = z.infer<typeof liveStudySchema>;
