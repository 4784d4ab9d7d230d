import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { createPostsRepository } from '../../posts/posts.repository';
import { colourPng, countStored, publish, usePostsApi } from '../../posts/posts.testing';
import { hidePost, useMembers } from '../../testing';
import { media } from '../db/schema';
import { createFileMediaStore } from './file-media-store';
import { claimPictures, publicMediaKey, purgeUnused, publicMediaUrl, writeFiles } from './media.repository';
import { removeOrphans, startOrphanCleanup } from './orphan-cleanup';
import { cleanPicture } from './pictures';

const api = usePostsApi();
const [asha] = useMembers(api, 'asha');

const HOUR = 3_600_000;
const stored = () => countStored(api.db.write, api.mediaFolder);
const store = () => createFileMediaStore(api.mediaFolder);
async function isThere(hash: string) {
  const file = await store().get(publicMediaKey(hash));
  file?.stream.destroy();
  return file !== null;
}
const dependencies = () => ({ db: api.db, media: store() });
const rows = () => api.db.write.select({ hash: media.hash, refcount: media.refcount }).from(media);
const cleanUp = () => removeOrphans(dependencies(), { olderThanMs: HOUR });

/** No row refers to it yet. */
async function storePicture(bytes: Buffer, alt: string) {
  const picture = await cleanPicture({ bytes }, asha.id);
  await writeFiles(store(), [picture]);
  await api.db.write.transaction((tx) => claimPictures(tx, store(), [picture], 'post'));
  return { ...picture, alt };
}

async function age(hash: string) {
  const old = new Date(Date.now() - 2 * HOUR);
  await api.db.write.update(media).set({ touchedAt: old }).where(eq(media.hash, hash));
  const file = path.join(api.mediaFolder, 'public', hash.slice(0, 2), hash.slice(2, 4), `${hash}.webp`);
  await utimes(file, old, old).catch(() => undefined);
}

describe('GET /media', () => {
  test('answers with a picture that caches ask for again after an hour', async () => {
    const {
      image_urls: [url = ''],
    } = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${/([0-9a-f]{64})/.exec(url)?.[1]}"`,
    });
    expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');

    const head = await api.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    expect(head.headers.etag).toBe(answer.headers.etag);

    for (const tag of [
      String(answer.headers.etag),
      `W/${answer.headers.etag}`,
      `"x", ${answer.headers.etag}`,
      '*',
    ]) {
      const known = await api.app.inject({ url, headers: { 'if-none-match': tag } });
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    }
    expect((await api.app.inject({ url, headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
  });

  test('does not call a picture current whose post was hidden meanwhile', async () => {
    const post = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
    const [url = ''] = post.image_urls;
    const { etag } = (await api.app.inject(url)).headers;
    await hidePost(api.db.write, post._id);
    const answer = await api.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    publicMediaUrl('a'.repeat(64)),
    '/media/x',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e%2fprivate%2fabcd.webp',
    '/media/private%2fabcdef.webp',
    '/media/%00.webp',
    `/media/${'A'.repeat(64)}.webp`,
    `/media/${'a'.repeat(64)}.png`,
  ])('finds nothing at %s', async (url) => {
    await store().put('elsewhere/abcdef.webp', Buffer.from('secret'), 'image/webp');
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found' });
    expect(answer.headers['cache-control'] ?? '').not.toContain('public');
  });
});

describe('reference counting', () => {
  test('stores the same picture once', async () => {
    const bytes = await colourPng();
    const [one, two] = [await storePicture(bytes, 'one'), await storePicture(bytes, 'two')];
    expect([one.hash, one.width, one.height, one.alt, two.alt]).toEqual([two.hash, 60, 40, 'one', 'two']);
    expect(await rows()).toEqual([{ hash: one.hash, refcount: 0 }]);
    await createPostsRepository(api.db).insertPost({ authorId: asha.id, content: '', pictures: [one, two] });
    expect(await rows()).toEqual([{ hash: one.hash, refcount: 2 }]);
    expect(await purgeUnused(dependencies(), [one.hash])).toBe(0);
    expect(await stored()).toMatchObject({ images: 2, media: 1, files: 1 });
  });

  test('leaves a file that could not be removed to the orphan cleanup', async () => {
    const { hash } = await storePicture(await colourPng(), '');
    const broken = { ...store(), remove: () => Promise.reject(new Error('The disk is read-only')) };
    await expect(purgeUnused({ db: api.db, media: broken }, [hash])).rejects.toThrow('read-only');
    expect(await stored()).toMatchObject({ media: 1, files: 1 });
    await age(hash);
    expect(await cleanUp()).toEqual({ pictures: 1, files: 0 });
    expect(await stored()).toMatchObject({ media: 0, files: 0 });
  });

  test('writes a picture again whose file was lost in a crash during a purge', async () => {
    const bytes = await colourPng();
    const { hash } = await storePicture(bytes, '');
    await store().remove(publicMediaKey(hash));
    const post = await publish(api.app, asha, {}, [{ bytes }]);
    expect(post.image_urls).toEqual([publicMediaUrl(hash)]);
    expect((await api.app.inject(publicMediaUrl(hash))).statusCode).toBe(200);
  });

  test('writes a file again that was removed between writing and claiming', async () => {
    const picture = await cleanPicture({ bytes: await colourPng() }, asha.id);
    await writeFiles(store(), [picture]);
    await store().remove(publicMediaKey(picture.hash));
    await api.db.write.transaction((tx) => claimPictures(tx, store(), [picture], 'post'));
    expect((await stored()).files).toBe(1);
  });
});

describe('the orphan cleanup', () => {
  test('removes old unused pictures', async () => {
    const old = await storePicture(await colourPng('#111'), '');
    const young = await storePicture(await colourPng('#222'), '');
    await age(old.hash);
    expect(await cleanUp()).toEqual({ pictures: 1, files: 0 });
    expect(await rows()).toEqual([{ hash: young.hash, refcount: 0 }]);
    expect((await stored()).files).toBe(1);
  });

  test('removes old files without a row', async () => {
    const old = await cleanPicture({ bytes: await colourPng('#111') }, asha.id);
    const young = await cleanPicture({ bytes: await colourPng('#222') }, asha.id);
    await writeFiles(store(), [old, young]);
    await age(old.hash);
    expect(await cleanUp()).toEqual({ pictures: 0, files: 1 });
    expect(await rows()).toEqual([]);
    expect([await isThere(young.hash), await isThere(old.hash)]).toEqual([true, false]);
  });

  test('keeps pictures in use and other files', async () => {
    const {
      image_urls: [url = ''],
    } = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
    await age(/([0-9a-f]{64})/.exec(url)?.[1] ?? '');
    await store().put('elsewhere/abcdef.webp', Buffer.from('chat'), 'image/webp');
    const epoch = new Date(0);
    await utimes(path.join(api.mediaFolder, 'elsewhere', 'ab', 'cd', 'abcdef.webp'), epoch, epoch);
    expect(await cleanUp()).toEqual({ pictures: 0, files: 0 });
    expect(await stored()).toMatchObject({ media: 1, files: 2 });
  });

  test('runs at intervals, also after a failure, until it is stopped', async () => {
    const errors: unknown[] = [];
    let broken = true;
    const removeUnfinished = (before: Date) =>
      broken ? Promise.reject(new Error('The disk is read-only')) : store().removeUnfinished(before);
    const end = startOrphanCleanup(
      { db: api.db, media: { ...store(), removeUnfinished } },
      { intervalMs: 20, olderThanMs: HOUR, onError: (error) => errors.push(error) },
    );
    const until = async (met: () => Promise<boolean>) => {
      while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await until(() => Promise.resolve(errors.length > 1));
    broken = false;
    const { hash } = await storePicture(await colourPng(), '');
    await age(hash);
    await until(async () => (await stored()).files === 0);
    await end();
    await storePicture(await colourPng(), '');
    await age(hash);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await stored()).files).toBe(1);
  });
});
