import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database, DatabaseSettings } from './database';
import { DatabaseAway } from './failures';
import { keepConnection } from './kept-connection';
import { openNotifications } from './notifications';
import { clientConfig, openPool } from './pool';
import * as schema from './schema';
import type { Schema } from './types';

const MIGRATION_LOCK = 7_204_115_302;
const MAX_CONNECTIONS = 10;

type Handle = NodePgDatabase<Schema>;

type ServerSettings = DatabaseSettings['database'] & { url: string };

/** Drizzle's `withReplicas` would send `execute` to the primary. */
function roundRobin(replicas: Handle[]): Handle {
  const [first] = replicas;
  if (first === undefined || replicas.length === 1) return first as Handle;
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
  // Neither the wait for the lock nor a long migration may time out.
  const client = new Client({ ...clientConfig({ url, prepare: false }), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseAway(error);
  });
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
    await migrate(db, { migrationsFolder: migrations });
  } finally {
    // The end of the session releases the lock.
    await client.end();
  }
}

/** PostgreSQL 15 to 18. */
export async function openServer(settings: ServerSettings, migrations: string): Promise<Database> {
  const { url, prepare, directUrl = url, replicaUrls } = settings;
  await migrateServer(directUrl, migrations);

  const servers = [url, ...replicaUrls].map((address) => ({ url: address, prepare }));
  const pools = servers.map((server) => ({ server, ...openPool(server, MAX_CONNECTIONS) }));
  const watches = pools.map(({ server, setAnswering }) =>
    keepConnection({
      server,
      onConnect: async () => setAnswering(true),
      onSilent: () => setAnswering(false),
    }),
  );
  // LISTEN needs its own connection, not through a pooler.
  const notifications = openNotifications({ url: directUrl, prepare: true });
  const [write, ...replicas] = pools.map(({ db }) => db) as [Handle, ...Handle[]];
  return {
    read: replicas.length === 0 ? write : roundRobin(replicas),
    write,
    engine: 'server',
    check: async () => {
      try {
        await Promise.all([write, ...replicas].map((db) => db.execute(sql`select 1`)));
        return true;
      } catch {
        return false;
      }
    },
    notify: async (channel, payload) => {
      await write.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: notifications.listen,
    close: async () => {
      await Promise.all([...watches, notifications].map((connection) => connection.close()));
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
