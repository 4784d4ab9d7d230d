import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { speciesSlugSchema } from '../sightings/sightings.schemas';

const c = initContract();

/** A species of the catalogue; `slug` is what a sighting names. */
export const catalogueSpeciesSchema = z.object({
  slug: speciesSlugSchema,
  name: z.string(),
  scientific_name: z.string(),
  /** Other names that people use, in several languages. */
  other_names: z.array(z.string()),
});

export const speciesContract = c.router({
  list: {
    method: 'GET',
    path: '/species',
    responses: { 200: z.object({ success, species: z.array(catalogueSpeciesSchema) }) },
    summary: 'List the species of the catalogue, with the slugs that sightings name; needs no account',
  },
});

export type CatalogueSpecies = z.infer<typeof catalogueSpeciesSchema>;
