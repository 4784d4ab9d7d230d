import type { Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { blocks, pendingBackfills, posts, postTags, users } from '../platform/db/schema';
import { hidePost, useMembers } from '../testing';
import { runBackfills } from './backfills';
import { call, type Caller, publish, usePostsApi, writePost } from './posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const write = (who: Caller, content: string, createdAt?: Date) => writePost(api, who, content, createdAt);
const ask = (who: Caller, body: object) => call(api.app, who, '/api/post/tagged', { ...body });
const shown = async (who: Caller, tag: string) =>
  ((await ask(who, { tag })).body['posts'] as Post[]).map(({ content }) => content);
const tags = async () =>
  (await api.db.write.select({ tag: postTags.tag }).from(postTags)).map(({ tag }) => tag).sort();

test('lists the posts of everybody with the hashtag, newest first, with their authors and likes', async () => {
  const post = await publish(api.app, asha, { content: 'First tiger #Tadoba' });
  await write(bikram, '#tadoba again, and #tadoba once more');
  await write(bikram, 'Nothing at tadoba');
  await call(api.app, bikram, '/api/post/like', { postId: post._id });
  expect(await shown(bikram, 'tadoba')).toEqual([
    '#tadoba again, and #tadoba once more',
    'First tiger #Tadoba',
  ]);
  const { body } = await ask(bikram, { tag: 'tadoba' });
  expect((body['posts'] as Post[])[1]).toMatchObject({ _id: post._id, likes_total: 1, liked: true });
  expect(body['next_cursor']).toBeNull();
});

test.each([
  ['#TADOBA', ['#Tadoba']],
  ['बाघ', ['#बाघ दिखा']],
  ['ＢＡＧＨ', []],
  ['\u095bमीन', ['#ज\u093cमीन']],
  ['क्\u200dषितिज', ['#क्षितिज पर']],
])('%s finds %j', async (tag, expected) => {
  await write(asha, '#Tadoba');
  await write(asha, '#बाघ दिखा');
  await write(asha, '#ज\u093cमीन');
  await write(asha, '#क्षितिज पर');
  expect(await shown(bikram, tag)).toEqual(expected);
});

test('pages by cursor, also through posts of one moment', async () => {
  const at = new Date(Date.now() - 60_000);
  for (let number = 0; number < 7; number++) await write(asha, `#same ${number}`, at);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await ask(bikram, { tag: 'same', limit: 3, ...(cursor && { cursor }) });
    seen.push(...(body['posts'] as Post[]).map(({ content }) => content));
    cursor = (body['next_cursor'] as string | null) ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test('hides what the feed hides: blocks either way, hidden posts, deleted accounts', async () => {
  const [chitra, dawa] = [await api.member('chitra'), await api.member('dawa')];
  await write(asha, '#owl own');
  await write(bikram, '#owl by a blocker');
  await write(chitra, '#owl by the blocked');
  const hidden = await write(dawa, '#owl hidden');
  await hidePost(api.db.write, hidden);
  await api.db.write.insert(blocks).values([
    { blockerId: bikram.id, blockedId: asha.id },
    { blockerId: asha.id, blockedId: chitra.id },
  ]);
  expect(await shown(asha, 'owl')).toEqual(['#owl own']);
  expect(await shown(dawa, 'owl')).toContain('#owl hidden');
  const gone = newId();
  await api.db.write.insert(users).values({ id: gone, issuer: 'x', subject: gone, fullName: 'Gone' });
  await writePost(api, { id: gone }, '#owl gone');
  await api.db.write.delete(users).where(eq(users.id, gone));
  expect(await shown(asha, 'owl')).toEqual(['#owl own']);
});

test('a post sent twice has its tags once, and a deleted one none', async () => {
  const fields = { content: '#one #two', client_id: newId() };
  const post = await publish(api.app, asha, fields);
  await publish(api.app, asha, fields);
  expect(await tags()).toEqual(['one', 'two']);
  await call(api.app, asha, '/api/post/delete', { postId: post._id });
  expect(await tags()).toEqual([]);
});

test.each([
  'two words',
  'a/b',
  '..%2f',
  '2026',
  '\u202eabc',
  '\u0000',
  '',
  'x'.repeat(101),
  'x'.repeat(5000),
  7,
  null,
  ['a'],
])('%j is no hashtag', async (tag) => {
  const { status, body } = await ask(asha, { tag });
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_input' });
});

const SAMPLES = [
  'First tiger #Tadoba #TADOBA',
  '#बाघ दिखा #क्‍ष',
  '＃トラ #虎と#鳥',
  'E\u0301: #E\u0301te\u0301',
  '#İstanbul #ΟΔΟΣ #_a1',
  'https://a.b/#no www.a.b/#no word#no ##no #2026 #-',
  `#${'x'.repeat(100)} #${'y'.repeat(101)}`,
];

test('earlier posts get the tags that new ones get, in batches', async () => {
  for (const content of SAMPLES) await write(asha, content);
  const { id } = asha;
  await api.db.write.insert(posts).values(
    Array.from({ length: 1100 }, (_, number) => ({
      id: newId(),
      authorId: id,
      content: `Old #n${number}`,
      postType: 'text' as const,
    })),
  );
  const expected = [...(await tags()), ...Array.from({ length: 1100 }, (_, number) => `n${number}`)].sort();
  await api.db.write.delete(postTags);
  await runBackfills(api.db.write);
  expect(await tags()).toEqual([]);
  await api.db.write.insert(pendingBackfills).values({ name: 'post_tags' });
  await runBackfills(api.db.write);
  expect(await tags()).toEqual(expected);
  expect(await api.db.write.$count(pendingBackfills)).toBe(0);
  const [post] = await api.db.write
    .select({ at: postTags.createdAt, of: posts.createdAt })
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .where(eq(postTags.tag, 'n7'));
  expect(post?.at).toEqual(post?.of);
});
