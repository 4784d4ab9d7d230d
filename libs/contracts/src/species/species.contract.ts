import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { parkSlugSchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { changedOnSchema, factSourceSchema } from './facts.schemas';
import { speciesGlanceSchema } from './glance.schema';

const c = initContract();

export const catalogueSpeciesSchema = z.object({
  slug: speciesSlugSchema,
  name: z.string(),
  scientific_name: z.string(),
  other_names: z.array(z.string()),
});

export const speciesPageSchema = catalogueSpeciesSchema.extend({
  id: z.number().int().positive(),
  /** The first name of a language is the one to show; `used_in` is null for a name used everywhere. */
  local_names: z.array(
    z.object({
      language: z.string(),
      names: z.array(z.object({ name: z.string(), used_in: z.string().nullable() })),
    }),
  ),
  type: z.string(),
  biome: z.string(),
  /** The global IUCN Red List category in words; `Domesticated` is outside the list. */
  conservation_status: z.string(),
  india: z.boolean(),
  food: z.string(),
  region: z.string(),
  habitat: z.string(),
  status_threats: z.string(),
  description: z.string(),
  related: z.array(speciesSlugSchema),
  parks: z.array(parkSlugSchema),
  image: z.string(),
  /** `glance` has its own sources. */
  sources: z.array(factSourceSchema),
  glance: speciesGlanceSchema,
  changed_on: changedOnSchema,
});

export const speciesContract = c.router({
  list: {
    method: 'GET',
    path: '/species',
    responses: { 200: z.object({ success, species: z.array(catalogueSpeciesSchema) }) },
    summary: 'List the species of the catalogue, with the slugs that sightings name; needs no account',
  },
  get: {
    method: 'GET',
    path: '/species/:slug',
    pathParams: z.object({ slug: speciesSlugSchema }),
    responses: { 200: z.object({ success, species: speciesPageSchema }) },
    summary: 'What the site knows of a species of the catalogue, with the sources; needs no account',
  },
});

export type CatalogueSpecies = z.infer<typeof catalogueSpeciesSchema>;
export type SpeciesPage = z.infer<typeof speciesPageSchema>;
