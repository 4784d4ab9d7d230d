import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { CommandError } from '../../platform/commands/command';
import type { Migrations } from '../../platform/db/database';
import { isHalfRestored, RESTORE_SCHEMA } from '../../platform/db/half-restored';
import { MIGRATION_LOG } from '../../platform/db/migration-log';
import { connectForMigrations, lockMigrations } from '../../platform/db/server';
import { type Db, queryRows } from '../../platform/db/types';
import { assertEmpty } from './empty-target';
import type { Interrupted, RestoreTarget } from './restore-target';

const HOW = 'Create an empty database, and name it in DATABASE_URL.';
const progress = sql.raw(`${RESTORE_SCHEMA}.progress`);

/** Their transactions would wait, or see an incomplete site. */
async function assertNoNodes(db: Db): Promise<void> {
  const [row] = await queryRows<{ nodes: number }>(
    db,
    sql`select count(*)::int as nodes from pg_stat_activity
      where datname = current_database() and application_name = 'aranya-api' and pid <> pg_backend_pid()`,
  );
  if (row?.nodes)
    throw new CommandError(
      'Nodes of the site are connected to this database: stop them all, then run this again.',
    );
}

async function readInterrupted(db: Db): Promise<Interrupted | null> {
  if (!(await isHalfRestored(db))) return null;
  const [row] = await queryRows<{ media_url: string }>(db, sql`select media_url from ${progress}`);
  return { mediaUrl: row?.media_url ?? '' };
}

/** Holds the migrations' lock, so that starting nodes wait until the end. */
export async function openServerTarget(
  url: string,
  { folder, backfill }: Migrations,
): Promise<RestoreTarget> {
  const client = await connectForMigrations(url);
  const db = drizzle(client);
  try {
    await lockMigrations(db);
    await assertNoNodes(db);
    const interrupted = await readInterrupted(db);
    if (interrupted === null) await assertEmpty(db, HOW);
    return {
      interrupted,
      async begin({ mediaUrl }) {
        await db.transaction(async (tx) => {
          await tx.execute(sql.raw(`drop schema if exists ${RESTORE_SCHEMA} cascade`));
          await tx.execute(sql.raw(`create schema ${RESTORE_SCHEMA}`));
          await tx.execute(sql`create table ${progress} (media_url text not null)`);
          await tx.execute(sql`insert into ${progress} values (${mediaUrl})`);
        });
        return db;
      },
      async migrate() {
        await migrate(db, { migrationsFolder: folder, ...MIGRATION_LOG });
        await backfill(db);
      },
      async finish() {
        await db.execute(sql.raw(`drop schema ${RESTORE_SCHEMA} cascade`));
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
