import { isDeepStrictEqual } from 'node:util';
import { startIntervalJob } from '../common/interval-job';
import type { Database } from './database';

/** Notifications can be missed, and some values change without any. */
const REFRESH_MS = 30_000;

export interface Watched<Value> {
  current(): Value;
  subscribe(listener: () => void): void;
  stop(): Promise<void>;
}

interface WatchOptions<Value> {
  /** Its notifications ask for another reading. */
  channel: string;
  read: () => Promise<Value>;
  onError: (error: unknown) => void;
}

/** Keeps in memory what most answers need. */
export async function watchRows<Value>(
  db: Pick<Database, 'listen'>,
  { channel, read, onError }: WatchOptions<Value>,
): Promise<Watched<Value>> {
  const listeners: (() => void)[] = [];
  let value = await read();
  async function refresh(): Promise<void> {
    const next = await read();
    if (isDeepStrictEqual(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }
  const refreshSoon = () => void refresh().catch(onError);
  const unlisten = await db.listen(channel, refreshSoon, refreshSoon);
  const stopJob = startIntervalJob(refresh, REFRESH_MS, onError);
  return {
    current: () => value,
    subscribe: (listener) => void listeners.push(listener),
    stop: async () => {
      await unlisten();
      await stopJob();
    },
  };
}
