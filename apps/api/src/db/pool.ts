import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseAway, isConflict } from './failures';
import * as schema from './schema';
import type { Schema } from './types';

/** Milliseconds to get a connection, new or from the pool. */
const CONNECT_MS = 1_500;

export interface ServerAddress {
  url: string;
  /** False behind a pooler in transaction mode. */
  prepare: boolean;
}

export interface ConnectionPool {
  db: NodePgDatabase<Schema>;
  /** Breaks all connections, so that pending queries fail. */
  dropConnections(): void;
  close(): Promise<void>;
}

export function clientConfig({ url, prepare }: ServerAddress): ClientConfig {
  return {
    connectionString: url,
    application_name: 'aranya-api',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // A pooler refuses connections with these parameters.
    ...(prepare ? { statement_timeout: 20_000, idle_in_transaction_session_timeout: 30_000 } : {}),
  };
}

/** Deadlocks and serialization failures pass when tried again. */
async function retryConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return await run();
  }
}

/** Transactions and single statements that conflict with others run once more. */
export function openPool(server: ServerAddress, max: number): ConnectionPool {
  const pool = new Pool({ ...clientConfig(server), max, idleTimeoutMillis: 60_000 });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // A connection lost between two queries of a transaction would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  // The pool has removed an idle connection that was lost.
  pool.on('error', () => undefined);

  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = ((...given: unknown[]) => retryConflict(() => query(...given))) as typeof pool.query;

  const db = drizzle(pool, { schema });
  // Drizzle's own keeps a connection that is lost at `begin` for ever.
  const runOnClient: typeof db.transaction = async (run, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    try {
      return await drizzle(client, { schema }).transaction(run, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  db.transaction = (run, config) => retryConflict(() => runOnClient(run, config));

  return {
    db,
    // Ending a client that waits for an answer closes its socket at once.
    dropConnections: () => clients.forEach((client) => void client.end().catch(() => undefined)),
    close: () => pool.end(),
  };
}
