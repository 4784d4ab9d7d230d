import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sensitivityTable, taxaVersion } from '@aranya/wildlife-data';
import { Client } from 'pg';
import type { Database, Migrations, ServerSettings } from '../platform/db/database';
import { createPglite, embeddedDatabase, migrateEmbedded } from '../platform/db/embedded';
import { migrateServer, openServer } from '../platform/db/server';
import { runBackfills } from '../posts/backfills';
import { keptDatabase } from './kept-databases';

const migrationsFolder = join(__dirname, '../platform/db/migrations');
export const migrations: Migrations = { folder: migrationsFolder, backfill: runBackfills };

function schemaVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  const steps = ['posts/backfills.ts', 'posts/sightings/apply-sensitivity.ts', 'taxa/seed-taxa.ts'];
  for (const name of [...files.sort(), ...steps.map((step) => `../../../${step}`)]) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  // Backfills note what they have applied.
  hash.update(JSON.stringify(sensitivityTable)).update(taxaVersion);
  return hash.digest('hex').slice(0, 16);
}

function engineVersion(): string {
  const manifest = readFileSync(join(__dirname, '../../../../package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return dependencies['@electric-sql/pglite'] ?? '';
}

type Content = 'migrated' | 'nothing yet';

async function makeDump(content: Content): Promise<Blob> {
  const client = await createPglite(
    content === 'migrated' ? { loadDataDir: await loadDump('nothing yet') } : {},
  );
  if (content === 'migrated') await migrateEmbedded(client, migrations);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * Loading a dump is ten times faster than migrating.
 * @returns its file
 */
async function makeDumpFile(content: Content): Promise<string> {
  const name = `${content === 'migrated' ? `empty-${schemaVersion()}` : 'new'}-${engineVersion()}`;
  const file = join(tmpdir(), `aranya-${name}.tar`);
  if (!existsSync(file)) {
    const dump = await makeDump(content);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return file;
}

export const loadDump = async (content: Content) => new Blob([readFileSync(await makeDumpFile(content))]);

export async function openEmbeddedTestDatabase(): Promise<Database> {
  return embeddedDatabase(await createPglite({ loadDataDir: await loadDump('migrated') }));
}

export async function fillEmbeddedFolder(folder: string, content: Content): Promise<void> {
  await promisify(execFile)('tar', ['-xf', await makeDumpFile(content), '-C', folder]);
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function makeServerDatabase(
  server: string,
  content: Content = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `aranya_empty_${schemaVersion()}`;
  const name = `aranya_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  const admin = await connectTo(server);
  // A template can be copied only while nobody is connected.
  await admin.query('select pg_advisory_lock(7204115303)');
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0 && content === 'migrated') {
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished}`);
      await admin.query(`create database ${unfinished}`);
      await migrateServer(databaseUrl(server, unfinished), migrations);
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${content === 'migrated' ? template : 'template1'}`);
  } finally {
    // Also releases the lock.
    await admin.end();
  }
  return {
    url: databaseUrl(server, name),
    drop: async () => {
      const again = await connectTo(server);
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
}

export function serverSettings(url: string, changes: Partial<ServerSettings> = {}): ServerSettings {
  return {
    url,
    replicaUrls: [],
    prepare: true,
    poolSize: 10,
    poolTimeoutMs: 10_000,
    statementTimeoutMs: 20_000,
    replicaMaxLagMs: 5_000,
    ...changes,
  };
}

async function openServerTestDatabase(server: string): Promise<Database> {
  const { url, drop } = await makeServerDatabase(server);
  // A server on a busy machine may wait for seconds.
  const db = await openServer(serverSettings(url, { connectMs: 30_000 }), migrations);
  return {
    ...db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

/** For specs that change statistics or schema. */
export async function openOwnTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === ''
    ? await openEmbeddedTestDatabase()
    : await openServerTestDatabase(server);
}

/** Embedded in memory, or on the server of TEST_DATABASE_URL. Close it in afterAll. */
export const openTestDatabase = () => keptDatabase(openOwnTestDatabase);
