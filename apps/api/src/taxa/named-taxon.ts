import { type SQL, sql } from 'drizzle-orm';

/** The contract's `NamedTaxon` of a key in JSON; null for a slug of the catalogue. */
export const namedTaxon = (key: SQL): SQL => sql`(
  select json_build_object('id', t.id, 'scientific_name', t.scientific_name, 'name', t.name, 'rank', t.rank, 'group', t."group")
  from taxa t where t.id = substring(${key} from '^taxon-([0-9]+)$')::int)`;

/** Whether a key is a slug of the catalogue, which has pages and photographs. */
export const isCatalogued = (key: SQL): SQL => sql`${key} not like 'taxon-%'`;
