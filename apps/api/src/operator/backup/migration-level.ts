import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationLog, migrationSchema } from '../../platform/db/migration-log';
import { type Db, queryRows } from '../../platform/db/types';
import { ArchiveError } from './backup-error';
import type { Manifest } from './format';

export type MigrationLevel = Manifest['migration'];

/** The last migration, and how many ran. */
export async function readLevel(db: Db): Promise<MigrationLevel> {
  const [row] = await queryRows<{ number: string | number; sha256: string }>(
    db,
    sql`select count(*) over () as number, hash as sha256 from ${migrationLog}
      order by created_at desc limit 1`,
  );
  if (row === undefined) throw new Error('No migration has run.');
  return { number: Number(row.number), sha256: row.sha256 };
}

/**
 * The migrations up to an archive's.
 * @throws ArchiveError for a newer version's archive
 */
export function migrationsUpTo(folder: string, { number, sha256 }: MigrationLevel): MigrationMeta[] {
  const all = readMigrationFiles({ migrationsFolder: folder });
  if (all[number - 1]?.hash === sha256) return all.slice(0, number);
  throw new ArchiveError(
    `The backup is of another or newer version: its migration ${number} is not among the ${all.length} of this one. ` +
      'Restore with the version that made it, or a newer one.',
  );
}

/** As drizzle's migrator, which always goes to the newest; a test compares both. */
export async function applyMigrations(db: Db, migrations: readonly MigrationMeta[]): Promise<void> {
  await db.execute(sql`create schema ${migrationSchema}`);
  await db.execute(
    sql`create table ${migrationLog} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into ${migrationLog} (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}
