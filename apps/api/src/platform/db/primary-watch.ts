import type { Client } from 'pg';
import { keepConnection, PATIENCE, PATIENCE_AT_START } from './kept-connection';
import { assertPrimary, connectToPrimary, NoPrimary } from './primary';
import type { LagMeter } from './replication-lag';
import type { ServerAddress } from './server-address';
import { shareNext } from './share-next';

/** Replicas receive what is flushed, and nothing is acknowledged before. */
const FLUSHED = `select pg_is_in_recovery() as standby,
  case when not pg_is_in_recovery() then (pg_current_wal_flush_lsn() - '0/0')::text end as lsn`;

interface PrimaryWatchOptions {
  servers: readonly ServerAddress[];
  /** False where a hosted server does not tell positions. */
  measures: boolean;
  meter: LagMeter;
  onPrimary: (server: ServerAddress) => void;
  onSilent: () => void;
  isStarting: () => boolean;
}

export interface PrimaryWatch {
  /** @returns a position not before any earlier commit; null while the primary is away */
  committed(): Promise<bigint | null>;
  ready: Promise<void>;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Follows the primary when a standby is promoted. */
export function watchPrimary(options: PrimaryWatchOptions): PrimaryWatch {
  const { servers, measures, meter, onPrimary, onSilent, isStarting } = options;
  let server: ServerAddress | undefined;

  async function measure(client: Client): Promise<bigint> {
    const at = performance.now();
    const { rows } = await client.query<{ lsn: string | null }>(FLUSHED);
    const lsn = rows[0]?.lsn ?? null;
    if (lsn === null) throw new NoPrimary();
    meter.recordPrimary({ lsn: BigInt(lsn), at });
    return BigInt(lsn);
  }

  const committed = shareNext(async () => {
    const client = connection.client();
    return client === null ? null : await measure(client);
  });
  const connection = keepConnection({
    servers,
    connect: async () => {
      const found = await connectToPrimary(servers);
      server = found.server;
      return found.client;
    },
    heartbeat: async (client) => {
      if (!measures) await assertPrimary(client);
      // A read and a heartbeat at once would queue in the client.
      else if (client === connection.client()) await committed();
      else await measure(client);
    },
    onConnect: async () => {
      if (server !== undefined) onPrimary(server);
    },
    onSilent,
    patience: () => (isStarting() ? PATIENCE_AT_START : PATIENCE),
  });
  return {
    committed: () => committed().catch(() => null),
    ready: connection.ready,
    isConnected: () => connection.client() !== null,
    close: connection.close,
  };
}
