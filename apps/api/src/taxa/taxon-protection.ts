import { sensitivityTable, type TaxonProtection } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/db/types';

const tableNames = [...new Set(sensitivityTable.map(({ taxon }) => taxon))];

/** Ranks from a class to a subspecies; a circle in what an operator brought ends here. */
const MAX_STEPS = 12;

/** What people share a name with: of a subspecies the table may know the species. */
const firstWords = (count: number) =>
  sql`array_to_string((string_to_array(m.scientific_name, ' '))[1:${sql.raw(String(count))}], ' ')`;
const isInTable = sql`array[m.scientific_name, ${firstWords(2)}, ${firstWords(1)}] && ${sql.param(tableNames)}::text[]`;

/** What nobody evaluated is safe where many people meet it. */
const isSafe = sql`(m.iucn in ('LC', 'NT') or (coalesce(m.iucn, 'NE') = 'NE' and m.common > 0))`;
/** Most subspecies have no category of their own. */
const isAnimal = sql`not m.extinct and (m.rank = 'species'
  or m.rank = 'subspecies' and (m.iucn is not null or m.id = own.id))`;

interface Row extends TaxonProtection, Record<string, unknown> {
  id: number;
}

/**
 * Reads what protects the places of taxa, from all that is above and below them.
 * @returns by id; those that are not there are left out
 */
export async function readTaxonProtection(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, TaxonProtection>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Row>(
    db,
    sql`
      with recursive wanted as (select id, parent_id from taxa where id = any(${sql.param([...ids])}::int[])),
      above as (
        select w.id as of, w.parent_id as id, 1 as steps from wanted w
        union all
        select a.of, t.parent_id, a.steps + 1 from above a join taxa t on t.id = a.id where a.steps < ${MAX_STEPS}
      ),
      below as (
        select w.id as of, w.id, 0 as steps from wanted w
        union all
        select b.of, t.id, b.steps + 1 from below b join taxa t on t.parent_id = b.id where b.steps < ${MAX_STEPS}
      )
      select own.id, own.scientific_name,
        array(select m.scientific_name from above a join taxa m on m.id = a.id where a.of = own.id order by a.steps) as higher_taxa,
        array(select distinct m.scientific_name from below b join taxa m on m.id = b.id
          where b.of = own.id and b.steps > 0 and ${isInTable} order by 1) as members,
        array(select m.species from (select of, id from above union select of, id from below) r join taxa m on m.id = r.id
          where r.of = own.id and m.species is not null order by 1) as species,
        coalesce((select bool_and(${isSafe}) from below b join taxa m on m.id = b.id
          where b.of = own.id and ${isAnimal}), false) as open
      from taxa own join wanted w on w.id = own.id`,
  );
  return new Map(
    rows.map(({ id, scientific_name, higher_taxa, members, species, open }) => [
      id,
      { scientific_name, higher_taxa, members, species, open },
    ]),
  );
}
