import { isDeepStrictEqual } from 'node:util';
import type { Site } from '@aranya/contracts';
import { startIntervalJob } from '../common/interval-job';
import type { Database } from '../db/database';
import { readSite, SITE_CHANNEL } from './site-versions';

/** Notifications can be missed, and members are counted without any. */
const REFRESH_MS = 30_000;

export interface SiteReader {
  current(): Site;
  subscribe(listener: () => void): void;
  stop(): Promise<void>;
}

/** In memory, since most answers to visitors name the site. */
export async function startSiteReader(
  db: Pick<Database, 'write' | 'listen'>,
  contactEmail: string,
  onError: (error: unknown) => void,
): Promise<SiteReader> {
  const listeners: (() => void)[] = [];
  let site = await readSite(db.write, contactEmail);
  async function refresh(): Promise<void> {
    const read = await readSite(db.write, contactEmail);
    if (isDeepStrictEqual(read, site)) return;
    site = read;
    for (const listener of listeners) listener();
  }
  const refreshSoon = () => void refresh().catch(onError);
  const unlisten = await db.listen(SITE_CHANNEL, refreshSoon, refreshSoon);
  const stopJob = startIntervalJob(refresh, REFRESH_MS, onError);
  return {
    current: () => site,
    subscribe: (listener) => void listeners.push(listener),
    stop: async () => {
      await unlisten();
      await stopJob();
    },
  };
}
