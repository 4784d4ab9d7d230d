import type { PoolStatus } from './pool';
import type { ReplicaStatus } from './replica';
import type { Db, DbPair } from './types';

export interface ServerSettings {
  /** May name several hosts, in libpq's form; the one that takes writes is the primary. */
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
  /** Milliseconds until an unconnected server counts as away; 1,500 by default. */
  connectMs?: number | undefined;
}

export interface Migrations {
  folder: string;
  /** Runs after the migrations under their lock, for what SQL alone cannot find. */
  backfill: (db: Db) => Promise<void>;
}

export interface DatabaseSettings {
  dataDir: string;
  /** The embedded engine without `url`. */
  database: Omit<ServerSettings, 'url'> & { url?: string | undefined };
}

export interface Database extends DbPair {
  engine: 'embedded' | 'server';
  /** A replica that has replayed all earlier commits, or else the primary. */
  upToDate(): Promise<Db>;
  /** Never throws. */
  check(): Promise<boolean>;
  replicas(): ReplicaStatus[];
  /** A silent server is noticed within seconds from now on. */
  pools(): PoolStatus[];
  /** From now on a silent server is noticed within seconds. */
  endStart?(): void;
  /** The embedded engine has stopped; committed rows return after a restart. */
  onPanic?(listener: (error: Error) => void): void;
  /** @param payload at most 8,000 bytes */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * `onReconnect` follows each connect, before which payloads may be missed.
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
