import { Client } from 'pg';
import { DatabaseAway } from './failures';
import { clientConfig, type ServerAddress } from './server-address';

export class NoPrimary extends Error {
  constructor() {
    super('Every server that answers is a standby');
    this.name = 'NoPrimary';
  }
}

interface Candidate {
  client: Client;
  server: ServerAddress;
  /** Null for a standby. */
  timeline: number | null;
}

export async function assertPrimary(client: Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby !== false) throw new NoPrimary();
}

/**
 * Each promotion begins a higher timeline.
 * @see https://www.postgresql.org/docs/current/continuous-archiving.html
 */
const TIMELINE = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

function end(client: Client): void {
  client.end().catch(() => undefined);
}

export async function connect(server: ServerAddress): Promise<Client> {
  const client = new Client(clientConfig(server));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function inspect(server: ServerAddress): Promise<Candidate> {
  const client = await connect(server);
  // Ending a waiting client rejects its query.
  const deadline = setTimeout(() => end(client), server.connectMs);
  try {
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    return { client, server, timeline: rows[0]?.timeline ?? null };
  } catch (error) {
    end(client);
    throw error;
  } finally {
    clearTimeout(deadline);
  }
}

/**
 * The newest timeline wins over a failed primary that came back.
 * @throws NoPrimary, or a server's error where none answers
 */
export async function connectToPrimary(
  servers: readonly ServerAddress[],
): Promise<{ client: Client; server: ServerAddress }> {
  const [only] = servers;
  if (only !== undefined && servers.length === 1) {
    const client = await connect(only);
    return { client, server: only };
  }
  const settled = await Promise.allSettled(servers.map((server) => inspect(server)));
  const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [best] = found.toSorted((a, b) => (b.timeline ?? -1) - (a.timeline ?? -1));
  for (const { client } of found) if (client !== best?.client) end(client);
  if (best === undefined) {
    throw new DatabaseAway(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))[0]);
  }
  if (best.timeline === null) {
    end(best.client);
    throw new NoPrimary();
  }
  return best;
}
