import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface ServerDatabase {
  url: string;
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Ends all connections but the test's own. @returns how many */
  dropConnections(): Promise<number>;
  remove(): Promise<void>;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** An empty database on the server of TEST_DATABASE_URL. */
export async function createServerDatabase(): Promise<ServerDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `aranya_e2e_${process.pid}_${randomBytes(6).toString('hex')}`;
  const admin = await connect(server);
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const own = await connect(url.href);
  return {
    url: url.href,
    query: async (text) => (await own.query<Record<string, unknown>>(text)).rows,
    dropConnections: async () => {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and application_name like 'aranya%'`,
        [name],
      );
      return rowCount ?? 0;
    },
    remove: async () => {
      await own.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
