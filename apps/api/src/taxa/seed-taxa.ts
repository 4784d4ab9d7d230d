import { FIRST_OWN_TAXON_ID, loadTaxa, type Taxon, taxaVersion } from '@aranya/wildlife-data';
import { eq, ne, sql } from 'drizzle-orm';
import { taxaVersions } from '../platform/db/schema';
import { type Db, hasTable } from '../platform/db/types';
import { recordset } from './import/import-rows';

export interface ShippedTaxa {
  version: string;
  load: () => Promise<readonly Taxon[]>;
}

const shipped: ShippedTaxa = { version: taxaVersion, load: loadTaxa };

const FIELDS = ['rank', 'scientific_name', 'name', 'parent_id', '"group"', 'iucn', 'extinct', 'india'];
const UPDATED = [...FIELDS, 'common', 'species', 'avibase'];

/** Ids stay, since others keep them. */
async function writeTaxa(tx: Db, taxa: readonly Taxon[]): Promise<void> {
  const given = recordset(
    taxa,
    `id int, rank text, scientific_name text, name text, parent_id int, "group" text, iucn text, extinct boolean,
      india boolean, common smallint, species text, avibase text`,
  );
  const columns = sql.raw(UPDATED.join(', '));
  const changes = sql.raw(UPDATED.map((column) => `${column} = excluded.${column}`).join(', '));
  await tx.execute(sql`
    insert into taxa (id, ${columns}) select id, ${columns} from ${given}
    on conflict (id) do update set ${changes}`);
}

async function writeNames(tx: Db, taxa: readonly Taxon[]): Promise<void> {
  const names = taxa.flatMap(({ id, names: all }) =>
    all.map((name, position) => ({ taxon_id: id, ...name, position })),
  );
  await tx.execute(sql`delete from taxon_names where taxon_id < ${FIRST_OWN_TAXON_ID} and dataset is null`);
  const given = recordset(
    names,
    'taxon_id int, name text, kind text, language text, used_in text, position smallint',
  );
  // An import may have had the name first.
  await tx.execute(sql`
    delete from taxon_names n using ${given}
    where n.taxon_id = given.taxon_id and n.name = given.name and n.language is not distinct from given.language`);
  await tx.execute(sql`
    insert into taxon_names (taxon_id, name, kind, language, used_in, position)
    select taxon_id, name, kind, language, used_in, position from ${given}
    on conflict do nothing`);
}

/** Runs before the site answers. An unchanged version costs one query. */
export async function seedTaxa(db: Db, { version, load }: ShippedTaxa = shipped): Promise<void> {
  if (!(await hasTable(db, 'public.taxa_versions'))) return;
  const isApplied = eq(taxaVersions.version, version);
  if ((await db.select().from(taxaVersions).where(isApplied)).length > 0) return;
  const taxa = await load();
  const ids = JSON.stringify(taxa.map(({ id }) => id));
  await db.transaction(async (tx) => {
    await writeTaxa(tx, taxa);
    await tx.execute(sql`
      delete from taxa where id < ${FIRST_OWN_TAXON_ID}
        and id not in (select value::int from jsonb_array_elements_text(${ids}::text::jsonb))`);
    await writeNames(tx, taxa);
    await tx.execute(sql`select aranya_note_all_sighted()`);
    await tx.delete(taxaVersions).where(ne(taxaVersions.version, version));
    await tx.insert(taxaVersions).values({ version });
  });
  // A table that was just filled is planned for as if it were empty.
  await db.execute(sql`analyze taxa, taxon_names`);
}
