import type { DbPair } from './types';

export interface DatabaseSettings {
  /** For the embedded engine. */
  dataDir: string;
  database: {
    /** Without it the embedded engine is used. */
    url?: string | undefined;
    replicaUrls: string[];
    /** Not through a pooler, for migrations and LISTEN. */
    directUrl?: string | undefined;
    /** Prepared statements; false behind a pooler in transaction mode. */
    prepare: boolean;
  };
}

export interface Database extends DbPair {
  engine: 'embedded' | 'server';
  /** Whether the database answers. Never throws. */
  check(): Promise<boolean>;
  /** Notifies every listening node. The payload has at most 8,000 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls the handler with each payload until the returned function is called, and `onReconnect` after a lost
   * connection, when payloads may have been missed.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
