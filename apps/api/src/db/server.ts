import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database, DatabaseSettings } from './database';
import * as schema from './schema';
import type { Schema } from './types';

const MIGRATION_LOCK = 7_204_115_302;

type ServerSettings = DatabaseSettings['database'] & { url: string };

function connect(url: string, prepare: boolean, max: number) {
  // A pooler refuses connections with these parameters.
  const bounds = prepare ? { statement_timeout: 20_000, idle_in_transaction_session_timeout: 30_000 } : {};
  return postgres(url, {
    max,
    prepare,
    connect_timeout: 10,
    connection: { application_name: 'aranya-api', ...bounds },
    onnotice: () => undefined,
  });
}

/** Drizzle's `withReplicas` would send `execute` to the primary. */
function roundRobin(replicas: PostgresJsDatabase<Schema>[]): PostgresJsDatabase<Schema> {
  const [first] = replicas;
  if (first === undefined || replicas.length === 1) return first as PostgresJsDatabase<Schema>;
  let turn = 0;
  return new Proxy(first, {
    get(_, property) {
      const replica = replicas[(turn += 1) % replicas.length] ?? first;
      const value: unknown = Reflect.get(replica, property, replica);
      return typeof value === 'function' ? (value.bind(replica) as unknown) : value;
    },
  });
}

/** Nodes that start together wait for the first. */
export async function migrateServer(url: string, migrations: string): Promise<void> {
  const client = postgres(url, { max: 1, prepare: false, connect_timeout: 10, onnotice: () => undefined });
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
    try {
      await migrate(db, { migrationsFolder: migrations });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`);
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** PostgreSQL 15 to 18. */
export async function openServer(settings: ServerSettings, migrations: string): Promise<Database> {
  const direct = settings.directUrl ?? settings.url;
  await migrateServer(direct, migrations);

  const primary = connect(settings.url, settings.prepare, 10);
  const replicas = settings.replicaUrls.map((url) => connect(url, settings.prepare, 10));
  const write = drizzle(primary, { schema });
  // LISTEN needs its own connection, not through a pooler.
  let listener: postgres.Sql | undefined;
  return {
    read: replicas.length === 0 ? write : roundRobin(replicas.map((client) => drizzle(client, { schema }))),
    write,
    engine: 'server',
    check: async () => {
      try {
        await Promise.all([primary, ...replicas].map((client) => client`select 1`));
        return true;
      } catch {
        return false;
      }
    },
    notify: async (channel, payload) => {
      await primary.notify(channel, payload);
    },
    listen: async (channel, handler, onReconnect) => {
      listener ??= connect(direct, true, 1);
      let listening = false;
      const { unlisten } = await listener.listen(channel, handler, () => {
        if (listening) onReconnect?.();
        listening = true;
      });
      return unlisten;
    },
    close: async () => {
      await Promise.all(
        [primary, ...replicas, ...(listener ? [listener] : [])].map((sql) => sql.end({ timeout: 5 })),
      );
    },
  };
}
