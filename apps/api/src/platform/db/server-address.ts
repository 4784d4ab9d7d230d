import type { ClientConfig } from 'pg';

const IDLE_IN_TRANSACTION_MS = 30_000;

export interface ServerAddress {
  url: string;
  /** The server counts as away when it does not connect in so long, or is silent for three times as long. */
  connectMs: number;
  /** Undefined behind a pooler, which refuses such parameters: the role's own setting applies. */
  statementTimeoutMs?: number | undefined;
}

/** libpq's form for several hosts, `postgres://user@a:5432,b:5432/name`, as one URL for each. */
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
