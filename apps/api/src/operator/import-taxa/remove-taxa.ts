import { taxonKey } from '@aranya/contracts';
import { type TaxonRank, taxonRanks } from '@aranya/wildlife-data';
import { eq, type SQL, sql } from 'drizzle-orm';
import { showNames } from '../../moderation/admin/names';
import { CommandError } from '../../platform/commands/command';
import { taxonDatasets } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { lockImports } from '../../taxa/import/import-rows';
import { taxonIdIn } from '../../taxa/named-taxon';

const BATCH = 2_000;
const MOST_NAMED = 5;

/** Tables where members and moderators name an animal, with what makes a row unique for each animal. */
const tables = [
  { name: 'sighting_species', owner: ['post_id'] },
  { name: 'identifications', owner: ['post_id', 'user_id'] },
  { name: 'life_records', owner: ['user_id'] },
  { name: 'imported_records', owner: ['user_id', 'import_id'] },
  { name: 'settled_names', owner: ['id'] },
] as const;

interface UsedTaxon extends Record<string, unknown> {
  id: number;
  scientific_name: string;
  /** The nearest remaining taxon around it; null if none. */
  ancestor: string | null;
}

const allKeys = (): SQL =>
  sql.join(
    tables.map(({ name }) => sql`select species from ${sql.raw(name)} where species like 'taxon-%'`),
    sql` union `,
  );

/** The data set's named taxa, except animals that a release has brought since. */
const readUsed = (db: Db, dataset: string) =>
  queryRows<UsedTaxon>(
    db,
    sql`
      with recursive above as (
        select t.id as of, t.parent_id, 1 as steps, (
          select same.id from taxa same where same.scientific_name = t.scientific_name and same.rank = t.rank
            and same.dataset is distinct from ${dataset} order by same.id limit 1
        ) as stays
        from (${allKeys()}) used join taxa t on t.id = ${taxonIdIn(sql`used.species`)} where t.dataset = ${dataset}
        union all
        select above.of, p.parent_id, above.steps + 1, case when p.dataset is distinct from ${dataset} then p.id end
        from above join taxa p on p.id = above.parent_id where above.stays is null
      )
      select distinct on (t.id) t.id, t.scientific_name, coalesce(stays.species, 'taxon-' || stays.id) as ancestor
      from above join taxa t on t.id = above.of left join taxa stays on stays.id = above.stays
      order by t.id, above.steps desc`,
  );

/** An owner who already names the ancestor names it once. */
async function rename(tx: Db, from: string, to: string): Promise<void> {
  for (const { name, owner } of tables) {
    const table = sql.raw(name);
    const isSameOwner = sql.raw(owner.map((column) => `gone.${column} = kept.${column}`).join(' and '));
    await tx.execute(sql`
      delete from ${table} gone using ${table} kept
      where ${isSameOwner} and gone.species = ${from} and kept.species = ${to}`);
    await tx.execute(sql`update ${table} set species = ${to} where species = ${from}`);
  }
}

async function fallToAncestors(tx: Db, used: readonly UsedTaxon[], now: Date): Promise<void> {
  const keys = used.map(({ id }) => taxonKey(id));
  const posts = await queryRows<{ id: string }>(
    tx,
    sql`
      select id from posts where id in (
        select post_id from sighting_species where species in ${keys}
        union select post_id from identifications where species in ${keys}
      ) order by id for no key update`,
  );
  for (const { id, ancestor } of used) if (ancestor !== null) await rename(tx, taxonKey(id), ancestor);
  await showNames(
    tx,
    posts.map(({ id }) => id),
    now,
  );
}

/** Other data sets' taxa below it move under what is around it. */
async function removeBatch(tx: Db, dataset: string, rank: TaxonRank): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select id from taxa where dataset = ${dataset} and rank = ${rank} limit ${BATCH}`,
  );
  if (rows.length === 0) return 0;
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
  await tx.execute(sql`
    update taxa t set parent_id = p.parent_id from taxa p where t.parent_id = p.id and p.id = ${ids}`);
  await tx.execute(sql`delete from taxa where id = ${ids}`);
  return rows.length;
}

const nameSome = (used: readonly UsedTaxon[]) =>
  used
    .slice(0, MOST_NAMED)
    .map(({ scientific_name: name }) => name)
    .join(', ') + (used.length > MOST_NAMED ? ', …' : '');

function assertRemovable(used: readonly UsedTaxon[], toAncestors: boolean): void {
  if (used.length === 0) return;
  const alone = used.filter(({ ancestor }) => ancestor === null);
  if (alone.length > 0)
    throw new CommandError(
      `Members have named ${alone.length} of its animals that stand below none that would stay (${nameSome(alone)}): nothing was removed.`,
    );
  if (!toAncestors)
    throw new CommandError(
      `Members have named ${used.length} of its animals (${nameSome(used)}): nothing was removed.\n` +
        'With --to-ancestors, what they noted names the genus or family around each that stays.',
    );
}

export interface RemoveOptions {
  db: Db;
  dataset: string;
  toAncestors: boolean;
  now: Date;
  onTaxa: (count: number) => void;
}

/**
 * Removes all that a data set brought; a broken-off removal can be run again.
 * @throws CommandError for an unknown one, or if members have named its animals
 */
export async function removeTaxa({ db, dataset, toAncestors, now, onTaxa }: RemoveOptions) {
  if ((await db.$count(taxonDatasets, eq(taxonDatasets.name, dataset))) === 0)
    throw new CommandError(`There is no data set "${dataset}": --list tells those that are here.`);
  let removed = 0;
  for (const rank of [...taxonRanks].reverse())
    for (let count = BATCH; count > 0;) {
      count = await db.transaction(async (tx) => {
        await lockImports(tx);
        const used = await readUsed(tx, dataset);
        assertRemovable(used, toAncestors);
        if (used.length > 0) await fallToAncestors(tx, used, now);
        return await removeBatch(tx, dataset, rank);
      });
      removed += count;
      onTaxa(removed);
    }
  const names = await removeNames(db, dataset);
  await db.delete(taxonDatasets).where(eq(taxonDatasets.name, dataset));
  return { removed, names };
}

/** Names of shipped taxa and of other data sets' taxa. */
async function removeNames(db: Db, dataset: string): Promise<number> {
  let removed = 0;
  for (const table of ['imported_keys', 'taxon_names'] as const)
    for (let count = BATCH; count > 0;) {
      const rows = await queryRows<{ ctid: string }>(
        db,
        sql`
          delete from ${sql.raw(table)} where ctid in (
            select ctid from ${sql.raw(table)} where dataset = ${dataset} limit ${BATCH})
          returning 1 as one`,
      );
      count = rows.length;
      if (table === 'taxon_names') removed += count;
    }
  return removed;
}
