import { sql } from 'drizzle-orm';
import { defineListedPosts } from '../view/listed-posts';

export const readSpeciesSightings = defineListedPosts(
  'species_sightings',
  sql`sighting_species`,
  (key) => sql`l.species = ${key}::text`,
);

export const readSpeciesInPark = defineListedPosts(
  'species_in_park',
  sql`sighting_species`,
  (key) => sql`l.species = (${key}::text[])[1] and l.public_park = (${key}::text[])[2]`,
);

export const readParkSightings = defineListedPosts(
  'park_sightings',
  sql`sightings`,
  (key) => sql`l.public_park = ${key}::text`,
);

export const readCellSightings = defineListedPosts(
  'cell_sightings',
  sql`sightings`,
  (key) => sql`l.cell_lat = (${key}::float8[])[1] and l.cell_lng = (${key}::float8[])[2]`,
);
