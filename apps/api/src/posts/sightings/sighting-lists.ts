import { type SQL, sql } from 'drizzle-orm';
import { keysBelow } from '../../taxa/keys-below';
import { defineListedPosts } from '../view/listed-posts';

/** Keys of lists end with a month of two digits, or with '' for all. */
export const monthKey = (month: number | undefined) =>
  month === undefined ? '' : String(month).padStart(2, '0');

/** Takes what others see of the post `p`; a week can lie in two months. */
export const inMonth = (month: SQL) => sql`(${month} = '' or ${month} in (
  substr(p.sighting->>'seen_on', 6, 2), substr(right(p.sighting->>'seen_on', 10), 6, 2)))`;

const part = (key: SQL, at: number) => sql`(${key}::text[])[${sql.raw(String(at))}]`;

export const readAllSightings = defineListedPosts(
  'all_sightings',
  sql`sightings`,
  (key) => sql`${key}::text is not null`,
);

export const readSpeciesSightings = defineListedPosts(
  'species_sightings',
  sql`sighting_species`,
  (key, row) => sql`${row}.species = other.key and ${inMonth(part(key, 2))}`,
  (key) => keysBelow(part(key, 1)),
);

export const readSpeciesInPark = defineListedPosts(
  'species_in_park',
  sql`sighting_species`,
  (key, row) =>
    sql`${row}.species = other.key and ${row}.public_park = ${part(key, 2)} and ${inMonth(part(key, 3))}`,
  (key) => keysBelow(part(key, 1)),
);

export const readParkSightings = defineListedPosts(
  'park_sightings',
  sql`sightings`,
  (key, row) => sql`${row}.public_park = ${part(key, 1)} and ${inMonth(part(key, 2))}`,
);

export const readCellSightings = defineListedPosts(
  'cell_sightings',
  sql`sightings`,
  (key, row) => sql`${row}.cell_lat = (${key}::float8[])[1] and ${row}.cell_lng = (${key}::float8[])[2]`,
);
