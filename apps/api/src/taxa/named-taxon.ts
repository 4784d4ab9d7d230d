import { type SQL, sql } from 'drizzle-orm';

/** Reads keys as the contracts do. */
export const taxonIdIn = (key: SQL): SQL => sql`substring(${key} from '^taxon-([0-9]+)$')::int`;

/** The contract's `NamedTaxon` in JSON. */
export const taxonJson = (row: SQL): SQL => sql`
  json_build_object('id', ${row}.id, 'scientific_name', ${row}.scientific_name, 'name', ${row}.name, 'rank', ${row}.rank,
    'group', ${row}."group")`;

/** Null for a slug of the catalogue. */
export const namedTaxon = (key: SQL): SQL =>
  sql`(select ${taxonJson(sql`t`)} from taxa t where t.id = ${taxonIdIn(key)})`;

export const isCatalogued = (key: SQL): SQL => sql`(${key} not like 'taxon-%' and ${key} not like 'free:%')`;
