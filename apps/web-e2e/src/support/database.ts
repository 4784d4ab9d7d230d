import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Without a server, each site keeps an embedded database in its data folder. */
const server = process.env.TEST_DATABASE_URL ?? '';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/**
 * A database on the server of TEST_DATABASE_URL, or '' where there is none.
 * @param template the address of the database to copy, to which nothing may be connected
 */
export async function createDatabase(template = ''): Promise<string> {
  if (server === '') return '';
  const name = `aranya_browser_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template === '' ? 'template1' : nameIn(template)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  if (url !== '') await onServer(`drop database if exists ${nameIn(url)} with (force)`);
}
