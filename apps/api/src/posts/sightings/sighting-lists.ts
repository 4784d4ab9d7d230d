import { sql } from 'drizzle-orm';
import { defineListedPosts } from '../view/listed-posts';

export const readSpeciesSightings = defineListedPosts(
  'species_sightings',
  sql`sighting_species`,
  (key, row) => sql`${row}.species = ${key}::text`,
);

export const readSpeciesInPark = defineListedPosts(
  'species_in_park',
  sql`sighting_species`,
  (key, row) => sql`${row}.species = (${key}::text[])[1] and ${row}.public_park = (${key}::text[])[2]`,
);

export const readParkSightings = defineListedPosts(
  'park_sightings',
  sql`sightings`,
  (key, row) => sql`${row}.public_park = ${key}::text`,
);

export const readCellSightings = defineListedPosts(
  'cell_sightings',
  sql`sightings`,
  (key, row) => sql`${row}.cell_lat = (${key}::float8[])[1] and ${row}.cell_lng = (${key}::float8[])[2]`,
);
