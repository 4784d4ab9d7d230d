import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { IdentityDb } from '../db/schema';
import * as schema from '../db/schema';

const migrations = join(__dirname, '../../../../apps/api/src/platform/db/migrations');

export interface TestDatabase {
  db: IdentityDb;
  close(): Promise<void>;
}

function statements(): string[] {
  return readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => readFileSync(join(migrations, file), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => /"identity"[.;]/.test(statement));
}

interface Kept {
  db: IdentityDb;
  run(statements: string): Promise<unknown>;
  end(): Promise<void>;
}

/** Making a database takes longer than most tests, so closed ones are reused. */
const kept: Kept[] = [];
/** A spec's own hooks run after the one that ends the kept databases. */
let isOver = false;

export async function endKeptDatabases(): Promise<void> {
  isOver = true;
  await Promise.all(kept.splice(0).map((database) => database.end()));
}

async function makeEmbedded(): Promise<Kept> {
  const client = await PGlite.create();
  return {
    db: drizzleEmbedded(client),
    run: (text) => client.exec(text),
    end: () => client.close(),
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeOnServer(server: string): Promise<Kept> {
  const name = `aranya_identity_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href });
  // Dropping the database cuts ended connections that are still open.
  pool.on('error', () => undefined);
  return {
    db: drizzleServer(pool),
    run: (text) => pool.query(text),
    end: async () => {
      await pool.end();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

async function make(): Promise<Kept> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = await (server ? makeOnServer(server) : makeEmbedded());
  await database.run(statements().join(';'));
  return database;
}

const tables = Object.values(schema)
  .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
  .map((name) => `identity."${name}"`);

/** Embedded, or on the server of TEST_DATABASE_URL. Close it in afterAll. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = kept.pop() ?? (await make());
  return {
    db: database.db,
    close: async () => {
      if (isOver) return await database.end();
      await database.run(`truncate ${tables.join(', ')}`);
      kept.push(database);
    },
  };
}
