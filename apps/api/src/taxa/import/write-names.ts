import { sql } from 'drizzle-orm';
import { queryRows } from '../../platform/db/types';
import { acceptedLine } from './around';
import type { TaxonFile } from './open-taxon-file';
import { type ReadTaxa, readUsedNames } from './read-taxa';
import { lockImports, recordset, writeKeys } from './import-rows';
import type { Writing } from './write-taxa';

const BATCH = 2_000;
/** Shipped names have the positions before. */
const FIRST_POSITION = 1_000;

interface GivenName {
  taxon_id: number;
  name: string;
  kind: 'synonym' | 'common';
  language: string | null;
}

const COLUMNS = 'taxon_id int, name text, kind text, language text';

/** A synonym that is another animal's name stays that animal's. */
const freshNames = (names: readonly GivenName[], dataset: string) => sql`
  select distinct on (given.taxon_id, lower(given.name), given.language) given.*
  from ${recordset(names, COLUMNS)}
  where not exists (
      select from taxon_names n where n.taxon_id = given.taxon_id and lower(n.name) = lower(given.name)
        and (n.language is null or n.language is not distinct from given.language))
    and not exists (
      select from taxa t where t.id = given.taxon_id and lower(given.name) in (lower(t.name), lower(t.scientific_name)))
    and (given.kind = 'common' or not exists (
        select from taxa t where t.scientific_name = given.name
      ) and not exists (
        select from taxon_names n where n.name = given.name and n.kind = 'synonym' and n.dataset is distinct from ${dataset}))
  order by given.taxon_id, lower(given.name), given.language`;

async function writeNames({ db, dataset, isDry }: Writing, names: readonly GivenName[]): Promise<number> {
  if (names.length === 0) return 0;
  const fresh = freshNames(names, dataset);
  if (isDry) {
    const [row] = await queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from (${fresh}) fresh`,
    );
    return row?.count ?? 0;
  }
  return await db.transaction(async (tx) => {
    await lockImports(tx);
    const rows = await queryRows<{ taxon_id: number; name: string }>(
      tx,
      sql`
        insert into taxon_names (taxon_id, name, kind, language, position, dataset)
        select fresh.taxon_id, fresh.name, fresh.kind, fresh.language,
          coalesce(last, ${FIRST_POSITION - 1}::int) + row_number() over (partition by fresh.taxon_id), ${dataset}
        from (${fresh}) fresh left join lateral (
          select max(position) as last from taxon_names n
          where n.taxon_id = fresh.taxon_id and n.position >= ${FIRST_POSITION}
        ) n on true
        returning taxon_id, name`,
    );
    await writeKeys(tx, dataset, rows);
    return rows.length;
  });
}

async function writeAll(writing: Writing, names: AsyncIterable<GivenName>): Promise<number> {
  let batch: GivenName[] = [];
  let written = 0;
  const flush = async () => {
    written += await writeNames(writing, batch);
    batch = [];
  };
  for await (const name of names) if (batch.push(name) === BATCH) await flush();
  await flush();
  return written;
}

async function* synonymsIn(taxa: ReadTaxa, { tellFault }: Writing): AsyncGenerator<GivenName> {
  for (const line of taxa.lines) {
    if (line.accepted === null || line.rank === null) continue;
    const accepted = acceptedLine(taxa, line);
    if (accepted === undefined || accepted.id === 0)
      tellFault(line.line, `the accepted name of ${line.name} was not brought in`);
    else if (accepted.name !== line.name)
      yield { taxon_id: accepted.id, name: line.name, kind: 'synonym', language: null };
  }
}

async function* usedNamesIn(
  file: TaxonFile,
  taxa: ReadTaxa,
  { tellFault }: Writing,
): AsyncGenerator<GivenName> {
  const named = (id: number, name: string, language: string | null): GivenName => {
    return { taxon_id: id, name, kind: 'common', language };
  };
  if (file.names.length === 0)
    for (const { id, isOwn, english } of taxa.lines)
      if (id !== 0 && !isOwn && english !== null) yield named(id, english, 'en');
  for await (const { taxon, name, language } of readUsedNames(file, taxa, tellFault)) {
    const accepted = acceptedLine(taxa, taxon);
    if (!accepted || accepted.id === 0 || (accepted.isOwn && accepted.english === name)) continue;
    yield named(accepted.id, name, language);
  }
}

/** Writes synonyms and common names, also of shipped taxa. */
export async function writeAllNames(
  writing: Writing,
  file: TaxonFile,
  taxa: ReadTaxa,
): Promise<{ synonyms: number; names: number }> {
  const synonyms = await writeAll(writing, synonymsIn(taxa, writing));
  return { synonyms, names: await writeAll(writing, usedNamesIn(file, taxa, writing)) };
}
