import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { type Db, queryRows } from '../../platform/db/types';
import { S3_CREDENTIALS, type S3Server, startS3Server } from '../../platform/media/testing/s3-server';
import { migrations, openEmbeddedTestDatabase } from '../../testing';
import { type Engine, listStoredKeys, makeSite, type Site } from './backup.testing';
import { fullName, LEFT_OUT, readTables } from './catalogue';
import { EVIDENCE_PICTURE, fillEveryTable, MESSAGE_PICTURE, REMOVED_PICTURE } from './every-table.testing';
import type { Manifest } from './format';
import { makeBackup } from './make-backup';
import { restoreArchive } from './restore-archive';

async function readContent(db: Db): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of await readTables(db)) {
    if (LEFT_OUT[fullName(table)] !== undefined) continue;
    const rows = await queryRows<{ row: string }>(
      db,
      sql.raw(`select t::text as row from "${table.schema}"."${table.name}" t order by t::text collate "C"`),
    );
    content[fullName(table)] = rows.map(({ row }) => row);
  }
  return content;
}

const readRules = (db: Db) =>
  queryRows(
    db,
    // Non-null columns have constraints only from PostgreSQL 18.
    sql`select conrelid::regclass::text as of, conname as name, convalidated as on, pg_get_constraintdef(oid) as what
        from pg_constraint where connamespace in ('public'::regnamespace, 'identity'::regnamespace) and contype <> 'n'
      union all select attrelid::regclass::text, attname, true, 'not null' from pg_attribute
        where attnum > 0 and attnotnull and attrelid in (select oid from pg_class where relkind = 'r'
          and relnamespace in ('public'::regnamespace, 'identity'::regnamespace))
      union all select tgrelid::regclass::text, tgname, tgenabled = 'O', '' from pg_trigger where not tgisinternal
      order by 1, 2`,
  );

async function expectRulesToWork(db: Db): Promise<void> {
  await expect(db.execute(sql`delete from moderation_log`)).rejects.toThrow();
  const likes = async () =>
    (await queryRows<{ n: number }>(db, sql`select likes_total as n from posts`))[0]?.n;
  const before = await likes();
  await db.execute(sql`insert into likes select id, author_id from posts`);
  expect(await likes()).toBe((before ?? NaN) + 1);
}

interface Made {
  file: string;
  manifest: Manifest;
  content: Record<string, unknown[]>;
}

const tableSums = ({ manifest }: Made) => manifest.tables.filter(({ name }) => name !== 'pending_backfills');

export async function backUp(site: Site, db: Database, file: string): Promise<Made> {
  const { manifest } = await makeBackup({ db, media: site.media, file });
  return { file, manifest, content: await readContent(db.write) };
}

export type Step = [engine: Engine, store: 'folder' | 's3'];

/** Each step restores the backup of the one before. */
export function testRoundTrip(steps: Step[]): void {
  let folder: string;
  let s3: S3Server;
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
    Object.assign(process.env, S3_CREDENTIALS);
    folder = await mkdtemp(join(tmpdir(), 'aranya-archives-'));
    s3 = await startS3Server(['pictures']);
    const source = await makeNext(['embedded', 'folder']);
    const db = await openEmbeddedTestDatabase();
    await fillEveryTable(db.write, source.media);
    first = last = await backUp(source, db, join(folder, 'first.tar'));
    firstKeys = await listStoredKeys(source.media);
    rules = await readRules(db.write);
    await db.close();
  });
  afterAll(async () => {
    for (const site of sites) await site.remove();
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(steps)('to the %s database and pictures in a %s', async (...step) => {
    const site = await makeNext(step);
    await restoreArchive({ path: last.file }, site.env, migrations);
    const db = await site.open();
    try {
      last = await backUp(site, db, join(folder, `${sites.length}.tar`));
      // Their backfill has run.
      const content = { ...first.content, 'public.pending_backfills': [] };
      expect(last.content).toEqual(content);
      expect(tableSums(last)).toEqual(tableSums(first));
      expect(await listStoredKeys(site.media)).toEqual(firstKeys);
      expect(await readRules(db.write)).toEqual(rules);
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
}
