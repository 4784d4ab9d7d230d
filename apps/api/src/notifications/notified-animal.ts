import { type SQL, sql } from 'drizzle-orm';
import type { NotificationRow } from '../platform/db/rows';
import { namedTaxon } from '../taxa/named-taxon';

/** The animal that the actor suggested or that the community agrees on; null for other kinds. */
export const speciesOf = (row: NotificationRow): SQL => sql`case ${row}.kind
  when 'identification' then (select i.species from identifications i
    where i.post_id = ${row}.post_id and i.user_id = ${row}.actor_id)
  when 'agreed' then (select p.agreed_species from posts p where p.id = ${row}.post_id) end`;

/** Its names in JSON, unless the catalogue has it. */
export const taxonOf = (row: NotificationRow): SQL => namedTaxon(sql`(${speciesOf(row)})`);
