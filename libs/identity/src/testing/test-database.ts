import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { IdentityDb } from '../db/identity-db';

const migrations = join(__dirname, '../../../../apps/api/src/db/migrations');

export interface TestDatabase {
  db: IdentityDb;
  close(): Promise<void>;
}

/** What the migrations say of the schema `identity`: nothing there depends on the site's tables. */
function statements(): string[] {
  return readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => readFileSync(join(migrations, file), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => /"identity"[.;]/.test(statement));
}

async function openEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create();
  await client.exec(statements().join(';'));
  return { db: drizzleEmbedded(client), close: () => client.close() };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const name = `aranya_identity_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(url.href, statements().join(';'));
  const pool = new Pool({ connectionString: url.href });
  return {
    db: drizzleServer(pool),
    async close() {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Embedded in memory, or on the server of TEST_DATABASE_URL. Close it in afterAll. */
export function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server) : openEmbedded();
}
