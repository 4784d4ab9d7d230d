import type { DbPair } from './types';
import { openEmbedded } from './embedded';
import { openServer } from './server';

export interface DatabaseSettings {
  /** Where the embedded engine keeps its files, in the folder `postgres`. */
  dataDir: string;
  database: {
    /** Of a PostgreSQL server; without it the embedded engine is used. */
    url?: string | undefined;
    replicaUrls: string[];
    /** Past a pooler, for migrations and LISTEN. */
    directUrl?: string | undefined;
    /** Prepared statements: off behind a pooler that gives each transaction another connection. */
    prepare: boolean;
  };
}

/** The open database: `read` and `write` are the pair that repositories take. */
export interface Database extends DbPair {
  engine: 'embedded' | 'server';
  /** Whether it answers. Never throws. */
  check(): Promise<boolean>;
  /** Sends to every node that listens; at most 8,000 bytes, so ids only. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls the handler with each payload until the returned function is called. Where the connection was lost,
   * `onReconnect` is called once it listens again: what was sent meanwhile has not arrived.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Opens the database and applies the migrations that it lacks, under an advisory lock.
 * @param migrations the folder of the migrations
 * @throws FolderInUse where another process holds the embedded engine's folder
 */
export async function openDatabase(settings: DatabaseSettings, migrations: string): Promise<Database> {
  return settings.database.url === undefined
    ? await openEmbedded(settings.dataDir, migrations)
    : await openServer({ ...settings.database, url: settings.database.url }, migrations);
}
