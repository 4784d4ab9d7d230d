import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { mkdirSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, seedText } from './seeded.mjs';

/** Fills a new embedded database, and leaves it closed for the API. */
export async function seedEmbedded(folder, posts, issuer) {
  mkdirSync(folder, { recursive: true });
  const client = new PGlite(folder, { extensions: { pg_trgm, unaccent } });
  await client.waitReady;
  try {
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec(seedText(posts));
    await client.query('update users set issuer = $1', [issuer]);
    await client.exec('vacuum analyze');
  } finally {
    await client.close();
  }
}
