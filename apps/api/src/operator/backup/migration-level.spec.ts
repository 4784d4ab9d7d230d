import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../platform/db/database';
import { MIGRATION_LOG, migrationLog } from '../../platform/db/migration-log';
import { type Db, queryRows } from '../../platform/db/types';
import { migrations, openTestDatabase } from '../../testing';
import { dropEverything } from './catalogue';
import { applyMigrations, readLevel } from './migration-level';

const all = readMigrationFiles({ migrationsFolder: migrations.folder });

/** Columns and rows of the log. */
const logOf = async (db: Db) => ({
  columns: await queryRows(
    db,
    sql`select column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = ${MIGRATION_LOG.migrationsSchema} order by ordinal_position`,
  ),
  rows: await queryRows(db, sql`select * from ${migrationLog} order by id`),
});

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('the level is the last migration of the folder', async () => {
  expect(await readLevel(db.write)).toEqual({ number: all.length, sha256: all.at(-1)?.hash });
});

test('a restore notes its migrations as drizzle does', async () => {
  const byDrizzle = await logOf(db.write);
  expect(byDrizzle.rows).toHaveLength(all.length);
  const restored = db.write.transaction(async (tx) => {
    await dropEverything(tx);
    await applyMigrations(tx, all);
    throw new Error(JSON.stringify(await logOf(tx)));
  });
  await expect(restored).rejects.toThrow(JSON.stringify(byDrizzle));
});
