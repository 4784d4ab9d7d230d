import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../platform/common/ids';
import { blocks, connections, follows, likes, users } from '../platform/db/schema';
import { useMembers } from '../testing';
import { readFeed as readFeedPage } from './feed';
import { call, type Caller, colourPng, publish, readFeed, usePostsApi, writePost } from './posts.testing';

const api = usePostsApi();
const [asha, bikram, chitra] = useMembers(api, 'asha', 'bikram', 'chitra');

const write = (who: Caller, content: string, createdAt?: Date) => writePost(api, who, content, createdAt);
const follow = (who: Caller, whom: Caller) =>
  api.db.write.insert(follows).values({ followerId: who.id, followeeId: whom.id });
const block = (who: Caller, whom: Caller) =>
  api.db.write.insert(blocks).values({ blockerId: who.id, blockedId: whom.id });
const connect = (from: Caller, to: Caller, status: 'pending' | 'accepted') => {
  const [lowId = '', highId = ''] = [from.id, to.id].sort();
  return api.db.write.insert(connections).values({ lowId, highId, requestedBy: from.id, status });
};
const shown = async (who: Caller) =>
  (await readFeed(api.app, who)).posts.map(({ content, suggested }) =>
    suggested ? `(${content})` : content,
  );

describe('authors', () => {
  test('the current user and their circle, newest first, and nobody else', async () => {
    const [dawa, esha] = [await api.member('dawa'), await api.member('esha')];
    await write(asha, 'own');
    await write(bikram, 'followed');
    await write(chitra, 'connected');
    await write(dawa, 'asked for');
    await write(esha, 'follows me');
    await write(asha, 'own again');
    await follow(asha, bikram);
    await follow(esha, asha);
    await connect(chitra, asha, 'accepted');
    await connect(asha, dawa, 'pending');
    expect(await shown(asha)).toEqual(['own again', 'connected', 'followed', 'own']);
    const feed = await readFeed(api.app, asha);
    expect([feed.message, feed.next_cursor]).toEqual(['', null]);
  });

  test('lists posts of a followed connection once', async () => {
    await write(bikram, 'both');
    await follow(asha, bikram);
    await connect(asha, bikram, 'accepted');
    expect(await shown(asha)).toEqual(['both']);
  });

  test('all users, with strangers marked, while nobody in the circle has posted', async () => {
    await write(bikram, 'stranger');
    await write(asha, 'own');
    expect(await shown(asha)).toEqual(['own', '(stranger)']);
    await follow(asha, chitra);
    expect(await shown(asha)).toEqual(['own', '(stranger)']);
    expect((await readFeed(api.app, asha)).message).toContain('Nobody you follow or are connected with');
    await write(chitra, 'followed');
    expect(await shown(asha)).toEqual(['followed', 'own']);
  });

  test('an own new post stays first until something newer comes, whoever else wrote before', async () => {
    const strangers = await Promise.all(Array.from({ length: 25 }, (_, at) => api.member(`Writer ${at}`)));
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (const [at, stranger] of strangers.entries()) await write(stranger, `old ${at}`, ago(60 + at));
    await write(asha, 'mine', ago(4));
    const first = async () => (await shown(asha))[0];
    expect(await first()).toBe('mine');
    // In a feed of one's circle as in one of everybody, and at the change between them.
    for (const stranger of strangers) await follow(asha, stranger);
    expect(await first()).toBe('mine');
    await connect(asha, chitra, 'accepted');
    expect(await first()).toBe('mine');
    await write(chitra, 'newer', ago(1));
    expect((await shown(asha)).slice(0, 3)).toEqual(['newer', 'mine', 'old 0']);
  });

  test('an empty community', async () => {
    expect(await readFeed(api.app, asha)).toEqual({
      success: true,
      posts: [],
      message: '',
      next_cursor: null,
    });
  });

  test.each(['by', 'of'])('not across a block %s the current user', async (direction) => {
    await write(bikram, 'blocked');
    await write(chitra, 'stranger');
    const blocked = () => (direction === 'by' ? block(asha, bikram) : block(bikram, asha));
    expect(await shown(asha)).toEqual(['(stranger)', '(blocked)']);
    // A follow from before the block does not count.
    await follow(asha, bikram);
    expect(await shown(asha)).toEqual(['blocked']);
    await blocked();
    expect(await shown(asha)).toEqual(['(stranger)']);
    await follow(asha, chitra);
    expect(await shown(asha)).toEqual(['stranger']);
  });
});

describe('paging', () => {
  /** Reads all pages; `between` runs after each. */
  async function readAll(
    limit: string,
    between: (page: number) => Promise<unknown> = () => Promise.resolve(),
  ) {
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await readFeed(api.app, asha, { limit, ...(cursor ? { cursor } : {}) });
      pages.push(page.posts.map(({ content }) => content));
      cursor = page.next_cursor;
      await between(pages.length);
      if (pages.length > 50) throw new Error('The feed has no end');
    }
    return pages;
  }

  test('lists each post once while new posts arrive', async () => {
    await follow(asha, bikram);
    for (let number = 1; number <= 11; number += 1) await write(number % 3 ? bikram : asha, `p${number}`);
    const pages = await readAll('4', (page) => write(bikram, `new ${page}`));
    expect(pages).toEqual([
      ['p11', 'p10', 'p9', 'p8'],
      ['p7', 'p6', 'p5', 'p4'],
      ['p3', 'p2', 'p1'],
    ]);
  });

  test('lists posts with equal times once', async () => {
    const moment = new Date('2026-05-05T05:05:05.005Z');
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(await write(asha, `same ${number}`, moment));
    const pages = await readAll('3');
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat()).size).toBe(7);
  });

  test('a full last page has no next cursor', async () => {
    for (let number = 0; number < 4; number += 1) await write(asha, `p${number}`);
    expect((await readAll('4')).map((page) => page.length)).toEqual([4]);
    expect((await readAll('2')).map((page) => page.length)).toEqual([2, 2]);
  });

  test('keeps showing all users when the circle posts between two pages', async () => {
    await follow(asha, chitra);
    for (let number = 1; number <= 6; number += 1) await write(bikram, `p${number}`);
    const pages = await readAll('2', (page) => (page === 1 ? write(chitra, 'new') : Promise.resolve()));
    expect(pages).toEqual([
      ['p6', 'p5'],
      ['p4', 'p3'],
      ['p2', 'p1'],
    ]);
  });

  test('skips nothing when a post is deleted between two pages', async () => {
    for (let number = 1; number <= 5; number += 1) await write(asha, `p${number}`);
    const first = await readFeed(api.app, asha, { limit: '2' });
    await call(api.app, asha, '/api/post/delete', { postId: first.posts[1]?._id });
    const second = await readFeed(api.app, asha, { limit: '2', cursor: first.next_cursor ?? '' });
    expect(second.posts.map(({ content }) => content)).toEqual(['p3', 'p2']);
  });

  test('20 posts by default, 50 at most', async () => {
    for (let number = 0; number < 55; number += 1) await write(asha, `p${number}`);
    expect((await readFeed(api.app, asha)).posts).toHaveLength(20);
    expect((await readFeed(api.app, asha, { limit: '50' })).posts).toHaveLength(50);
    for (const limit of ['0', '51', '-1', 'x', '1.5']) {
      expect(await call(api.app, asha, `/api/post/feed?limit=${limit}`)).toMatchObject({ status: 400 });
    }
  });

  test('rejects forged cursors', async () => {
    const forged = [
      ['x'],
      [true, 'now', newId()],
      [true, 1, "' or true --"],
      [1, 1, newId()],
      [true, 9e15, newId()],
    ];
    for (const cursor of [
      'abc',
      '%00',
      ...forged.map((position) => Buffer.from(JSON.stringify(position)).toString('base64url')),
    ]) {
      expect(await call(api.app, asha, `/api/post/feed?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { success: false, code: 'invalid_input' },
      });
    }
  });
});

describe('a post', () => {
  test('lists the newest 100 likers, including the current user, and their exact number', async () => {
    const id = await write(bikram, 'loved');
    await follow(asha, bikram);
    const fans = Array.from({ length: 130 }, () => newId());
    await api.db.write
      .insert(users)
      .values(fans.map((fan) => ({ id: fan, issuer: 'x', subject: fan, fullName: 'Fan' })));
    await api.db.write
      .insert(likes)
      .values({ postId: id, userId: asha.id, createdAt: new Date('2026-01-01') });
    await api.db.write.insert(likes).values(
      fans.map((userId, at) => ({
        postId: id,
        userId,
        createdAt: new Date(Date.UTC(2026, 1, 1, 0, 0, at)),
      })),
    );

    const [forAsha] = (await readFeed(api.app, asha)).posts;
    expect(forAsha).toMatchObject({ likes_total: 131, liked: true });
    expect(forAsha?.likes_count).toEqual([...fans.slice(-99).reverse(), asha.id]);
    const [forBikram] = (await readFeed(api.app, bikram)).posts;
    expect(forBikram).toMatchObject({ likes_total: 131, liked: false });
    expect(forBikram?.likes_count).toEqual(fans.slice(-100).reverse());
  });

  test('has the current data of its author', async () => {
    await write(bikram, 'x');
    await api.db.write.update(users).set({ issuerPicture: 'https://issuer.example/b.png' });
    const [post] = (await readFeed(api.app, asha)).posts;
    expect(post?.user).toEqual({
      _id: bikram.id,
      full_name: 'Bikram Sen',
      username: 'bikram',
      profile_picture: expect.stringMatching(`^/media/sign-in/${bikram.id}`),
    });
  });
});

test('a page takes one query, whatever it shows', async () => {
  const { $client } = api.db.write as unknown as { $client: { query: (...given: unknown[]) => unknown } };
  // Notifications are announced meanwhile.
  const reading = new AsyncLocalStorage<true>();
  const query = $client.query.bind($client);
  const countQueries = async (shown: number) => {
    let count = 0;
    const spy = jest.spyOn($client, 'query').mockImplementation((...given) => {
      if (reading.getStore()) count += 1;
      return query(...given);
    });
    const page = await reading.run(true, () => readFeedPage(api.db.write, asha.id, 50));
    spy.mockRestore();
    expect(JSON.parse(page.posts.text)).toHaveLength(shown);
    return count;
  };
  await follow(asha, bikram);
  await publish(api.app, bikram, { content: 'one' }, [{ bytes: await colourPng() }]);
  expect(await countQueries(1)).toBe(1);

  for (let number = 0; number < 20; number += 1) {
    const author = await api.member(`Friend ${number}`);
    await follow(asha, author);
    const images =
      number % 4 ? [] : [{ bytes: await colourPng(`#1${number % 10}1`) }, { bytes: await colourPng() }];
    const post = await publish(api.app, author, { content: `p${number}` }, images);
    await call(api.app, bikram, '/api/post/like', { postId: post._id });
  }
  expect(await countQueries(21)).toBe(1);
});
