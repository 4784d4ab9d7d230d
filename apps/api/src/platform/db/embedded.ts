import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Migrations } from './database';
import { createDiskSpace, type DiskSpace } from './disk-space';
import { lockFolder } from './folder-lock';
import { GuardedPglite } from './guarded-pglite';
import { assertFolderIsWhole } from './half-restored';
import { MIGRATION_LOG } from './migration-log';
import { makeOwnFolder } from './own-folder';

export async function createPglite(options: PGliteOptions & { disk?: DiskSpace }): Promise<GuardedPglite> {
  const client = new GuardedPglite({ ...options, extensions: { pg_trgm, unaccent } });
  await client.waitReady;
  return client;
}

export function embeddedDatabase(
  client: GuardedPglite,
  onClosed?: () => Promise<void>,
  disk?: DiskSpace,
): Database {
  const db = drizzle(client);
  return {
    read: db,
    write: db,
    upToDate: () => Promise.resolve(db),
    engine: 'embedded',
    check: () =>
      client.query('select 1').then(
        () => disk?.hasRoom() ?? true,
        () => false,
      ),
    replicas: () => [],
    pools: () => [],
    onPanic: (listener) => {
      client.onPanic = listener;
    },
    notify: async (channel, payload) => {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: (channel, handler) => client.listen(channel, handler),
    isListening: () => true,
    close: async () => {
      await client.close();
      await onClosed?.();
    },
  };
}

export async function migrateEmbedded(client: PGlite, { folder, backfill }: Migrations): Promise<void> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder, ...MIGRATION_LOG });
  await backfill(db);
}

export async function openEmbedded(dataDir: string, migrations: Migrations): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  for (const own of [dataDir, folder]) makeOwnFolder(own);
  const disk = createDiskSpace(dataDir);
  await disk.assertRoom();
  const unlock = await lockFolder(dataDir);
  let client: GuardedPglite | undefined;
  try {
    assertFolderIsWhole(dataDir);
    client = await createPglite({ dataDir: folder, disk });
    await migrateEmbedded(client, migrations);
    return embeddedDatabase(client, unlock, disk);
  } catch (error) {
    await client?.close();
    await unlock();
    throw error;
  }
}
