import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/** PGlite needs its extensions at every opening. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  return await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
}

export function embeddedDatabase(client: PGlite, onClosed?: () => Promise<void>): Database {
  const db = drizzle(client, { schema });
  return {
    read: db,
    write: db,
    engine: 'embedded',
    check: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    notify: async (channel, payload) => {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: (channel, handler) => client.listen(channel, handler),
    close: async () => {
      await client.close();
      await onClosed?.();
    },
  };
}

export async function migrateEmbedded(client: PGlite, migrations: string): Promise<void> {
  await migrate(drizzle(client, { schema }), { migrationsFolder: migrations });
}

export async function openEmbedded(dataDir: string, migrations: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  let client: PGlite | undefined;
  try {
    client = await createPglite({ dataDir: join(dataDir, 'postgres') });
    await migrateEmbedded(client, migrations);
    return embeddedDatabase(client, unlock);
  } catch (error) {
    await client?.close();
    await unlock();
    throw error;
  }
}
