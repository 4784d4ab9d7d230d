import { type SQL, sql } from 'drizzle-orm';
import type { NotificationRow } from '../platform/db/rows';
import { namedTaxon } from '../taxa/named-taxon';

/** A column of the recipient's own free name on the post that became an animal. */
const settled = (row: NotificationRow, column: 'free_name' | 'species'): SQL => sql`(
  select name.${sql.raw(column)} from (
    select s.free_name, s.species, s.position from sighting_species s
    where s.post_id = ${row}.post_id and s.author_id = ${row}.recipient_id and s.free_name <> s.species
    union all
    select i.free_name, i.species, 0 from identifications i
    where i.post_id = ${row}.post_id and i.user_id = ${row}.recipient_id and i.free_name <> i.species
  ) name order by name.position limit 1)`;

/** The key of the settled free name; null for other kinds and after an undo. */
export const settledFreeName = (row: NotificationRow): SQL =>
  sql`case ${row}.kind when 'settled' then ${settled(row, 'free_name')} end`;

/** The animal suggested, agreed on or settled; null for other kinds. */
export const notifiedSpecies = (row: NotificationRow): SQL => sql`case ${row}.kind
  when 'identification' then (select i.species from identifications i
    where i.post_id = ${row}.post_id and i.user_id = ${row}.actor_id)
  when 'agreed' then (select p.agreed_species from posts p where p.id = ${row}.post_id)
  when 'settled' then ${settled(row, 'species')} end`;

/** Null for species of the catalogue. */
export const notifiedTaxon = (row: NotificationRow): SQL => namedTaxon(sql`(${notifiedSpecies(row)})`);
