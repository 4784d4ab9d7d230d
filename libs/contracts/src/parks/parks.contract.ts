import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { parkSlugSchema, pointSchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { changedOnSchema, factSourceSchema, monthsSchema } from '../species/facts.schemas';
import { parkTravelSchema } from './travel.schema';

const c = initContract();

export const guideParkSchema = z.object({
  slug: parkSlugSchema,
  name: z.string(),
  /** Districts and state. */
  location: z.string(),
  coordinates: pointSchema,
});

export const parkPageSchema = guideParkSchema.extend({
  id: z.number().int().positive(),
  states: z.array(z.string()),
  /** The year in which it became what its name says. */
  established: z.string(),
  area_km2: z.number().optional(),
  biome: z.string(),
  signature: speciesSlugSchema,
  best_time_to_visit: z.string(),
  months: monthsSchema,
  history: z.string(),
  habitats: z.array(z.string()),
  fauna: z.array(z.string()),
  flora: z.array(z.string()),
  species: z.array(speciesSlugSchema),
  image: z.string(),
  /** `travel` has its own sources. */
  sources: z.array(factSourceSchema),
  travel: parkTravelSchema,
  changed_on: changedOnSchema,
});

export const parksContract = c.router({
  list: {
    method: 'GET',
    path: '/parks',
    responses: { 200: z.object({ success, parks: z.array(guideParkSchema) }) },
    summary: 'List the parks of the guide, with the slugs that sightings name; needs no account',
  },
  get: {
    method: 'GET',
    path: '/parks/:slug',
    pathParams: z.object({ slug: parkSlugSchema }),
    responses: { 200: z.object({ success, park: parkPageSchema }) },
    summary: 'What the site knows of a park of the guide, with the sources; needs no account',
  },
});

export type ParkPage = z.infer<typeof parkPageSchema>;
