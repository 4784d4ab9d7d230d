import { sensitivityTable, type TaxonProtection } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { MAX_RANKS, taxaAround } from './taxa.repository';

const tableNames = [...new Set(sensitivityTable.map(({ taxon }) => taxon))];

/** The table may list only the species or genus of a subspecies. */
const firstWords = (count: number) =>
  sql`array_to_string((string_to_array(m.scientific_name, ' '))[1:${sql.raw(String(count))}], ' ')`;
const isInTable = (names: SQL) =>
  sql`array[m.scientific_name, ${firstWords(2)}, ${firstWords(1)}] && ${names}::text[]`;

/** An animal that nobody evaluated is safe where many people meet it. */
const isSafe = sql`(m.iucn in ('LC', 'NT') or (coalesce(m.iucn, 'NE') = 'NE' and m.common > 0))`;
/** Most subspecies have no category of their own. */
const isAnimal = sql`not m.extinct and (m.rank = 'species'
  or m.rank = 'subspecies' and (m.iucn is not null or m.id = own.id))`;

interface Row extends TaxonProtection, Record<string, unknown> {
  id: number;
}

/** Imported animals have no category; a higher taxon may have some below. */
const hasImported = sql`exists (select from below m cross join lateral (
  select from taxa where parent_id = m.id and dataset is not null and rank <> 'subspecies' offset 0) imported)`;

/**
 * Reads only shipped taxa below, as imported ones may be a million, have no slug and nothing shipped below.
 * Those in the table are found by name.
 */
const taxonProtection = defineStatement<Row, [ids: readonly number[], tableNames: readonly string[]]>(
  'taxon_protection',
  (ids, names) => sql`
    select own.id, own.scientific_name, around.* from taxa own cross join lateral (
      with recursive
      ${taxaAround('above', sql`select t.*, 1 as steps from taxa t where t.id = own.parent_id`)},
      ${taxaAround('below', sql`select own.*, 0 as steps`, sql`dataset is null`)},
      imported as (
        select m.scientific_name, m.parent_id, 0 as steps
        from unnest(${names}::text[]) as given (name) cross join lateral (
          select * from taxa where scientific_name = given.name
            or scientific_name ~>=~ (given.name || ' ') and scientific_name ~<~ (given.name || '!') offset 0
        ) m
        where m.dataset is not null and exists (select from taxon_datasets)
        union all
        select i.scientific_name, t.parent_id, i.steps + 1 from imported i
          cross join lateral (select parent_id from taxa where id = i.parent_id offset 0) t
          where i.steps < ${literal(MAX_RANKS)}
      )
      select
        array(select scientific_name from above order by steps) as higher_taxa,
        array(
          select scientific_name from below m where steps > 0 and ${isInTable(names)}
          union select scientific_name from imported where parent_id = own.id order by 1) as members,
        array(select species from above where species is not null
          union select species from below where species is not null order by 1) as species,
        coalesce((select bool_and(${isSafe}) from below m where ${isAnimal}), false) and not ${hasImported} as open
    ) around where own.id = any(${ids}::int[])`,
);

/** @returns by id; unknown ids are left out */
export async function readTaxonProtection(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, TaxonProtection>> {
  if (ids.length === 0) return new Map();
  const rows = await taxonProtection.run(db, ids, tableNames);
  return new Map(
    rows.map(({ id, scientific_name, higher_taxa, members, species, open }) => [
      id,
      { scientific_name, higher_taxa, members, species, open },
    ]),
  );
}
