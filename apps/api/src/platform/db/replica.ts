import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { keepConnection } from './kept-connection';
import { type ConnectionPool } from './pool';
import { connect } from './primary';
import type { LagMeter, ReplicaPosition } from './replication-lag';
import type { ServerAddress } from './server-address';
import { shareNext } from './share-next';

/** A read waits this long for earlier commits. */
const CATCH_UP_MS = 100;
const POLL_MS = 2;
/** After a replica did not catch up in time. */
const BEHIND_MS = 1_000;

const POSITION = `select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::text as lsn,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as age`;

export interface ReplicaStatus {
  state: 'up' | 'lagging' | 'down';
  lagMs: number | null;
}

export interface Replica {
  pool: ConnectionPool;
  status(): ReplicaStatus;
  /** @returns false if it did not catch up in time */
  reaches(lsn: bigint): Promise<boolean>;
  close(): Promise<void>;
}

async function readPosition(client: Client): Promise<ReplicaPosition> {
  const { rows } = await client.query<{ standby: boolean; lsn: string | null; age: number | null }>(POSITION);
  const [row] = rows;
  // Promoted, or of unknown relation to the primary.
  if (row?.standby !== true || row.lsn === null) throw new Error('This server is not a standby');
  return { lsn: BigInt(row.lsn), at: performance.now(), transactionAgeMs: row.age };
}

interface ReplicaOptions {
  server: ServerAddress;
  pool: ConnectionPool;
  meter: LagMeter;
  maxLagMs: number;
}

/** Left out while away, silent or lagging. */
export function openReplica({ server, pool, meter, maxLagMs }: ReplicaOptions): Replica {
  let position: ReplicaPosition | null = null;
  let behindUntil = 0;

  const ask = shareNext(async () => {
    const client = watch.client();
    if (client !== null) position = await readPosition(client);
  });
  const watch = keepConnection({
    servers: [server],
    connect: () => connect(server),
    heartbeat: async (client) => {
      // A poll and a heartbeat at once would queue in the client.
      if (client === watch.client()) await ask();
      else position = await readPosition(client);
    },
    onConnect: async () => pool.setAnswering(true),
    onSilent: () => pool.setAnswering(false),
    onLost: () => {
      position = null;
    },
  });

  return {
    pool,
    status: () => {
      if (position === null) return { state: 'down', lagMs: null };
      const lagMs = meter.measureLag(position);
      if (lagMs === Infinity) return { state: 'lagging', lagMs: null };
      return { state: lagMs !== null && lagMs > maxLagMs ? 'lagging' : 'up', lagMs };
    },
    reaches: async (lsn) => {
      const has = () => position !== null && position.lsn >= lsn;
      const deadline = performance.now() + CATCH_UP_MS;
      while (!has()) {
        const now = performance.now();
        if (position === null || now < behindUntil) return false;
        if (now > deadline) {
          behindUntil = now + BEHIND_MS;
          return false;
        }
        await ask().catch(() => undefined);
        if (!has()) await pause(POLL_MS);
      }
      return true;
    },
    close: async () => {
      await watch.close();
      await pool.close();
    },
  };
}
