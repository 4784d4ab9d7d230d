import type { DbPair } from './types';

export interface DatabaseSettings {
  dataDir: string;
  database: {
    /** Undefined for the embedded engine. */
    url?: string | undefined;
    replicaUrls: string[];
    /** Bypasses a pooler, for migrations and LISTEN. */
    directUrl?: string | undefined;
    /** False behind a pooler in transaction mode. */
    prepare: boolean;
  };
}

export interface Database extends DbPair {
  engine: 'embedded' | 'server';
  /** Never throws. */
  check(): Promise<boolean>;
  /** Of the embedded engine: it cannot go on, and what was committed is there after a restart. */
  onPanic?(listener: (error: Error) => void): void;
  /** The payload has at most 8,000 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * `onReconnect` follows a lost connection, which may have missed payloads.
   * @returns stops listening
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
