import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { Bag } from '../common/bag';
import { DatabaseAway, isConflict, isServerLost, findSqlError } from './failures';
import { clientConfig, type ServerAddress } from './server-address';

export interface PoolOptions {
  size: number;
  queueMs: number;
  /** Ends slow statements from here, for a server that does not. */
  queryTimeoutMs?: number | undefined;
  /** False behind a pooler in transaction mode without prepared statements. */
  prepare: boolean;
  fallback?: ConnectionPool;
}

export interface PoolStatus {
  size: number;
  inUse: number;
  idle: number;
  waiting: number;
}

export interface ConnectionPool {
  db: NodePgDatabase & { $client: Pool };
  load(): number;
  status(): PoolStatus;
  /** False fails all queries, waiting and new, until true. */
  setAnswering(answers: boolean): void;
  close(): Promise<void>;
}

type Query = (config: unknown, values?: unknown) => Promise<unknown>;

/** Errors that the server did not report mean that it is away. */
function toFailure(error: unknown): unknown {
  return findSqlError(error) !== null || error instanceof DatabaseAway || error instanceof TypeError
    ? error
    : new DatabaseAway(error);
}

const MOST_TRIES = 3;

async function retryConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error;
      // Random, so that both sides of a deadlock do not meet again.
      await wait(50 * tries * Math.random());
    }
  }
}

/**
 * Retries conflicting transactions and single statements, three tries in all.
 * @param server asked at each new connection
 */
export function openPool(server: () => ServerAddress, options: PoolOptions): ConnectionPool {
  const { size, queueMs, queryTimeoutMs, prepare, fallback } = options;
  const pool = new Pool({
    connectionTimeoutMillis: queueMs,
    Client: class extends Client {
      constructor() {
        super({
          ...clientConfig(server()),
          ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
        });
      }
    },
    max: size,
    idleTimeoutMillis: 60_000,
  });
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // A connection lost between two queries of a transaction would end the process.
    client.on('error', () => undefined);
  });
  // The pool has already removed a lost idle connection.
  pool.on('error', () => undefined);

  const waiting = new Bag<(error: Error) => void>();
  let isSilent = false;
  function orSilence<Result>(work: () => Promise<Result>, onLate?: (result: Result) => void) {
    return new Promise<Result>((resolve, reject) => {
      if (isSilent) return reject(new DatabaseAway(new Error('The server is silent')));
      waiting.add(reject);
      work().then(
        (result) => (waiting.delete(reject) ? resolve(result) : onLate?.(result)),
        (error: unknown) => {
          waiting.delete(reject);
          reject(toFailure(error));
        },
      );
    });
  }

  const query = pool.query.bind(pool) as Query;
  const run: Query = (config, values) => {
    const given = prepare || typeof config !== 'object' ? config : { ...config, name: undefined };
    return retryConflict(() => orSilence(() => query(given, values)));
  };
  const runOrFallBack: Query = (config, values) =>
    run(config, values).catch((error: unknown) => {
      if (fallback === undefined || !isServerLost(error)) throw error;
      return (fallback.db.$client.query as Query)(config, values);
    });
  pool.query = (fallback === undefined ? run : runOrFallBack) as typeof pool.query;

  const db = drizzle(pool);
  // Drizzle's own keeps a connection that is lost at `begin` for ever.
  const runOnClient: typeof db.transaction = async (work, config) => {
    const client = await orSilence(
      () => pool.connect(),
      (late) => late.release(),
    ).catch((error: unknown) => {
      throw error instanceof DatabaseAway ? error : new DatabaseAway(error);
    });
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  db.transaction = (work, config) => retryConflict(() => runOnClient(work, config));

  return {
    db,
    load: () => inUse.size + pool.waitingCount,
    status: () => ({ size, inUse: inUse.size, idle: pool.idleCount, waiting: pool.waitingCount }),
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
      // Closes a waiting client's socket at once.
      for (const client of inUse) void client.end().catch(() => undefined);
    },
    close: () => pool.end(),
  };
}
