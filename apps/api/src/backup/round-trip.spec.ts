import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type Db, rowsOf } from '../db/types';
import { S3_CREDENTIALS, type S3Server, startS3Server } from '../media/testing/s3-server';
import { migrationsFolder, openEmbeddedTestDatabase, openTestDatabase } from '../testing';
import { type Engine, keysOf, makeSite, type Site, testServer } from './backup.testing';
import { fullName, LEFT_OUT, readTables } from './catalogue';
import { EVIDENCE_PICTURE, fillEveryTable, MESSAGE_PICTURE, REMOVED_PICTURE } from './every-table.testing';
import type { Manifest } from './format';
import { makeBackup } from './make-backup';
import type * as newDatabase from './new-database.testing';
import { restoreArchive } from './restore-archive';
import { verifyArchive } from './verify-archive';

jest.mock('../db/embedded', () =>
  jest
    .requireActual<typeof newDatabase>('./new-database.testing')
    .withCopiedFiles(jest.requireActual('../db/embedded')),
);

jest.setTimeout(120_000);

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-archives-'));
  s3 = await startS3Server(['pictures']);
  Object.assign(process.env, S3_CREDENTIALS);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** What PostgreSQL itself says of a row, generated columns included. */
async function contentOf(db: Db): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of await readTables(db)) {
    if (LEFT_OUT[fullName(table)] !== undefined) continue;
    const rows = await rowsOf<{ row: string }>(
      db,
      sql.raw(`select t::text as row from "${table.schema}"."${table.name}" t order by t::text collate "C"`),
    );
    content[fullName(table)] = rows.map(({ row }) => row);
  }
  return content;
}

const rulesOf = (db: Db) =>
  rowsOf(
    db,
    // Columns that are not null have constraints from PostgreSQL 18 only.
    sql`select conrelid::regclass::text as of, conname as name, convalidated as on, pg_get_constraintdef(oid) as what
        from pg_constraint where connamespace in ('public'::regnamespace, 'identity'::regnamespace) and contype <> 'n'
      union all select attrelid::regclass::text, attname, true, 'not null' from pg_attribute
        where attnum > 0 and attnotnull and attrelid in (select oid from pg_class where relkind = 'r'
          and relnamespace in ('public'::regnamespace, 'identity'::regnamespace))
      union all select tgrelid::regclass::text, tgname, tgenabled = 'O', '' from pg_trigger where not tgisinternal
      order by 1, 2`,
  );

/** The log takes no changes, and counters count on. */
async function expectRulesToWork(db: Db): Promise<void> {
  await expect(db.execute(sql`delete from moderation_log`)).rejects.toThrow();
  const likes = async () => (await rowsOf<{ n: number }>(db, sql`select likes_total as n from posts`))[0]?.n;
  const before = await likes();
  await db.execute(sql`insert into likes select id, author_id from posts`);
  expect(await likes()).toBe((before ?? NaN) + 1);
}

interface Made {
  file: string;
  manifest: Manifest;
  content: Record<string, unknown[]>;
}

const sumsOf = ({ manifest }: Made) => manifest.tables.filter(({ name }) => name !== 'pending_backfills');

async function backUp(site: Site, db: Database, name: string, passphrase?: string): Promise<Made> {
  const file = join(folder, name);
  const { manifest } = await makeBackup({ db, media: site.media, file, passphrase });
  return { file, manifest, content: await contentOf(db.write) };
}

type Step = [engine: Engine, store: 'folder' | 's3'];

/** From one to the next: each engine and each store to each other. */
const steps: Step[] =
  testServer === ''
    ? [
        ['embedded', 's3'],
        ['embedded', 'folder'],
      ]
    : [
        ['server', 's3'],
        ['server', 'folder'],
        ['embedded', 's3'],
        ['server', 'folder'],
      ];

describe('from the embedded database and a folder', () => {
  let first: Made;
  let firstKeys: string[];
  let last: Made;
  let rules: unknown;
  const sites: Site[] = [];
  const makeNext = async ([engine, store]: Step) => {
    const site = await makeSite(
      engine,
      store === 's3' ? s3.mediaUrl('pictures', `${sites.length}/`) : undefined,
    );
    sites.push(site);
    return site;
  };
  beforeAll(async () => {
    const source = await makeNext(['embedded', 'folder']);
    const db = await openEmbeddedTestDatabase();
    await fillEveryTable(db.write, source.media);
    first = last = await backUp(source, db, 'first.tar');
    firstKeys = await keysOf(source.media);
    rules = await rulesOf(db.write);
    await db.close();
  });
  afterAll(async () => {
    for (const site of sites) await site.remove();
  });

  it.each(steps)('to the %s database and pictures in a %s', async (...step) => {
    const site = await makeNext(step);
    await restoreArchive({ path: last.file }, site.env, migrationsFolder);
    const db = await site.open();
    try {
      last = await backUp(site, db, `${sites.length}.tar`);
      // Their backfill has run.
      const content = { ...first.content, 'public.pending_backfills': [] };
      expect(last.content).toEqual(content);
      expect(sumsOf(last)).toEqual(sumsOf(first));
      expect(await keysOf(site.media)).toEqual(firstKeys);
      expect(await rulesOf(db.write)).toEqual(rules);
      await expectRulesToWork(db.write);
    } finally {
      await db.close();
    }
  });

  it('keeps pictures that are public, of messages, of evidence, and of removed messages', () => {
    expect(firstKeys).toHaveLength(4);
    expect(firstKeys).toEqual(expect.arrayContaining([MESSAGE_PICTURE, EVIDENCE_PICTURE, REMOVED_PICTURE]));
    expect(last.manifest.pictures).toMatchObject({ count: 4, missing: [], damaged: [] });
  });
});

describe('a backup', () => {
  let site: Site;
  let db: Database;
  beforeAll(async () => {
    site = await makeSite('embedded');
    db = await openTestDatabase();
    await fillEveryTable(db.write, site.media);
  });
  afterAll(async () => {
    await db.close();
    await site.remove();
  });

  it('has every table of the database, but those left out for a reason', async () => {
    const { manifest } = await backUp(site, db, 'tables.tar');
    const tables = await rowsOf<{ name: string }>(
      db.write,
      sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`,
    );
    const left = Object.keys(LEFT_OUT);
    expect([...manifest.tables.map(fullName), ...left].sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(manifest.leftOut.map(({ table }) => table).sort()).toEqual(left.sort());
  });

  it('can be read by its owner alone, and leaves nothing else', async () => {
    const { file } = await backUp(site, db, 'private.tar');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('private'))).toEqual(['private.tar']);
  });

  it('is unreadable without its passphrase', async () => {
    const { file, manifest } = await backUp(site, db, 'secret.tar.enc', 'a long passphrase');
    expect(await verifyArchive({ path: file, passphrase: 'a long passphrase' })).toEqual(manifest);
    await expect(verifyArchive({ path: file })).rejects.toThrow('This backup is encrypted');
    await expect(verifyArchive({ path: file, passphrase: 'another' })).rejects.toThrow(
      'The passphrase is wrong',
    );
  });
});
