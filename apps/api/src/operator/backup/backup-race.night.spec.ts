import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { ListableMediaStore } from '../../platform/media/media-store';
import { readPublicHash } from '../../platform/media/media.repository';
import { openTestDatabase } from '../../testing';
import { backupName, removeOld, removeUnfinished } from './backup-folder';
import { run as backupCommand, runLocal as verifyCommand } from './backup.command';
import { makeSite, putPicture, type Site } from './backup.testing';
import { memberPicture } from './format';
import { makeBackup } from './make-backup';

let site: Site;
let db: Database;
let folder: string;
let made = 0;
beforeAll(async () => {
  site = await makeSite('embedded');
  db = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'aranya-race-'));
  await db.write.execute(
    sql`insert into users (id, issuer, subject, full_name) values (gen_random_uuid(), 'i', 's', 'Asha')`,
  );
});
afterAll(async () => {
  await db.close();
  await site.remove();
  await rm(folder, { recursive: true });
});
const newFile = () => join(folder, `${(made += 1)}.tar`);

/** A picture that a profile shows. */
async function show(text: string): Promise<string> {
  const key = await putPicture(site.media, text);
  const hash = readPublicHash(key);
  await db.write.execute(
    sql`insert into media (hash, type, kind, bytes, width, height) values (${hash}, 'image/webp', 'post', 1, 1, 1) on conflict do nothing`,
  );
  await db.write.execute(sql`update users set profile_media_hash = ${hash}`);
  return key;
}

/** As the site does when its owner removes it. */
async function remove(key: string): Promise<void> {
  await db.write.execute(sql`update users set profile_media_hash = null`);
  await db.write.execute(sql`delete from media where hash = ${readPublicHash(key)}`);
  await site.media.remove(key);
}

/** A store where something happens before a picture is read. */
const before = (act: (key: string) => Promise<void>): ListableMediaStore => ({
  ...site.media,
  get: async (key) => {
    await act(key);
    return await site.media.get(key);
  },
});

const copiedBy = async (media: ListableMediaStore) => {
  const { manifest } = await makeBackup({ db, media, file: newFile() });
  const keys = manifest.members.flatMap(({ name, unused }) => {
    const key = memberPicture(name);
    return key === null ? [] : [`${key}${unused ? ' unused' : ''}`];
  });
  return { ...manifest, keys };
};

it('takes another snapshot when a picture is removed between the snapshot and its copy', async () => {
  const key = await show('first');
  let gets = 0;
  let second = '';
  const media = before(async () => {
    gets += 1;
    // While pictures are copied before the snapshot: a new one comes. Then, after the snapshot, it is removed.
    if (gets === 1) second = await show('second');
    else if (gets === 2) await remove(second);
  });
  const { keys, pictures, tables } = await copiedBy(media);
  expect(keys).toEqual([`${key} unused`]);
  expect(pictures).toEqual({ count: 0, bytes: 0, missing: [], damaged: [] });
  expect(tables.find(({ name }) => name === 'media')?.rows).toBe(1);
  expect(gets).toBe(2);
});

it('copies a picture that came after the first copies', async () => {
  const key = await show('third');
  let fourth = '';
  const media = before(async () => {
    if (fourth === '') fourth = await show('fourth');
  });
  const { keys, pictures } = await copiedBy(media);
  expect(keys).toEqual([`${key} unused`, fourth]);
  expect(pictures.count).toBe(1);
});

it('says which pictures were lost or damaged before', async () => {
  const key = await show('fifth');
  await site.media.remove(key);
  expect((await copiedBy(site.media)).pictures).toEqual({ count: 0, bytes: 0, missing: [key], damaged: [] });
  await site.media.put(key, Buffer.from('other bytes'), 'image/webp');
  expect((await copiedBy(site.media)).pictures).toEqual({ count: 0, bytes: 0, missing: [], damaged: [key] });
});

it('leaves nothing when the store fails', async () => {
  await show('sixth');
  const names = await readdir(folder);
  const media = before(() => Promise.reject(new Error('away')));
  await expect(copiedBy(media)).rejects.toThrow('away');
  expect(await readdir(folder)).toEqual(names);
});

describe('the command', () => {
  const run = (...args: string[]) => backupCommand(args)({ db, media: site.media, operator: 'maya', folder });
  const verify = async (...args: string[]) =>
    await verifyCommand(args)?.({ settings: () => site.env, folder });

  it('writes into backups/ of the folder that it is called in, and verifies without the site', async () => {
    expect(await run()).toMatch(/is written and read back/);
    const [name = ''] = await readdir(join(folder, 'backups'));
    expect(name).toMatch(/^aranya-\d{8}T\d{6}Z\.tar$/);
    expect(await verify(`--verify=backups/${name}`)).toMatch(/all hashes are right[^]*1 member,/);
    expect(verifyCommand([])).toBeNull();
  });

  it('tells the site when it succeeded', async () => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const context = { db, media: site.media, operator: 'maya', folder, dataDir };
    await backupCommand(['--to=recorded'])(context);
    const at = Date.parse((await readFile(join(dataDir, 'last-backup'), 'utf8')).trim());
    expect(Math.abs(at - Date.now())).toBeLessThan(600_000);
    const lost = { ...context, dataDir: join(dataDir, 'none') };
    expect(await backupCommand(['--to=lost'])(lost)).toContain('/metrics will not know');
  });

  it('does not tell the site when it failed', async () => {
    await show('seventh');
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const media = before(() => Promise.reject(new Error('away')));
    const context = { db, media, operator: 'maya', folder, dataDir };
    await expect(backupCommand(['--to=failed'])(context)).rejects.toThrow('away');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('encrypts with a passphrase from a file', async () => {
    await writeFile(join(folder, 'secret'), 'a long passphrase\n');
    await run('--to=it.tar.enc', '--passphrase-file=secret');
    await expect(verify('--verify=it.tar.enc')).rejects.toThrow('This backup is encrypted');
    expect(await verify('--verify=it.tar.enc', '--passphrase-file=secret')).toMatch('hashes are right');
    await writeFile(join(folder, 'other'), 'another passphrase\n');
    await expect(verify('--verify=it.tar.enc', '--passphrase-file=other')).rejects.toThrow(
      'The passphrase is wrong',
    );
    await writeFile(join(folder, 'short'), 'short\nsecond line');
    await expect(run('--to=no.tar', '--passphrase-file=short')).rejects.toThrow('at least 12 characters');
  });

  it('overwrites nothing', async () => {
    await run('--to=once.tar');
    await expect(run('--to=once.tar')).rejects.toThrow('already exists');
  });

  it('keeps as many as asked', async () => {
    const to = join(folder, 'kept');
    await run(`--to=${to}`);
    const [first = ''] = await readdir(to);
    for (const day of ['01', '02', '03']) await writeFile(join(to, `aranya-202001${day}T000000Z.tar`), '');
    await writeFile(join(to, 'notes.tar'), '');
    expect(await removeOld(to, 2)).toEqual(['aranya-20200101T000000Z.tar', 'aranya-20200102T000000Z.tar']);
    expect((await readdir(to)).sort()).toEqual(['aranya-20200103T000000Z.tar', first, 'notes.tar'].sort());
  });

  it('deletes what killed backups left, and not what is being written', async () => {
    const to = await mkdtemp(join(folder, 'killed-'));
    const name = `${backupName(new Date(0), false)}.partial`;
    for (const left of [name, `${name}-tables`, 'other.partial']) await writeFile(join(to, left), '');
    await removeUnfinished(to, new Date());
    expect(await readdir(to)).toHaveLength(3);
    for (const left of [name, `${name}-tables`]) await utimes(join(to, left), new Date(0), new Date(0));
    await removeUnfinished(to, new Date());
    expect(await readdir(to)).toEqual(['other.partial']);
  });

  it.each([
    [['--keep=0'], '--keep is "0"'],
    [['--verify=x', '--keep=1'], '--verify takes neither'],
    [['--nonsense'], 'There is no option "--nonsense".'],
  ])('refuses %j', (args, message) => {
    expect(() => verifyCommand(args) ?? backupCommand(args)).toThrow(message);
  });
});
