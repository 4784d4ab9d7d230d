import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { workspaceRoot } from '../../../../workspace/lib/site.mjs';

export const SIZES = [10_000, 100_000, 1_000_000];

const seedFile = readFileSync(path.join(import.meta.dirname, 'seed.sql'), 'utf8');
const migrationsFolder = path.join(workspaceRoot, 'apps/api/src/platform/db/migrations');
const VERSION = createHash('sha256').update(seedFile).digest('hex').slice(0, 8);

export const countUsers = (posts) => Math.min(10_000, Math.max(1_000, posts / 10));

const seedText = (posts) =>
  seedFile.replaceAll(':posts', String(posts)).replaceAll(':users', String(countUsers(posts)));

async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const onServer = (server, work) => onDatabase(`${server}/postgres`, work);

/** An older seed may lack recent migrations. */
async function migrateDatabase(url) {
  await onDatabase(url, (client) => migrate(drizzle(client), { migrationsFolder }));
}

async function seed(server, name, posts) {
  const url = `${server}/${name}`;
  await onServer(server, async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  });
  await migrateDatabase(url);
  await onDatabase(url, async (client) => {
    await client.query(seedText(posts));
    // Gives back the space of whole-table updates, as years of autovacuum would.
    for (const table of ['posts', 'users', 'media']) await client.query(`vacuum full ${table}`);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

async function dropOlder(admin, posts) {
  const { rows } = await admin.query('select datname from pg_database where datname like $1', [
    `seed\\_${posts}\\_%`,
  ]);
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
}

export async function ensureSeeded(server, posts) {
  const name = `seed_${posts}_${VERSION}`;
  await onServer(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [posts]);
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.note === 'complete') return migrateDatabase(`${server}/${name}`);
    console.error(`Seeding ${posts.toLocaleString('en')} posts`);
    await dropOlder(admin, posts);
    await seed(server, name, posts);
    await admin.query(`comment on database ${name} is 'complete'`);
  });
  return name;
}

/**
 * A copy that a run may change.
 * @param issuer of the users' tokens
 * @returns {Promise<string>} its address
 */
export async function copyDatabase(server, name, copy, issuer) {
  await onServer(server, async (admin) => {
    await admin.query(`drop database if exists ${copy} with (force)`);
    await admin.query(`create database ${copy} template ${name} strategy file_copy`);
  });
  const url = `${server}/${copy}`;
  await onDatabase(url, async (client) => {
    await client.query('update users set issuer = $1', [issuer]);
    await client.query('vacuum full analyze users');
    await client.query('checkpoint');
  });
  return url;
}

export async function dropCopy(server, copy) {
  await onServer(server, (admin) => admin.query(`drop database if exists ${copy} with (force)`));
}
