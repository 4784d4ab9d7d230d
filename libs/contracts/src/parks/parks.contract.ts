import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { parkSlugSchema, pointSchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { changedOnSchema, factSourceSchema, monthsSchema } from '../species/facts.schemas';
import { parkTravelSchema } from './travel.schema';

const c = initContract();

/** A park of the guide; `slug` is what a sighting names. */
export const guideParkSchema = z.object({
  slug: parkSlugSchema,
  name: z.string(),
  /** Districts and state. */
  location: z.string(),
  coordinates: pointSchema,
});

/** What the page of a park says of it. */
export const parkPageSchema = guideParkSchema.extend({
  id: z.number().int().positive(),
  states: z.array(z.string()),
  /** The year in which it became what its name says. */
  established: z.string(),
  area_km2: z.number().optional(),
  biome: z.string(),
  /** The animal on its poster. */
  signature: speciesSlugSchema,
  best_time_to_visit: z.string(),
  /** Of the season, in their order. */
  months: monthsSchema,
  history: z.string(),
  habitats: z.array(z.string()),
  fauna: z.array(z.string()),
  flora: z.array(z.string()),
  /** Those of the fauna that the catalogue has. */
  species: z.array(speciesSlugSchema),
  /** The path of its poster on this site. */
  image: z.string(),
  /** The sources of the fields above; those of the travel facts stand there. */
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
