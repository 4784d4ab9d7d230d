// @seconds 20
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/types';
import { openTestDatabase } from '../../testing';
import { makeSite, type Site, testServer } from './backup.testing';
import { fullName, LEFT_OUT } from './catalogue';
import { fillEveryTable } from './every-table.testing';
import { backUp, testRoundTrip } from './round-trip.testing';

/** The other engine and the other store follow at night. */
describe('a restore', () => testRoundTrip([[testServer === '' ? 'embedded' : 'server', 's3']]));

describe('a backup', () => {
  let folder: string;
  let site: Site;
  let db: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-archives-'));
    site = await makeSite('embedded');
    db = await openTestDatabase();
    await fillEveryTable(db.write, site.media);
  });
  afterAll(async () => {
    await db.close();
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const make = (name: string) => backUp(site, db, join(folder, name));

  it('has every table of the database, but those left out for a reason', async () => {
    const { manifest } = await make('tables.tar');
    const tables = await queryRows<{ name: string }>(
      db.write,
      sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`,
    );
    const left = Object.keys(LEFT_OUT);
    expect([...manifest.tables.map(fullName), ...left].sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(manifest.leftOut.map(({ table }) => table).sort()).toEqual(left.sort());
  });

  it('can be read by its owner alone, and leaves nothing else', async () => {
    const { file } = await make('private.tar');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('private'))).toEqual(['private.tar']);
  });
});
