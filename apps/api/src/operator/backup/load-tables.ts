import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Db } from '../../platform/db/types';
import { type ArchiveFile, readArchive } from './archive-reader';
import { ArchiveError } from './backup-error';
import {
  dropEverything,
  fullName,
  LEFT_OUT,
  qualified,
  quoteText,
  readForeignKeys,
  readTables,
  readTriggers,
  type Table,
} from './catalogue';
import { type Manifest, type ManifestTable, sha256, memberTable } from './format';
import { applyMigrations } from './migration-level';
import { rowsOfPart } from './rows-of-part';
import { insertRows, prepareTransaction, storedColumns, sumRows } from './table-rows';

type Pairs = Map<string, { table: Table; given: ManifestTable }>;

/** @throws ArchiveError unless the archive has its migration's tables and columns */
function pairTables(tables: readonly Table[], { tables: given }: Manifest): Pairs {
  const byName = new Map(tables.map((table) => [fullName(table), table]));
  const pairs: Pairs = new Map();
  for (const one of given) {
    const table = byName.get(fullName(one));
    byName.delete(fullName(one));
    const columns = table && new Set(storedColumns(table));
    if (!table || columns?.size !== one.columns.length || !one.columns.every((name) => columns.has(name)))
      throw new ArchiveError(`The migrations make no table ${fullName(one)} with these columns.`);
    pairs.set(fullName(one), { table, given: one });
  }
  for (const name of byName.keys())
    if (LEFT_OUT[name] === undefined) throw new ArchiveError(`The backup has no table ${name}.`);
  return pairs;
}

/**
 * Triggers would count again, and tables come in any order without foreign keys; adding these again checks
 * every row.
 */
async function withoutRules(tx: Db, work: () => Promise<void>): Promise<void> {
  const triggers = await readTriggers(tx);
  const foreignKeys = await readForeignKeys(tx);
  for (const { table, name } of triggers)
    await tx.execute(sql.raw(`alter table ${table} disable trigger ${name}`));
  for (const { table, name } of foreignKeys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await work();
  for (const { table, name, definition } of foreignKeys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  for (const { table, name, mode } of triggers) {
    const how = { O: 'enable', A: 'enable always', R: 'enable replica' }[mode];
    await tx.execute(sql.raw(`alter table ${table} ${how} trigger ${name}`));
  }
}

async function insertAll(tx: Db, pairs: Pairs, file: ArchiveFile, manifest: Manifest): Promise<void> {
  const hashes = new Map(manifest.members.map((member) => [member.name, member.sha256]));
  for await (const { name, bytes } of readArchive(file)) {
    const pair = pairs.get(memberTable(name) ?? '');
    if (pair === undefined) continue;
    if (sha256(bytes) !== hashes.get(name)) throw new ArchiveError('The backup changed while it was read.');
    for await (const rows of rowsOfPart({ name, bytes }))
      await insertRows(tx, pair.table, pair.given.columns, rows.toString().split('\n').slice(0, -1));
  }
}

/** @throws ArchiveError unless the restored rows match the manifest */
async function compareAll(tx: Db, pairs: Pairs): Promise<void> {
  for (const { table, given } of pairs.values()) {
    const { rows, sha256: hash } = await sumRows(tx, table, given.columns);
    if (rows !== given.rows || hash !== given.sha256)
      throw new ArchiveError(`The restored rows of ${fullName(table)} are not those of the backup.`);
  }
}

/**
 * Runs in one transaction.
 * @throws ArchiveError, and then nothing has changed
 */
export async function loadTables(
  db: Db,
  file: ArchiveFile,
  { manifest, migrations }: { manifest: Manifest; migrations: readonly MigrationMeta[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await prepareTransaction(tx);
    await dropEverything(tx);
    await applyMigrations(tx, migrations);
    const tables = await readTables(tx);
    const pairs = pairTables(tables, manifest);
    await withoutRules(tx, async () => {
      await tx.execute(sql.raw(`truncate ${tables.map(qualified).join(', ')}`));
      await insertAll(tx, pairs, file, manifest);
    });
    for (const { schema, name, value, isCalled } of manifest.sequences) {
      const sequence = quoteText(qualified({ schema, name }));
      await tx.execute(
        sql`select setval(${sql.raw(sequence)}::regclass, ${value}::bigint, ${isCalled}::boolean)`,
      );
    }
    await compareAll(tx, pairs);
  });
}
