import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseAway, isConflict } from './failures';
import * as schema from './schema';
import type { Schema } from './types';

/** For a new connection. */
export const CONNECT_MS = 1_500;
/** How long a query waits for a connection while all are in use. */
const QUEUE_MS = 10_000;

export interface ServerAddress {
  url: string;
  /** False behind a pooler in transaction mode. */
  prepare: boolean;
}

export interface ConnectionPool {
  db: NodePgDatabase<Schema>;
  /** False: fails what waits for the server, and all that follows until true. */
  setAnswering(answers: boolean): void;
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
  const pool = new Pool({
    ...clientConfig(server),
    // The pool's own limit is for the queue.
    connectionTimeoutMillis: QUEUE_MS,
    Client: class extends Client {
      constructor() {
        super(clientConfig(server));
      }
    },
    max,
    idleTimeoutMillis: 60_000,
  });
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // A connection lost between two queries of a transaction would end the process.
    client.on('error', () => undefined);
  });
  // The pool has removed an idle connection that was lost.
  pool.on('error', () => undefined);

  const waiting = new Set<(error: Error) => void>();
  let isSilent = false;
  /** Rejects without waiting for `work` when the server falls silent. */
  function orSilence<Result>(
    work: () => Promise<Result>,
    onLate?: (result: Result) => void,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (isSilent) return reject(new DatabaseAway(new Error('The server is silent')));
      waiting.add(reject);
      work().then(
        (result) => (waiting.delete(reject) ? resolve(result) : onLate?.(result)),
        (error: Error) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  const query = pool.query.bind(pool) as (config: unknown, values?: unknown) => Promise<unknown>;
  pool.query = ((config: unknown, values?: unknown) => {
    const given = server.prepare || typeof config !== 'object' ? config : { ...config, name: undefined };
    return retryConflict(() => orSilence(() => query(given, values)));
  }) as typeof pool.query;

  const db = drizzle(pool, { schema });
  // Drizzle's own keeps a connection that is lost at `begin` for ever.
  const runOnClient: typeof db.transaction = async (run, config) => {
    const client = await orSilence(
      () => pool.connect(),
      (late) => late.release(),
    ).catch((error: unknown) => {
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
    setAnswering: (answers) => {
      isSilent = !answers;
      if (answers) return;
      for (const reject of waiting) reject(new DatabaseAway(new Error('The server fell silent')));
      waiting.clear();
      // The pool would keep idle clients that somebody else ended.
      for (let idle = pool.idleCount; idle > 0; idle -= 1) {
        void pool.connect().then(
          (client) => client.release(true),
          () => undefined,
        );
      }
      // Ending a client that waits for an answer closes its socket at once.
      for (const client of inUse) void client.end().catch(() => undefined);
    },
    close: () => pool.end(),
  };
}
