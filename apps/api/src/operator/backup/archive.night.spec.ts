import { EventEmitter } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { migrations, testEnv } from '../../testing';
import { hasRoom, type Member, readArchive } from './archive-reader';
import { createArchive } from './archive-writer';
import {
  HEADER,
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  pictureMember,
  sha256,
  manifestSum,
  tableMember,
} from './format';
import { restoreArchive } from './restore-archive';
import { verifyArchive } from './verify-archive';

const PASSPHRASE = 'correct horse battery';
const header = {
  format: 'aranya-backup',
  version: 1,
  aranyaVersion: '1.0.0',
  createdAt: new Date(0).toISOString(),
};
const rows = Buffer.from('["1", null]\n["2", "ü"]\n');
const picture = Buffer.from('a picture');
const parts: [string, Buffer][] = [
  [HEADER, Buffer.from(JSON.stringify(header))],
  [pictureMember(`public/${sha256(picture)}.webp`), picture],
  [pictureMember(`private/${'ab'.repeat(20)}.webp`), Buffer.alloc(200_000, 'x')],
  [tableMember('public', 'users', 1), gzipSync(rows)],
];
const manifestOf = (members: Manifest['members'], changes: Partial<Manifest> = {}): Manifest => ({
  ...header,
  format: 'aranya-backup',
  engine: 'embedded',
  migration: { number: 1, sha256: '0'.repeat(64) },
  tables: [{ schema: 'public', name: 'users', columns: ['id', 'name'], rows: 2, sha256: sha256(rows) }],
  leftOut: [],
  sequences: [],
  pictures: { count: 2, bytes: picture.length + 200_000, missing: [], damaged: [] },
  members,
  ...changes,
});

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));
const newFile = () => join(folder, `${(made += 1)}.tar`);

async function write(passphrase?: string): Promise<string> {
  const file = newFile();
  const archive = await createArchive(file, { passphrase, mtime: new Date(0) });
  const members = [];
  for (const [name, bytes] of parts) members.push(await archive.add(name, bytes));
  await archive.finish(manifestOf(members));
  await archive.commit();
  return file;
}

async function membersOf(file: string): Promise<Member[]> {
  const members: Member[] = [];
  for await (const member of readArchive({ path: file })) members.push(member);
  return members;
}

type Entry = Member & { type?: 'symlink'; linkname?: string };

/** Without any check. */
async function writeTar(entries: Entry[]): Promise<string> {
  const tar = pack();
  const all = buffer(tar);
  for (const { bytes, ...entry } of entries) tar.entry(entry, bytes);
  tar.finalize();
  const file = newFile();
  await writeFile(file, await all);
  return file;
}

/** With a manifest and sum that fit the members. */
async function writeFitting(members: Entry[], changes: Partial<Manifest> = {}): Promise<string> {
  const listed = members.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: sha256(bytes) }));
  const manifest = Buffer.from(JSON.stringify(manifestOf(listed, changes)));
  return await writeTar([
    ...members,
    { name: MANIFEST, bytes: manifest },
    { name: MANIFEST_SUM, bytes: Buffer.from(manifestSum(manifest)) },
  ]);
}

const given = () => parts.map(([name, bytes]) => ({ name, bytes }));
const verify = (path: string, passphrase?: string) => verifyArchive({ path, passphrase });

describe.each([
  ['plain', undefined],
  ['encrypted', PASSPHRASE],
])('an archive that is %s', (_, passphrase) => {
  it('is whole', async () => {
    const { members } = await verify(await write(passphrase), passphrase);
    expect(members.map(({ name }) => name)).toEqual(parts.map(([name]) => name));
  });

  it('has no name before it is whole', async () => {
    const file = newFile();
    const archive = await createArchive(file, { passphrase, mtime: new Date(0) });
    await archive.add(HEADER, Buffer.from('{}'));
    const names = () =>
      readdir(folder).then((all) => all.filter((name) => join(folder, name).startsWith(file)));
    expect(await names()).toEqual([expect.stringMatching(/\.partial$/)]);
    await archive.abandon();
    expect(await names()).toEqual([]);
  });

  it('is refused wherever it is cut off', async () => {
    const whole = await readFile(await write(passphrase));
    const { length } = whole;
    // Each key takes the time that makes guessing slow.
    const ends =
      passphrase === undefined
        ? [0, 1, 30, 511, 512, 700, 1024, ...[0.2, 0.5, 0.8, 0.99].map((at) => Math.floor(length * at))]
        : [0, 30, Math.floor(length / 2)];
    for (const end of [...ends, length - (passphrase === undefined ? 1025 : 1)]) {
      const file = newFile();
      await writeFile(file, whole.subarray(0, end));
      await expect(verify(file, passphrase)).rejects.toThrow(/cut off|not a backup|damaged/);
    }
  });

  it('is refused with one bit changed, wherever it is', async () => {
    const whole = await readFile(await write(passphrase));
    // Each member's bytes; the padding between them means nothing.
    const offsets =
      passphrase === undefined
        ? ['"aranya-backup"', 'a picture', 'xxxx', '"members"', '"rows"'].map(
            (text) => whole.indexOf(text) + 2,
          )
        : Array.from({ length: 4 }, (__, n) => Math.floor((whole.length * n) / 4));
    for (const offset of offsets) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(offset) ^ 1, offset);
      const file = newFile();
      await writeFile(file, damaged);
      await expect(verify(file, passphrase)).rejects.toThrow(
        /damaged|not a backup|wrong|not those|begin|cut off/,
      );
    }
  });

  it('is refused with something behind it', async () => {
    const file = await write(passphrase);
    await appendFile(file, await readFile(await write()));
    await expect(verify(file, passphrase)).rejects.toThrow(/does not belong|damaged/);
  });
});

it('is no tar file, no backup, or not there: each is said', async () => {
  const file = newFile();
  await writeFile(file, 'This is a text.');
  await expect(verify(file)).rejects.toThrow('This file is not a backup of Aranya.');
  await expect(verify(await writeTar([{ name: 'photo.jpg', bytes: picture }]))).rejects.toThrow(
    'not a backup of Aranya',
  );
  await expect(verify(join(folder, 'missing.tar'))).rejects.toThrow('cannot be read: ENOENT');
  await expect(verify(folder)).rejects.toThrow('cannot be read: EISDIR');
});

it('is refused when a newer version made it', async () => {
  const [, ...rest] = given();
  const bytes = Buffer.from(JSON.stringify({ ...header, version: 2, aranyaVersion: '9.0.0' }));
  await expect(verify(await writeFitting([{ name: HEADER, bytes }, ...rest]))).rejects.toThrow(
    'made by Aranya 9.0.0',
  );
});

describe('members', () => {
  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'pictures/../../x.webp',
    'pictures/public/..%2fx.webp',
    'tables/public.users/../../x.ndjson.gz',
    'tables/public.users/1.ndjson.gz',
    'other',
  ])('cannot be called %s', async (name) => {
    const file = await writeFitting([...given(), { name, bytes: picture }]);
    await expect(verify(file)).rejects.toThrow(`does not belong there: ${JSON.stringify(name)}`);
  });

  it('cannot be links', async () => {
    const link = { name: pictureMember('public/x.webp'), bytes: Buffer.alloc(0) };
    const file = await writeTar([...given(), { ...link, type: 'symlink', linkname: '/etc/passwd' }]);
    await expect(verify(file)).rejects.toThrow('does not belong there');
  });

  it('stand in the order of the manifest, once each, and all of them', async () => {
    const all = await membersOf(await write());
    const [first, second, third, fourth, ...ends] = all as [Member, Member, Member, Member, ...Member[]];
    const reordered = await writeTar([first, third, second, fourth, ...ends]);
    await expect(verify(reordered)).rejects.toThrow('not in its place');
    const less = await writeTar([first, second, fourth, ...ends]);
    await expect(verify(less)).rejects.toThrow('not in its place');
    const twice = await writeTar([first, second, third, fourth, fourth, ...ends]);
    await expect(verify(twice)).rejects.toThrow(/does not name|not those/);
    const late = await writeTar([first, second, third, ...ends, fourth]);
    await expect(verify(late)).rejects.toThrow('does not belong there');
  });

  it('have the hashes of the manifest', async () => {
    const all = await membersOf(await write());
    const changed = all.map((member, index) =>
      index === 2 ? { ...member, bytes: Buffer.alloc(200_000, 'y') } : member,
    );
    await expect(verify(await writeTar(changed))).rejects.toThrow('its SHA-256 is not that of the manifest');
  });

  it('are the pictures of their names', async () => {
    const [first, , ...rest] = given() as [Member, Member, ...Member[]];
    const other = { name: pictureMember(`public/${'0'.repeat(64)}.webp`), bytes: picture };
    await expect(verify(await writeFitting([first, other, ...rest]))).rejects.toThrow(
      'not the picture of its name',
    );
  });

  it('hold the rows and pictures that the manifest counts', async () => {
    const [table] = manifestOf([]).tables;
    const wrong = table && { ...table, rows: 3 };
    await expect(verify(await writeFitting(given(), { tables: wrong ? [wrong] : [] }))).rejects.toThrow(
      'The rows of public.users are not those',
    );
    await expect(verify(await writeFitting(given(), { tables: [] }))).rejects.toThrow(
      'does not name the table',
    );
    const pictures = { count: 3, bytes: 9, missing: [], damaged: [] };
    await expect(verify(await writeFitting(given(), { pictures }))).rejects.toThrow('differs from what');
  });
});

describe('a crafted archive', () => {
  const MIB = 1024 * 1024;
  /** Packs as many MiB, each to a kilobyte. */
  const bomb = (unit: string) => {
    const mib = Buffer.alloc(MIB, unit);
    return (count: number) => Buffer.concat(Array<Buffer>(count).fill(gzipSync(mib, { level: 9 })));
  };
  const part = (number: number, bytes: Buffer) => ({ name: tableMember('public', 'users', number), bytes });
  const [first] = given() as [Member];

  /** Bytes at most beyond those of the beginning. */
  async function growthOf(work: Promise<unknown>): Promise<number> {
    const used = () => {
      const { heapTotal, external } = process.memoryUsage();
      return heapTotal + external;
    };
    const before = used();
    let most = before;
    const look = () => (most = Math.max(most, used()));
    const timer = setInterval(look, 2);
    await work.finally(() => clearInterval(timer));
    return look() - before;
  }

  it.each<[string, () => Promise<string>, RegExp]>([
    ['one row of 256 MiB', () => writeFitting([first, part(1, bomb('x')(256))]), /000001.*a row/],
    [
      'a part of 256 MiB of rows',
      () => writeFitting([first, part(1, bomb('[]\n\n')(256))]),
      /000001.*unpacked/,
    ],
    [
      'parts that are 256 MiB together',
      () => writeFitting([first, ...Array.from({ length: 32 }, (_, n) => part(n + 1, bomb('[]\n\n')(8)))]),
      /tables.*unpacked/,
    ],
  ])('with %s is refused by a restore, and takes no memory', async (_, make, problem) => {
    const path = await make();
    expect((await stat(path)).size).toBeLessThan(400_000);
    const restoring = restoreArchive({ path }, testEnv(), migrations);
    const growth = await growthOf(expect(restoring).rejects.toThrow(problem));
    expect(growth).toBeLessThan(64 * MIB);
  });

  it.each([
    ['a header', HEADER],
    ['a table', tableMember('public', 'users', 1)],
    ['a picture', pictureMember(`public/${'0'.repeat(64)}.webp`)],
    ['a manifest', MANIFEST],
    ['a sum', MANIFEST_SUM],
  ])('that says %s has 500 MiB is refused before it is read', async (_, name) => {
    const file = newFile();
    const tar = pack();
    const start: Buffer[] = [];
    tar.on('data', (chunk) => start.push(chunk as Buffer));
    if (name !== HEADER) tar.entry({ name: HEADER }, first.bytes);
    tar.entry({ name, size: 500 * MIB });
    await new Promise((resolve) => setImmediate(resolve));
    await writeFile(file, Buffer.concat(start));
    await truncate(file, 501 * MIB);
    const growth = await growthOf(expect(verify(file)).rejects.toThrow(`${name} is larger than`));
    expect(growth).toBeLessThan(64 * MIB);
  });

  it('whose manifest lists nothing but errors is refused at the first', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...manifestOf([]), members: Array(1_000_000).fill(0) }));
    const file = await writeTar([
      first,
      { name: MANIFEST, bytes },
      { name: MANIFEST_SUM, bytes: Buffer.from(manifestSum(bytes)) },
    ]);
    const growth = await growthOf(
      expect(verify(file)).rejects.toThrow('The manifest of this backup cannot be read.'),
    );
    expect(growth).toBeLessThan(64 * MIB);
  });
});

describe('waiting for the reader of an archive', () => {
  it.each(['drain', 'close'])('ends at %s and leaves no listener behind', async (event) => {
    const tar = new EventEmitter();
    const waiting = hasRoom(tar);
    tar.emit(event);
    await waiting;
    expect(tar.eventNames()).toEqual([]);
  });
});
