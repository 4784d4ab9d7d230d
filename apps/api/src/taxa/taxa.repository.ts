import type { SearchedTaxon, Taxon, TaxonName } from '@aranya/wildlife-data';
import { asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { taxa, taxonDatasets, taxonNames } from '../platform/db/schema';
import { literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';

const columns = {
  id: taxa.id,
  rank: taxa.rank,
  scientific_name: taxa.scientificName,
  name: taxa.name,
  group: taxa.group,
  iucn: taxa.iucn,
  extinct: taxa.extinct,
  india: taxa.india,
  common: taxa.common,
  species: taxa.species,
};

const nameColumns = {
  name: taxonNames.name,
  kind: taxonNames.kind,
  language: taxonNames.language,
  used_in: taxonNames.usedIn,
};

export type TaxonRow = Pick<
  typeof taxa.$inferSelect,
  keyof typeof columns & keyof typeof taxa.$inferSelect
> & {
  scientific_name: string;
};

export type IndexedTaxon = SearchedTaxon & Pick<Taxon, 'iucn' | 'species'>;

/** A subspecies is eight ranks below its class; circles end here. */
export const MAX_RANKS = 12;

/**
 * All above or below `start`. Without "offset 0", the planner expects hundreds in each step and reads all
 * taxa.
 * @param isWanted leads no further where it is false
 */
export const taxaAround = (
  name: 'above' | 'below',
  start: SQL,
  isWanted = sql`true`,
): SQL => sql`${sql.raw(name)} as (
  ${start}
  union all
  select t.*, near.steps + 1 from ${sql.raw(name)} near cross join lateral (
    select * from taxa where ${sql.raw(name === 'above' ? 'id = near.parent_id' : 'parent_id = near.id')} and ${isWanted} offset 0
  ) t where near.steps < ${literal(MAX_RANKS)})`;

type NameRow = TaxonName & { taxonId: number };

function withNames(rows: readonly TaxonRow[], namesOfRows: readonly NameRow[]): IndexedTaxon[] {
  const names = new Map<number, TaxonName[]>();
  for (const { taxonId, ...name } of namesOfRows) {
    const known = names.get(taxonId);
    if (known) known.push(name);
    else names.set(taxonId, [name]);
  }
  return rows.map((row) => ({ ...row, names: names.get(row.id) ?? [] }) as IndexedTaxon);
}

/** Imported taxa are looked up by each search. */
export async function readShippedTaxa(db: Db): Promise<IndexedTaxon[]> {
  const rows = await db.select(columns).from(taxa).where(isNull(taxa.dataset)).orderBy(asc(taxa.id));
  const names = db.select({ taxonId: taxonNames.taxonId, ...nameColumns }).from(taxonNames);
  return withNames(rows, await names.where(isNull(taxonNames.dataset)));
}

export async function readTaxaByIds(db: Db, ids: readonly number[]): Promise<IndexedTaxon[]> {
  if (ids.length === 0) return [];
  const rows = db
    .select(columns)
    .from(taxa)
    .where(inArray(taxa.id, [...ids]));
  const names = db.select({ taxonId: taxonNames.taxonId, ...nameColumns }).from(taxonNames);
  return withNames(...(await Promise.all([rows, names.where(inArray(taxonNames.taxonId, [...ids]))])));
}

export async function findTaxon(db: Db, id: number) {
  const [found] = await db
    .select({ ...columns, parentId: taxa.parentId })
    .from(taxa)
    .where(eq(taxa.id, id));
  return found;
}

/** From the class down. */
export function readAncestors(db: Db, { parentId }: { parentId: number | null }): Promise<TaxonRow[]> {
  const parent = sql`select t.*, 1 as steps from taxa t where t.id = ${parentId}`;
  const above = sql`(with recursive ${taxaAround('above', parent)} select id, steps from above) as above`;
  return db
    .select(columns)
    .from(taxa)
    .innerJoin(above, sql`above.id = ${taxa.id}`)
    .orderBy(desc(sql`above.steps`));
}

export const readNames = (db: Db, id: number) =>
  db
    .select(nameColumns)
    .from(taxonNames)
    .where(eq(taxonNames.taxonId, id))
    .orderBy(asc(taxonNames.kind), asc(taxonNames.position), asc(taxonNames.name));

/** An imported class may have a million. */
const MOST_COUNTED = 1_000;

export async function readMembers(db: Db, id: number, limit: number) {
  const isMember = eq(taxa.parentId, id);
  const members = await db
    .select(columns)
    .from(taxa)
    .where(isMember)
    .orderBy(asc(taxa.scientificName))
    .limit(limit);
  const counted = db
    .select({ id: taxa.id })
    .from(taxa)
    .where(isMember)
    .limit(MOST_COUNTED + 1)
    .as('counted');
  const count = await db.$count(counted);
  return { members, count: Math.min(count, MOST_COUNTED), hasMore: count > MOST_COUNTED };
}

/** Includes unfinished imports. */
export function readDatasets(db: Db) {
  const { title, credit, licence, licenceUrl, url } = taxonDatasets;
  return db
    .select({ title, credit, licence, licence_url: licenceUrl, url })
    .from(taxonDatasets)
    .orderBy(asc(title), asc(taxonDatasets.name));
}
