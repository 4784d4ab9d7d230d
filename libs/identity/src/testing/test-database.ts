import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { IdentityDb } from '../db/identity-db';
import * as schema from '../db/schema';

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

/** Making an embedded database takes seconds: those of a file are emptied and used again. */
const embedded: PGlite[] = [];
const unused: PGlite[] = [];
afterAll(async () => {
  await Promise.all(embedded.map((client) => client.close()));
});

async function makeEmbedded(): Promise<PGlite> {
  const client = await PGlite.create();
  embedded.push(client);
  await client.exec(statements().join(';'));
  return client;
}

async function openEmbedded(): Promise<TestDatabase> {
  const client = unused.pop() ?? (await makeEmbedded());
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  return {
    db: drizzleEmbedded(client),
    async close() {
      // The file ended first, whose hook was there before the test's own.
      if (client.closed) return;
      await client.exec(`truncate ${tables.map((name) => `identity."${name}"`).join(', ')}`);
      unused.push(client);
    },
  };
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
