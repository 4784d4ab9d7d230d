import { type Collection, limits, type Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, bookmarks, collections, posts } from '../../platform/db/schema';
import { emptyBeforeEach, hidePost, useMembers, seedPost } from '../../testing';
import { call, type Caller, publish, readFeed, usePostsApi } from '../posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');
emptyBeforeEach(api, collections);

const set = (who: Caller, postId: string, more: object = {}) =>
  call(api.app, who, '/api/bookmarks/set', { postId, bookmarked: true, ...more });
const list = async (who: Caller, body: object = {}) =>
  (await call(api.app, who, '/api/bookmarks/list', { ...body })).body as {
    posts: Post[];
    next_cursor: string | null;
  };
const listed = async (who: Caller, body: object = {}) =>
  (await list(who, body)).posts.map(({ content }) => content);
const overview = async (who: Caller, postId?: string) =>
  (await call(api.app, who, `/api/bookmarks/collections${postId === undefined ? '' : `?postId=${postId}`}`))
    .body as { collections: Collection[]; total: number; bookmark: object | null };
const add = (who: Caller, name: string, more: object = {}) =>
  call(api.app, who, '/api/bookmarks/collections/add', { name, ...more });
async function collection(who: Caller, name: string): Promise<string> {
  const { body } = await add(who, name);
  return (body['collection'] as Collection)._id;
}
const write = (who: Caller, content: string) => seedPost(api.db.write, who.id, content);

describe('bookmarks', () => {
  test('are set, shown to their owner alone, and removed; each call can be repeated', async () => {
    const post = await publish(api.app, bikram, { content: 'A heron' });
    const done = { success: true, message: 'Bookmarked', bookmarked: true, collection: null };
    expect(await set(asha, post._id)).toEqual({ status: 200, body: done });
    expect((await set(asha, post._id)).body).toEqual(done);
    expect((await readFeed(api.app, asha)).posts[0]?.bookmarked).toBe(true);
    expect((await readFeed(api.app, bikram)).posts[0]?.bookmarked).toBe(false);
    expect([await listed(asha), await listed(bikram)]).toEqual([['A heron'], []]);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await set(asha, post._id, { bookmarked: false })).body).toEqual({
        success: true,
        message: 'Bookmark removed',
        bookmarked: false,
        collection: null,
      });
    }
    expect(await listed(asha)).toEqual([]);
  });

  test('many at once leave one', async () => {
    const postId = await write(bikram, 'A heron');
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(asha, postId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.db.write.$count(bookmarks)).toBe(1);
  });

  test('page by cursor, last bookmarked first', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(await write(bikram, `Post ${number}`));
    const at = new Date();
    await api.db.write.insert(bookmarks).values(
      ids.map((postId, n) => ({
        userId: asha.id,
        postId,
        createdAt: n < 3 ? at : new Date(at.getTime() + n),
      })),
    );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(asha, { limit: 3, ...(cursor ? { cursor } : {}) });
      seen.push(...page.posts.map(({ content }) => content));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen.slice(0, 4)).toEqual(['Post 6', 'Post 5', 'Post 4', 'Post 3']);
    expect(new Set(seen).size).toBe(7);
  });

  test('of posts that are deleted, hidden or blocked vanish from lists and totals', async () => {
    const chitra = await api.member('chitra');
    const owls = await collection(asha, 'Owls');
    const kept = await write(bikram, 'Kept');
    const deleted = await write(bikram, 'Deleted');
    const hidden = await write(bikram, 'Hidden');
    const blocked = await write(chitra, 'Blocked');
    for (const postId of [kept, deleted, hidden, blocked]) await set(asha, postId, { collectionId: owls });
    expect((await overview(asha)).total).toBe(4);
    await api.db.write.delete(posts).where(eq(posts.id, deleted));
    await hidePost(api.db.write, hidden);
    await api.db.write.insert(blocks).values({ blockerId: chitra.id, blockedId: asha.id });
    expect([await listed(asha), await listed(asha, { collectionId: owls })]).toEqual([['Kept'], ['Kept']]);
    expect(await overview(asha)).toMatchObject({ total: 1, collections: [{ name: 'Owls', total: 1 }] });
    // Still theirs to remove.
    expect((await set(asha, hidden, { bookmarked: false })).status).toBe(200);
    await api.db.write.delete(blocks);
    expect(await listed(asha)).toEqual(['Blocked', 'Kept']);
  });

  test('what somebody does not see cannot be bookmarked', async () => {
    const hidden = await write(bikram, 'Hidden');
    await hidePost(api.db.write, hidden);
    const blocked = await write(await api.member('chitra'), 'Blocked');
    await api.db.write.insert(blocks).values({ blockerId: api.ids.chitra, blockedId: asha.id });
    for (const postId of [hidden, blocked, newId()])
      expect(await set(asha, postId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await api.db.write.$count(bookmarks)).toBe(0);
  });
});

describe('collections', () => {
  test('hold bookmarks, which move and stay when the collection goes', async () => {
    const [owls, frogs] = [await collection(asha, 'Owls'), await collection(asha, 'frogs')];
    const postId = await write(bikram, 'A barn owl');
    expect((await set(asha, postId, { collectionId: owls })).body).toMatchObject({ collection: owls });
    expect((await set(asha, postId)).body).toMatchObject({ collection: owls });
    expect(await listed(asha, { collectionId: owls })).toEqual(['A barn owl']);
    expect(await overview(asha, postId)).toEqual({
      success: true,
      collections: [
        { _id: frogs, name: 'frogs', total: 0 },
        { _id: owls, name: 'Owls', total: 1 },
      ],
      total: 1,
      bookmark: { bookmarked: true, collection: owls },
    });
    await set(asha, postId, { collectionId: frogs });
    expect([await listed(asha, { collectionId: owls }), await listed(asha, { collectionId: frogs })]).toEqual(
      [[], ['A barn owl']],
    );
    await call(api.app, asha, '/api/bookmarks/collections/remove', { collectionId: frogs });
    expect(await overview(asha, postId)).toMatchObject({
      collections: [{ name: 'Owls' }],
      bookmark: { bookmarked: true, collection: null },
    });
    expect(await listed(asha)).toEqual(['A barn owl']);
  });

  test('taking a bookmark out of its collection keeps it', async () => {
    const owls = await collection(asha, 'Owls');
    const postId = await write(bikram, 'A barn owl');
    await set(asha, postId, { collectionId: owls });
    expect((await set(asha, postId, { collectionId: null })).body).toMatchObject({ collection: null });
    expect([await listed(asha), await listed(asha, { collectionId: owls })]).toEqual([['A barn owl'], []]);
  });

  test('have names that are not doubled, and are added once', async () => {
    const client_id = newId();
    const first = await add(asha, '  Owls \n of Satpura ', { client_id });
    expect(first.body).toMatchObject({ collection: { _id: client_id, name: 'Owls of Satpura', total: 0 } });
    expect(await add(asha, 'Owls of Satpura', { client_id })).toEqual(first);
    expect(await add(asha, 'Owls of Satpura')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const frogs = await collection(asha, 'Frogs');
    const rename = (collectionId: string, name: string) =>
      call(api.app, asha, '/api/bookmarks/collections/rename', { collectionId, name });
    expect(await rename(frogs, 'Owls of Satpura')).toMatchObject({ status: 409 });
    expect(await rename(frogs, 'Toads')).toMatchObject({ status: 200 });
    expect((await overview(asha)).collections.map(({ name }) => name)).toEqual(['Owls of Satpura', 'Toads']);
    // Others may use the name; their id stays theirs.
    expect((await add(bikram, 'Toads')).status).toBe(200);
    expect(await add(bikram, 'Owls', { client_id })).toMatchObject({ status: 409 });
  });

  test('are at most 100, also when added at once', async () => {
    await api.db.write.insert(collections).values(
      Array.from({ length: limits.collections - 2 }, (_, n) => ({
        id: newId(),
        userId: asha.id,
        name: `No. ${n}`,
      })),
    );
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => add(asha, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await api.db.write.$count(collections)).toBe(limits.collections);
  });

  test("others' cannot be filled, and are not in the own overview", async () => {
    const owls = await collection(asha, 'Owls');
    const postId = await write(asha, 'A barn owl');
    const gone = { status: 404, body: { code: 'not_found' } };
    expect(await set(bikram, postId, { collectionId: owls })).toMatchObject(gone);
    expect(await overview(bikram)).toMatchObject({ collections: [], total: 0, bookmark: null });
  });
});

describe('refusals', () => {
  test.each([
    ['set', { postId: 'x', bookmarked: true }],
    ['set', { postId: newId() }],
    ['set', { postId: newId(), bookmarked: 'yes' }],
    ['set', { postId: newId(), bookmarked: true, collectionId: 7 }],
    ['list', { cursor: 'x' }],
    ['list', { limit: 51 }],
    ['list', { collectionId: '' }],
    ['collections/add', { name: ' \u200b ' }],
    ['collections/add', { name: 'x'.repeat(61) }],
    ['collections/add', { name: 'a\u0000b' }],
    ['collections/add', {}],
    ['collections/rename', { collectionId: newId(), name: '' }],
    ['collections/remove', {}],
  ])('%s of %j', async (path, body) => {
    expect(await call(api.app, asha, `/api/bookmarks/${path}`, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });
});
