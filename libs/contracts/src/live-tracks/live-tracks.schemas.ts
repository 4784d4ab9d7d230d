import { z } from 'zod';

/** Longitude and latitude in degrees of WGS 84, and seconds since 1970. */
export const liveFixSchema = z.tuple([z.number(), z.number(), z.number().int()]);

export const liveTrackSchema = z.object({
  id: z.string().regex(/^\d{1,12}-[0-9a-f]{12}$/),
  individual: z.string(),
  scientificName: z.string().nullable(),
  animalId: z.number().int().nullable(),
  /** Degrees of coarsened cells; null for exact places. */
  cellDegrees: z.number().nullable(),
  /** About one a day. */
  points: z.array(liveFixSchema),
});

export const liveStudySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.url({ protocol: /^https$/ }),
  licence: z.enum(['CC0 1.0', 'CC BY 4.0']),
  licenceUrl: z.url({ protocol: /^https$/ }),
  /** Must be shown wherever its tracks are. */
  credit: z.string(),
  readAt: z.iso.datetime(),
  tracks: z.array(liveTrackSchema),
});

export type LiveTrack = z.infer<typeof liveTrackSchema>;
export type LiveStudy = z.infer<typeof liveStudySchema>;
