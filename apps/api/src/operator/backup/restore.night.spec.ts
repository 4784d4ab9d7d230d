import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { openLocalSignIn } from '../../members/sign-in/local-sign-in';
import { openDatabase } from '../../platform/db/client';
import type { Database } from '../../platform/db/database';
import { HalfRestored } from '../../platform/db/half-restored';
import { type Db, queryRows } from '../../platform/db/types';
import { migrations, openTestDatabase, testEnv } from '../../testing';
import { type Engine, listStoredKeys, makeSite, putPicture, type Site, testServer } from './backup.testing';
import { fillEveryTable } from './every-table.testing';
import { makeBackup } from './make-backup';
import { restoreArchive } from './restore-archive';
import { openTarget } from './open-target';

const engine: Engine = testServer === '' ? 'embedded' : 'server';

let folder: string;
let file: string;
let source: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-restore-'));
  file = join(folder, 'backup.tar');
  source = await makeSite('embedded');
  const db = await openTestDatabase();
  await fillEveryTable(db.write, source.media);
  await makeBackup({ db, media: source.media, file });
  await db.close();
});
afterAll(async () => {
  await source.remove();
  await rm(folder, { recursive: true, force: true });
});

const restore = ({ env }: Site, chosen = migrations, path = file) => restoreArchive({ path }, env, chosen);
const countOf = async (db: Db, table: string) =>
  Number((await queryRows<{ n: string }>(db, sql.raw(`select count(*) as n from ${table}`)))[0]?.n);

describe('into a site that started, and that nobody has used', () => {
  let target: Site;
  beforeAll(async () => {
    target = await makeSite(engine);
    await target.fill('migrated');
    const db = await target.open();
    const app = await buildApp({ env: target.env, db, media: target.media });
    await app.ready();
    await app.close();
    const signIn = await openLocalSignIn(target.env, db, app.site.current);
    if (signIn === undefined) throw new Error('There is no local sign-in.');
    await signIn.close();
    expect(await countOf(db.write, 'identity.keys')).toBeGreaterThan(1);
    await db.close();
  });
  afterAll(() => target.remove());

  it('a damaged backup changes nothing', async () => {
    const damaged = join(folder, 'damaged.tar');
    const bytes = await readFile(file);
    const part = bytes.indexOf('tables/public.users') + 512;
    await writeFile(damaged, bytes.fill('x', part + 20, part + 30));
    await expect(restore(target, migrations, damaged)).rejects.toThrow(
      'tables/public.users/000001.ndjson.gz is damaged',
    );
    await (await target.open()).close();
  });

  it('a backup of a newer version changes nothing', async () => {
    const older = join(folder, 'migrations-older');
    await cp(migrations.folder, older, { recursive: true });
    const path = join(older, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
    journal.entries.pop();
    await writeFile(path, JSON.stringify(journal));
    await expect(restore(target, { ...migrations, folder: older })).rejects.toThrow(
      'is of another or newer version',
    );
    await (await target.open()).close();
  });

  it('pictures in the store are not overwritten', async () => {
    const key = await putPicture(target.media, 'of another site');
    await expect(restore(target)).rejects.toThrow('The store of pictures (MEDIA_URL) is not empty');
    expect(await listStoredKeys(target.media)).toEqual([key]);
    await target.media.remove(key);
    await (await target.open()).close();
  });

  it('a restore that is interrupted is refused by the start, and starts over', async () => {
    const stopped = await openTarget(target.env, migrations);
    await stopped.begin({ mediaUrl: target.env.mediaUrl });
    await putPicture(target.media, 'of an archive that was restored before');
    await stopped.close();
    await expect(target.open()).rejects.toThrow(HalfRestored);

    await restore(target);
    expect(await listStoredKeys(target.media)).toEqual(await listStoredKeys(source.media));
    const db = await target.open();
    expect(await countOf(db.write, 'users')).toBe(3);
    expect(await queryRows(db.write, sql`select id from identity.keys`)).toEqual([{ id: 'k' }]);
    await db.close();
  });

  it('a second restore is refused, as the site is used', async () => {
    await expect(restore(target)).rejects.toThrow(
      /The database is not empty \(.*\), and a restore overwrites nothing/,
    );
    const db = await target.open();
    expect(await countOf(db.write, 'users')).toBe(3);
    await db.close();
  });

  it('a restore is refused while the site runs', async () => {
    const db = await target.open();
    await expect(restore(target)).rejects.toThrow(
      engine === 'server' ? 'Nodes of the site are connected' : 'The database folder is in use',
    );
    await db.close();
  });
});

it('to one store at a time', async () => {
  const env = testEnv({ DATA_DIR: join(folder, 'none'), MEDIA_FALLBACK_URL: 'file:///tmp/old' });
  await expect(restoreArchive({ path: file }, env, migrations)).rejects.toThrow('remove MEDIA_FALLBACK_URL');
});

describe('of an earlier version', () => {
  let old: Site;
  let target: Site;
  let earlier: string;
  let archive: string;
  /** Before 0014: no roles, removals or appeals. */
  const LEVEL = 14;
  beforeAll(async () => {
    earlier = join(folder, 'migrations-earlier');
    await cp(migrations.folder, earlier, { recursive: true });
    const path = join(earlier, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, LEVEL) }));
    old = await makeSite(engine);
    await old.fill('nothing yet');
    target = await makeSite(engine);
    archive = join(folder, 'earlier.tar');
    const db: Database = await openDatabase(old.env, { ...migrations, folder: earlier });
    await db.write.execute(
      sql`insert into users (id, issuer, subject, full_name) values (gen_random_uuid(), 'i', 's', 'Asha')`,
    );
    await db.write.execute(
      sql`insert into posts (id, author_id, content, post_type) select gen_random_uuid(), id, '#tiger', 'text' from users`,
    );
    // Its tags are added after the restore, as after every upgrade.
    await db.write.execute(sql`insert into pending_backfills values ('post_tags')`);
    const { manifest } = await makeBackup({ db, media: old.media, file: archive });
    expect(manifest.migration.number).toBe(LEVEL);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('roles');
    await db.close();
    await restore(target, migrations, archive);
  });
  afterAll(async () => {
    await old.remove();
    await target.remove();
  });

  it('ends at the newest migration, with its backfills', async () => {
    const db = await target.open();
    expect(await queryRows(db.write, sql`select full_name, posts_count from users`)).toEqual([
      { full_name: 'Asha', posts_count: 1 },
    ]);
    expect(await countOf(db.write, 'roles')).toBe(0);
    expect(await queryRows(db.write, sql`select tag from post_tags`)).toEqual([{ tag: 'tiger' }]);
    expect(await countOf(db.write, 'pending_backfills')).toBe(0);
    await db.close();
  });
});
