import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { NoPrimary } from './primary';
import type { ServerAddress } from './server-address';

const HEARTBEAT_MS = 250;
/** A busy server takes its time to answer. */
export const PATIENCE = 3;
/** Nobody waits yet. */
export const PATIENCE_AT_START = 20;
const LATE_MS = 100;
const LONGEST_PAUSE_MS = 250;

interface KeptConnectionOptions {
  servers: readonly ServerAddress[];
  connect: () => Promise<Client>;
  /** Rejects where the connection is no longer useful. */
  heartbeat: (client: Client) => Promise<unknown>;
  onConnect?: (client: Client) => Promise<void>;
  /** Also if it accepts connections, but no writes. */
  onSilent?: () => void;
  onLost?: () => void;
  /** Silence counts after so many times `connectMs`; 3 by default. */
  patience?: () => number;
}

export interface KeptConnection {
  ready: Promise<void>;
  client(): Client | null;
  close(): Promise<void>;
}

/** Notices silence and connects again. */
export function keepConnection(options: KeptConnectionOptions): KeptConnection {
  const { servers, connect, heartbeat, onConnect, onSilent, onLost, patience = () => PATIENCE } = options;
  const connectMs = Math.max(...servers.map((server) => server.connectMs));
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Client | null = null;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  async function answers(client: Client): Promise<boolean> {
    let answered = false;
    const answer = heartbeat(client).then(() => (answered = true));
    await Promise.race([answer, pause(patience() * connectMs, undefined, { ref: false })]);
    if (!answered) await Promise.race([answer, pause(LATE_MS, undefined, { ref: false })]);
    return answered;
  }

  async function stayConnected(client: Client): Promise<void> {
    if (!(await answers(client))) return onSilent?.();
    current = client;
    await onConnect?.(client);
    markReady();
    while (!signal.aborted) {
      await pause(HEARTBEAT_MS, undefined, { ref: false, signal });
      if (!(await answers(client))) return onSilent?.();
    }
  }

  async function run(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt = current === null ? attempt + 1 : 0) {
      current = null;
      const startedAt = performance.now();
      let client: Client | null = null;
      try {
        client = await connect();
        await stayConnected(client);
      } catch (error) {
        const timedOut = client === null && performance.now() - startedAt >= connectMs;
        // The pool's older connections are then silent too.
        if (timedOut || error instanceof NoPrimary) onSilent?.();
      }
      onLost?.();
      markReady();
      await client?.end().catch(() => undefined);
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
