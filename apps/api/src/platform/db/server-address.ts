import type { ClientConfig } from 'pg';

const IDLE_IN_TRANSACTION_MS = 30_000;

export interface ServerAddress {
  url: string;
  /** Milliseconds to connect; a server also counts as away after three times as long in silence. */
  connectMs: number;
  /** Undefined behind a pooler, which refuses it: the role's own setting applies. */
  statementTimeoutMs?: number | undefined;
}

/** Splits libpq's form for several hosts, `postgres://user@a:5432,b:5432/name`, into one URL for each. */
export function hostUrls(url: string): string[] {
  const [, start = '', hosts, rest = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is.exec(url) ?? [];
  return hosts === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`);
}

export function clientConfig({ url, connectMs, statementTimeoutMs }: ServerAddress): ClientConfig {
  return {
    connectionString: url,
    application_name: 'aranya-api',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(statementTimeoutMs === undefined
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }),
  };
}
