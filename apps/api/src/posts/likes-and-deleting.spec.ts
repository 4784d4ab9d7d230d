import { eq } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { likes, media, posts, users } from '../platform/db/schema';
import { useMembers } from '../testing';
import { call, type Caller, colourPng, countStored, publish, readFeed, usePostsApi } from './posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const like = (who: Caller, postId: string) => call(api.app, who, '/api/post/like', { postId });
const remove = (who: Caller, postId: string) => call(api.app, who, '/api/post/delete', { postId });
const stored = () => countStored(api.db.write, api.mediaFolder);
const hashOf = (url = '') => /([0-9a-f]{64})\.webp$/.exec(url)?.[1] ?? '';

describe('liking', () => {
  test('likes and unlikes', async () => {
    const post = await publish(api.app, asha, { content: 'x' });
    expect(await like(bikram, post._id)).toEqual({
      status: 200,
      body: { success: true, message: 'Post liked', liked: true, likes_total: 1 },
    });
    expect((await readFeed(api.app, bikram)).posts[0]).toMatchObject({
      liked: true,
      likes_count: [bikram.id],
      likes_total: 1,
    });
    expect((await like(asha, post._id)).body).toMatchObject({ liked: true, likes_total: 2 });
    expect(await like(bikram, post._id)).toEqual({
      status: 200,
      body: { success: true, message: 'Like removed', liked: false, likes_total: 1 },
    });
    expect((await readFeed(api.app, bikram)).posts[0]).toMatchObject({
      liked: false,
      likes_count: [asha.id],
    });
  });

  test.each([50, 51])(
    '%i concurrent toggles by one user: no error, the result of sequential ones',
    async (count) => {
      const post = await publish(api.app, asha, { content: 'x' });
      const answers = await Promise.all(Array.from({ length: count }, () => like(bikram, post._id)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
      expect(answers.filter(({ body }) => body['liked']).length).toBe(Math.ceil(count / 2));
      expect(await api.db.write.$count(likes)).toBe(count % 2);
      expect((await readFeed(api.app, bikram)).posts[0]?.likes_total).toBe(count % 2);
    },
  );

  test('counts concurrent likes of many users', async () => {
    const post = await publish(api.app, asha, { content: 'x' });
    const fans = await Promise.all(Array.from({ length: 12 }, (_, number) => api.member(`Fan ${number}`)));
    const answers = await Promise.all(fans.map((fan) => like(fan, post._id)));
    expect(new Set(answers.map(({ body }) => body['likes_total'])).size).toBe(12);
    expect((await readFeed(api.app, asha)).posts[0]?.likes_total).toBe(12);
  });
});

describe('deleting', () => {
  test('deletes own posts with their likes and pictures', async () => {
    const post = await publish(api.app, asha, { content: 'x' }, [{ bytes: await colourPng() }]);
    await like(bikram, post._id);
    expect(await remove(asha, post._id)).toEqual({
      status: 200,
      body: { success: true, message: 'Post deleted' },
    });
    expect(await stored()).toEqual({ posts: 0, images: 0, likes: 0, media: 0, files: 0 });
    expect((await api.app.inject(post.image_urls[0] ?? '')).statusCode).toBe(404);
    expect(await remove(asha, post._id)).toMatchObject({ status: 404 });
  });

  test("rejects other users' posts", async () => {
    const post = await publish(api.app, asha, { content: 'x' }, [{ bytes: await colourPng() }]);
    const { body } = await remove(bikram, post._id);
    expect(body['message']).toBe('You can delete only your own posts.');
    expect((await stored()).files).toBe(1);
  });

  test('rejects unknown and malformed ids', async () => {
    expect(await remove(asha, newId())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await remove(asha, '')).toMatchObject({ status: 400 });
  });

  test('a picture used twice has one file, deleted with the last post', async () => {
    const image = { bytes: await colourPng() };
    const one = await publish(api.app, asha, { content: '1' }, [image, image]);
    const two = await publish(api.app, bikram, { content: '2' }, [image]);
    expect(two.image_urls[0]).toBe(one.image_urls[0]);
    const refcount = async () =>
      (await api.db.write.select({ refcount: media.refcount }).from(media))[0]?.refcount;
    expect([await refcount(), (await stored()).files]).toEqual([3, 1]);
    await remove(asha, one._id);
    expect([await refcount(), (await stored()).files]).toEqual([1, 1]);
    expect((await api.app.inject(two.image_urls[0] ?? '')).statusCode).toBe(200);
    await remove(bikram, two._id);
    expect(await stored()).toMatchObject({ media: 0, files: 0 });
  });

  test('keeps a picture used by a profile', async () => {
    const post = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
    const profileMediaHash = hashOf(post.image_urls[0]);
    await api.db.write.update(users).set({ profileMediaHash }).where(eq(users.id, bikram.id));
    await remove(asha, post._id);
    expect(await stored()).toMatchObject({ posts: 0, media: 1, files: 1 });
  });

  test('keeps a picture that others publish concurrently', async () => {
    const image = { bytes: await colourPng('#a52') };
    for (let round = 0; round < 4; round += 1) {
      const post = await publish(api.app, asha, {}, [image]);
      const [, other] = await Promise.all([remove(asha, post._id), publish(api.app, bikram, {}, [image])]);
      expect((await api.app.inject(other.image_urls[0] ?? '')).statusCode).toBe(200);
      await remove(bikram, other._id);
    }
    expect(await stored()).toMatchObject({ posts: 0, media: 0, files: 0 });
  });

  test('concurrent likes get no error except 404', async () => {
    const post = await publish(api.app, asha, { content: 'x' });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => like(bikram, post._id)),
      remove(asha, post._id),
      ...Array.from({ length: 10 }, () => like(bikram, post._id)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await api.db.write.$count(posts)).toBe(0);
    expect(await api.db.write.$count(likes)).toBe(0);
  });
});
