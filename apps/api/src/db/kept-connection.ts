import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { clientConfig, CONNECT_MS, type ServerAddress } from './pool';

const HEARTBEAT_MS = 250;
const ANSWER_MS = 1_500;
/** For answers that arrived while this process was busy. */
const LATE_MS = 100;
const LONGEST_PAUSE_MS = 250;

interface KeptConnectionOptions {
  server: ServerAddress;
  /** After every connect. */
  onConnect?: (client: Client) => Promise<void>;
  /** The server does not answer, though it may accept connections. */
  onSilent?: () => void;
}

export interface KeptConnection {
  /** The first attempt is over. */
  ready: Promise<void>;
  /** Null while not connected. */
  client(): Client | null;
  close(): Promise<void>;
}

async function answers(client: Client): Promise<boolean> {
  let answered = false;
  const query = client.query('select 1').then(() => (answered = true));
  await Promise.race([query, pause(ANSWER_MS, undefined, { ref: false })]);
  if (!answered) await Promise.race([query, pause(LATE_MS, undefined, { ref: false })]);
  return answered;
}

/** One connection that notices within two seconds when the server is silent, and connects again when it is lost. */
export function keepConnection({ server, onConnect, onSilent }: KeptConnectionOptions): KeptConnection {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Client | null = null;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  async function stayConnected(client: Client): Promise<void> {
    await client.connect();
    current = client;
    await onConnect?.(client);
    markReady();
    while (!signal.aborted) {
      if (!(await answers(client))) return onSilent?.();
      await pause(HEARTBEAT_MS, undefined, { ref: false, signal });
    }
  }

  async function run(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt = current === null ? attempt + 1 : 0) {
      current = null;
      const client = new Client(clientConfig(server));
      client.on('error', () => undefined);
      const startedAt = performance.now();
      await stayConnected(client).catch(() => {
        const timedOut = current === null && performance.now() - startedAt >= CONNECT_MS;
        // Older connections of the pool are silent too, then.
        if (timedOut) onSilent?.();
      });
      markReady();
      await client.end().catch(() => undefined);
      const ms = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt);
      await pause(ms, undefined, { ref: false, signal }).catch(() => undefined);
    }
    current = null;
  }

  const running = run();
  return {
    ready,
    client: () => current,
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
