import type { PoolStatus } from './pool';
import type { ReplicaStatus } from './replica';
import type { Db, DbPair } from './types';

export interface ServerSettings {
  /** Several hosts, in libpq's form: the one that takes writes is the primary. */
  url: string;
  replicaUrls: string[];
  /** Bypasses a pooler, for migrations and LISTEN. */
  directUrl?: string | undefined;
  /** False behind a pooler without prepared statements. */
  prepare: boolean;
  poolSize: number;
  poolTimeoutMs: number;
  statementTimeoutMs: number;
  replicaMaxLagMs: number;
  /** A server that does not connect in so long counts as away; 1,500 by default. */
  connectMs?: number | undefined;
}

export interface Migrations {
  folder: string;
  /** Follows the migrations under their lock, for what SQL alone cannot find in older rows. */
  backfill: (db: Db) => Promise<void>;
}

export interface DatabaseSettings {
  dataDir: string;
  /** Without `url` the embedded engine, which needs no more of it. */
  database: Omit<ServerSettings, 'url'> & { url?: string | undefined };
}

export interface Database extends DbPair {
  engine: 'embedded' | 'server';
  /**
   * A replica that has replayed everything committed before the call, otherwise the primary. Own writes are read back
   * through any node.
   */
  upToDate(): Promise<Db>;
  /** Never throws. */
  check(): Promise<boolean>;
  replicas(): ReplicaStatus[];
  /** The primary's first, then each replica's; none with the embedded engine. */
  pools(): PoolStatus[];
  /** Calls are answered from now on, which fail within seconds of a server's silence; a start waits longer. */
  endStart?(): void;
  /** The embedded engine cannot go on; committed rows are there after a restart. */
  onPanic?(listener: (error: Error) => void): void;
  /** The payload has at most 8,000 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * `onReconnect` follows each connect, before which payloads may have been missed.
   * @returns stops listening
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  isListening(): boolean;
  close(): Promise<void>;
}
