import { sensitivityTable, type TaxonProtection } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/db/types';
import { taxaAround } from './taxa.repository';

const tableNames = [...new Set(sensitivityTable.map(({ taxon }) => taxon))];

/** The table may know a subspecies by the name of its species or its genus. */
const firstWords = (count: number) =>
  sql`array_to_string((string_to_array(m.scientific_name, ' '))[1:${sql.raw(String(count))}], ' ')`;
const isInTable = sql`array[m.scientific_name, ${firstWords(2)}, ${firstWords(1)}] && ${sql.param(tableNames)}::text[]`;

/** An animal that nobody evaluated is safe where many people meet it. */
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
      select own.id, own.scientific_name, around.* from taxa own cross join lateral (
        with recursive
        ${taxaAround('above', sql`select t.*, 1 as steps from taxa t where t.id = own.parent_id`)},
        ${taxaAround('below', sql`select own.*, 0 as steps`)}
        select
          array(select scientific_name from above order by steps) as higher_taxa,
          array(select distinct scientific_name from below m where steps > 0 and ${isInTable} order by 1) as members,
          array(select species from above where species is not null
            union select species from below where species is not null order by 1) as species,
          coalesce((select bool_and(${isSafe}) from below m where ${isAnimal}), false) as open
      ) around where own.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(
    rows.map(({ id, scientific_name, higher_taxa, members, species, open }) => [
      id,
      { scientific_name, higher_taxa, members, species, open },
    ]),
  );
}
