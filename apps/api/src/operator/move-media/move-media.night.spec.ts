import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type MessagesApi, startMessagesApi } from '../../messages/messages.testing';
import { CommandError } from '../../platform/commands/command';
import { messageMedia } from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import type { ListableMediaStore } from '../../platform/media/media-store';
import { publicMediaKey } from '../../platform/media/media.repository';
import { createMovingMediaStore } from '../../platform/media/moving-media-store';
import { openMediaPlace } from '../../platform/media/open-media';
import { removeOrphans } from '../../platform/media/orphan-cleanup';
import {
  answerS3Error,
  S3_CREDENTIALS,
  type S3Server,
  startS3Server,
} from '../../platform/media/testing/s3-server';
import { colourPng, publish } from '../../posts/posts.testing';
import { moveMedia } from './move-media';
import { run as moveMediaCommand } from './move-media.command';

let s3: S3Server;
let folder = '';
let from: ListableMediaStore;
let to: ListableMediaStore;
let media = {} as ListableMediaStore;
let api: MessagesApi;
/** Each test has two empty stores; the API follows. */
const current = new Proxy({} as ListableMediaStore, {
  get: (_, name) => Reflect.get(media, name) as unknown,
});
let round = 0;
beforeAll(async () => {
  Object.assign(process.env, S3_CREDENTIALS);
  s3 = await startS3Server(['pictures']);
  api = await startMessagesApi({ media: () => current });
});
afterAll(async () => {
  await api.close();
  await s3.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-media-'));
  from = createFileMediaStore(folder);
  to = await openMediaPlace(s3.mediaUrl('pictures', String((round += 1))));
  media = createMovingMediaStore({ from, to });
  await api.reset();
});
afterEach(async () => {
  s3.intercept(null);
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const privateKey = () => `private/${randomBytes(20).toString('hex')}.webp`;
/** Half of them public, under their hash. */
async function fill(store: ListableMediaStore, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = randomBytes(2_000 + index);
    const key = index % 2 === 0 ? publicMediaKey(sha256(bytes)) : privateKey();
    await store.put(key, bytes, 'image/webp');
    keys.push(key);
  }
  return keys.sort();
}
async function hashesOf(store: ListableMediaStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const { key } of store.list()) {
    const found = await store.get(key);
    if (found) hashes[key] = sha256(await buffer(found.stream));
  }
  return hashes;
}
const move = (options = {}) => moveMedia({ db: api.db, media }, { from, to }, options);
const run = (...args: string[]) =>
  moveMediaCommand(args)({ db: api.db, media, mediaMove: { from, to }, operator: 'os-user', folder: '/' });
const isPut = (method: string | undefined) => method === 'PUT';

test('copies everything once, with equal hashes, and keeps the old store', async () => {
  const keys = await fill(from, 16);
  expect(await move()).toEqual({ copied: 16, alreadyThere: 0, damaged: [] });
  const hashes = await hashesOf(to);
  expect(Object.keys(hashes).sort()).toEqual(keys);
  expect(hashes).toEqual(await hashesOf(from));
  for (const verify of [false, true]) {
    expect(await move({ verify })).toEqual({ copied: 0, alreadyThere: 16, damaged: [] });
  }
});

test('goes on after a failure with what is missing', async () => {
  await fill(from, 16);
  let puts = 0;
  s3.intercept(
    (request, response) =>
      isPut(request.method) && (puts += 1) > 8 && answerS3Error(response, 500, 'InternalError'),
  );
  await expect(run()).rejects.toEqual(
    new CommandError('A store is not responding. Run this again: it continues where it stopped.'),
  );
  s3.intercept(null);
  const { copied, alreadyThere } = await move();
  expect([copied + alreadyThere, alreadyThere]).toEqual([16, 8]);
  expect(await hashesOf(to)).toEqual(await hashesOf(from));
});

test('verifying replaces what differs in the new store', async () => {
  const [key = ''] = await fill(from, 2);
  await to.put(key, randomBytes((await from.stat(key))?.size ?? 0), 'image/webp');
  expect(await move({ verify: true })).toMatchObject({ copied: 2 });
  expect(await hashesOf(to)).toEqual(await hashesOf(from));
});

test('names a public picture whose bytes are damaged, and does not copy it', async () => {
  await fill(from, 2);
  const key = publicMediaKey('ab'.repeat(32));
  await from.put(key, Buffer.from('not what was hashed'), 'image/webp');
  await expect(run()).rejects.toThrow(
    `2 pictures copied, 0 already there.\nDamaged in the old store, and not copied: 1\n${key}`,
  );
  expect(await to.stat(key)).toBeNull();
});

test('leaves nothing of a picture that was removed while it was copied', async () => {
  const keys = await fill(from, 4);
  const removed: Promise<void>[] = [];
  s3.intercept((request) => {
    const key = keys.find((one) => request.url?.includes(one));
    // Both are gone before the copy arrives.
    if (isPut(request.method) && key !== undefined) removed.push(media.remove(key));
    return false;
  });
  await move();
  await Promise.all(removed);
  expect([removed.length, await hashesOf(from), await hashesOf(to)]).toEqual([4, {}, {}]);
});

test('says what to do next, and refuses without a store to move from', async () => {
  await fill(from, 1);
  expect(await run('--verify')).toMatch(/^1 picture copied, 0 already there\.\nOnce all nodes run/);
  await expect(moveMediaCommand([])({ db: api.db, media, operator: 'os-user', folder: '/' })).rejects.toThrow(
    'Set MEDIA_URL to the new store and MEDIA_FALLBACK_URL',
  );
  expect(() => moveMediaCommand(['--to=s3://x'])).toThrow(CommandError);
});

test('a node with the old settings and one with the new ones find each other’s pictures', async () => {
  const [before = ''] = await fill(from, 1);
  const [after = ''] = await fill(media, 1);
  for (const key of [before, after]) {
    expect(await media.stat(key)).not.toBeNull();
    expect(await from.stat(key)).not.toBeNull();
  }
  await media.remove(before);
  expect([await media.get(before), await from.get(before)]).toEqual([null, null]);
});

test('a full old store takes nothing more, and the site goes on', async () => {
  const full = { ...from, put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
  media = createMovingMediaStore({ from: full, to });
  const asha = await api.member('asha');
  const { image_urls } = await publish(api.app, asha, {}, [{ bytes: await colourPng('#456') }]);
  expect((await api.app.inject(image_urls[0] ?? '')).statusCode).toBe(200);
});

test('the orphan cleanup keeps what is used in either store, and removes strays from both', async () => {
  const bytes = await colourPng();
  const asha = await api.member('asha');
  const [url = ''] = (await publish(api.app, asha, {}, [{ bytes }])).image_urls;
  const { media_url } = await api.send('asha', 'bikram', { image: bytes });
  const [message] = await api.db.write.select().from(messageMedia);
  const used = [publicMediaKey(/[0-9a-f]{64}/.exec(url)?.[0] ?? ''), message?.key ?? ''];
  // One is in the old store only, one in the new store only.
  await to.remove(used[0] ?? '');
  await from.remove(used[1] ?? '');
  await fill(from, 2);
  await fill(to, 2);
  await fill(media, 2);
  await move();
  await removeOrphans({ db: api.db, media }, { olderThanMs: 0, now: new Date(Date.now() + 60_000) });
  for (const store of [to, media])
    expect(Object.keys(await hashesOf(store)).sort()).toEqual([...used].sort());
  expect(Object.keys(await hashesOf(from))).toEqual([used[0]]);
  for (const address of [url, media_url]) expect((await api.app.inject(address)).statusCode).toBe(200);
});
