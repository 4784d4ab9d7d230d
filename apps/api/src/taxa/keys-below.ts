import { type SQL, sql } from 'drizzle-orm';
import { taxonIdIn } from './named-taxon';

/**
 * The given key, and those below it that posts name. As an array, since the planner expects thousands of the
 * tree itself.
 */
export const keysBelow = (given: SQL): SQL => sql`(select key from unnest(array(
  with recursive below as (
    select id, species from taxa where id = ${taxonIdIn(given)} or species = ${given}
    union
    select t.id, t.species from below b join sighted_taxa s on s.parent_id = b.id join taxa t on t.id = s.taxon_id
  )
  select ${given}
  union all
  select other.key from below b cross join lateral (values ('taxon-' || b.id), (b.species)) other (key)
  where other.key <> ${given})) key)`;
