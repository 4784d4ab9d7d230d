import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFileMediaStore } from './file-media-store';
import type { ListableMediaStore } from './media-store';
import { createMovingMediaStore } from './moving-media-store';
import { openMediaPlace } from './open-media';
import { S3_CREDENTIALS, type S3Server, startS3Server } from './testing/s3-server';

// What both stores promise. Each has a spec of its own for the rest.

let folder = '';
let s3: S3Server;
beforeAll(async () => {
  Object.assign(process.env, S3_CREDENTIALS);
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-media-'));
  s3 = await startS3Server(['pictures', 'neighbours']);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

let round = 0;
const stores: [string, () => Promise<ListableMediaStore>][] = [
  ['files', () => Promise.resolve(createFileMediaStore(path.join(folder, String((round += 1)))))],
  ['S3 with a prefix', () => openMediaPlace(s3.mediaUrl('pictures', `site/${(round += 1)}`))],
  [
    'S3 that reads through to files',
    async () =>
      createMovingMediaStore({
        to: await openMediaPlace(s3.mediaUrl('pictures', `site/${(round += 1)}`)),
        from: createFileMediaStore(path.join(folder, String((round += 1)))),
      }),
  ],
];

const KEY = `public/${'ab12'.repeat(16)}.webp`;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function read(store: ListableMediaStore, key: string) {
  const found = await store.get(key);
  return found && { ...found, stream: sha256(await buffer(found.stream)) };
}
async function keysOf(store: ListableMediaStore) {
  const keys = new Set<string>();
  for await (const { key, size } of store.list()) if (size === 10) keys.add(key);
  return [...keys].sort();
}

describe.each(stores)('a store of %s', (_, open) => {
  let store: ListableMediaStore;
  beforeEach(async () => {
    store = await open();
  });

  test('returns what was put', async () => {
    expect([await store.get(KEY), await store.stat(KEY)]).toEqual([null, null]);
    const bytes = randomBytes(300_000);
    await store.put(KEY, bytes, 'image/webp');
    const expected = { size: bytes.length, type: 'image/webp' };
    expect(await store.stat(KEY)).toEqual(expected);
    expect(await read(store, KEY)).toEqual({ ...expected, stream: sha256(bytes) });
  });

  test('takes the same file again, and counts its time from then', async () => {
    const bytes = randomBytes(1_000);
    for (let time = 0; time < 5; time += 1) await store.put(KEY, bytes, 'image/webp');
    expect((await read(store, KEY))?.stream).toBe(sha256(bytes));
    for await (const { putAt } of store.list()) {
      expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(60_000);
    }
  });

  test('removes a file, and ignores a missing one', async () => {
    await store.put(KEY, randomBytes(10), 'image/webp');
    await store.remove(KEY);
    await store.remove(KEY);
    expect([await store.get(KEY), await store.stat(KEY)]).toEqual([null, null]);
  });

  test('lists all of its files', async () => {
    expect(await keysOf(store)).toEqual([]);
    const keys = Array.from({ length: 12 }, (_, index) => `private/${String(index).padStart(40, '0')}.webp`);
    for (const key of [...keys, KEY]) await store.put(key, randomBytes(10), 'image/webp');
    await store.check();
    await store.removeUnfinished(new Date());
    expect(await keysOf(store)).toEqual([...keys, KEY]);
  });

  test.each(['../secret.webp', 'public/../../secret.webp', '/x.webp', '.probe', 'public/x', 'public/x.html'])(
    'refuses the key %p',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(TypeError);
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.stat(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    },
  );

  test('refuses a type that does not match the ending', async () => {
    await expect(store.put(KEY, Buffer.from('x'), 'text/html')).rejects.toThrow(TypeError);
  });

  test('says that it works', async () => {
    await expect(Promise.all([store.check(), store.check()])).resolves.toEqual([true, true]);
  });
});

test('stores with different prefixes do not see each other', async () => {
  const [one, two] = [
    await openMediaPlace(s3.mediaUrl('neighbours', 'one')),
    await openMediaPlace(s3.mediaUrl('neighbours', 'one-more')),
  ];
  await one.put(KEY, randomBytes(10), 'image/webp');
  expect([await keysOf(one), await keysOf(two), await two.get(KEY)]).toEqual([[KEY], [], null]);
});
