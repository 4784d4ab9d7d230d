import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Database, Migrations, ServerSettings } from './database';
import { DatabaseAway } from './failures';
import { HalfRestored, isHalfRestored } from './half-restored';
import { MIGRATION_LOG } from './migration-log';
import { openNotifications } from './notifications';
import { openPool, type PoolOptions } from './pool';
import { connectToPrimary } from './primary';
import { watchPrimary } from './primary-watch';
import { openReadRouter } from './read-router';
import { openReplica } from './replica';
import { createLagMeter } from './replication-lag';
import { hostUrls, type ServerAddress } from './server-address';
import type { Db } from './types';

const MIGRATION_LOCK = 7_204_115_302;
const CONNECT_MS = 1_500;
const MIGRATION_CONNECT_MS = 10_000;
/** A server's own limit comes first. */
const QUERY_TIMEOUT_EXTRA_MS = 1_000;

/** Neither the wait for the lock nor a long migration may time out. */
export async function connectForMigrations(url: string): Promise<Client> {
  const servers = hostUrls(url).map((host) => ({ url: host, connectMs: MIGRATION_CONNECT_MS }));
  const { client } = await connectToPrimary(servers).catch((error: unknown) => {
    throw error instanceof DatabaseAway ? error : new DatabaseAway(error);
  });
  return client;
}

export async function lockMigrations(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
}

/**
 * Nodes that start together wait for the first.
 * @throws HalfRestored
 */
export async function migrateServer(url: string, { folder, backfill }: Migrations): Promise<void> {
  const client = await connectForMigrations(url);
  try {
    const db = drizzle(client);
    await lockMigrations(db);
    if (await isHalfRestored(db)) throw new HalfRestored();
    await migrate(db, { migrationsFolder: folder, ...MIGRATION_LOG });
    await backfill(db);
  } finally {
    await client.end();
  }
}

/** PostgreSQL 15 to 18. */
export async function openServer(settings: ServerSettings, migrations: Migrations): Promise<Database> {
  const { url, directUrl, connectMs = CONNECT_MS, statementTimeoutMs, prepare } = settings;
  await migrateServer(directUrl ?? url, migrations);

  const isPooled = directUrl !== undefined || !prepare;
  const toAddresses = (given: string, pooled = isPooled): ServerAddress[] =>
    hostUrls(given).map((host) => ({
      url: host,
      connectMs,
      statementTimeoutMs: pooled ? undefined : statementTimeoutMs,
    }));
  const poolOptions: PoolOptions = {
    size: settings.poolSize,
    queueMs: settings.poolTimeoutMs,
    queryTimeoutMs: isPooled ? statementTimeoutMs + QUERY_TIMEOUT_EXTRA_MS : undefined,
    prepare,
  };

  const pooled = toAddresses(url);
  // A busy pooler answers late, which says nothing about the server.
  const direct = directUrl === undefined ? pooled : toAddresses(directUrl, false);
  let [current] = pooled as [ServerAddress];
  const pool = openPool(() => current, poolOptions);
  let isStarting = true;
  const meter = createLagMeter();
  const replicas = settings.replicaUrls
    .flatMap((replicaUrl) => toAddresses(replicaUrl))
    .map((server) =>
      openReplica({
        server,
        meter,
        maxLagMs: settings.replicaMaxLagMs,
        pool: openPool(() => server, { ...poolOptions, fallback: pool }),
      }),
    );
  const watch = watchPrimary({
    servers: direct,
    measures: replicas.length > 0,
    meter,
    onPrimary: (server) => {
      const found = pooled[direct.indexOf(server)] ?? current;
      // Ends connections to a former primary.
      if (found !== current) pool.setAnswering(false);
      current = found;
      pool.setAnswering(true);
    },
    onSilent: () => pool.setAnswering(false),
    isStarting: () => isStarting,
  });
  const router = openReadRouter({ primary: pool, replicas, committed: watch.committed });
  await watch.ready;
  // LISTEN needs its own connection, not through a pooler.
  const notifications = openNotifications(direct, watch.isConnected);
  return {
    read: router.read,
    write: pool.db,
    upToDate: router.upToDate,
    engine: 'server',
    check: () =>
      pool.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    endStart: () => {
      isStarting = false;
    },
    replicas: () => replicas.map((replica) => replica.status()),
    pools: () => [pool, ...replicas.map((replica) => replica.pool)].map((each) => each.status()),
    notify: async (channel, payload) => {
      await pool.db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: notifications.listen,
    isListening: notifications.isListening,
    close: async () => {
      await Promise.all([
        watch.close(),
        notifications.close(),
        ...replicas.map((replica) => replica.close()),
      ]);
      await pool.close();
    },
  };
}
