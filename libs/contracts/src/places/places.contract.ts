import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { parkSlugSchema, pointSchema } from '../sightings/sightings.schemas';

const c = initContract();

/** A sighting there names its `slug` as the park. */
export const protectedAreaSchema = z.object({
  slug: parkSlugSchema,
  name: z.string(),
  other_names: z.array(z.string()),
  /** Such as `tiger reserve` or `Ramsar site`. */
  kinds: z.array(z.string()),
  states: z.array(z.string()),
  coordinates: pointSchema,
  area_km2: z.number().nullable(),
  /** `GET /api/parks/:slug` says more. */
  in_guide: z.boolean(),
});

export const placesContract = c.router({
  list: {
    method: 'GET',
    path: '/places',
    responses: { 200: z.object({ success, places: z.array(protectedAreaSchema) }) },
    summary: 'List the protected areas of India, with the slugs that sightings name; needs no account',
  },
  get: {
    method: 'GET',
    path: '/places/:slug',
    pathParams: z.object({ slug: parkSlugSchema }),
    responses: { 200: z.object({ success, place: protectedAreaSchema }) },
    summary: 'A protected area of India; needs no account',
  },
});

export type ProtectedArea = z.infer<typeof protectedAreaSchema>;
