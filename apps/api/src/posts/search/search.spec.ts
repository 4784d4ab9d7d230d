import { sql } from 'drizzle-orm';
import { blocks, mutes } from '../../platform/db/schema';
import { hidePost, useMembers } from '../../testing';
import { call, type Caller, usePostsApi, writePost } from '../posts.testing';
import { readAll } from '../sightings/sightings.testing';

const api = usePostsApi();
const [asha, bikram, chitra] = useMembers(api, 'asha', 'bikram', 'chitra');
beforeEach(() => api.db.write.delete(mutes));

const write = (who: Caller, content: string) => writePost(api, who, content);
const found = async (who: Caller, input: string, limit = 2): Promise<string[]> =>
  (await readAll(api.app, who, '/api/post/search', { input, limit })).map(({ content }) => content);
async function tags(who: Caller, input: string): Promise<unknown> {
  return (await call(api.app, who, '/api/post/tags', { input })).body['tags'];
}

test.each([
  ['tiger', ['Tigers at dawn', 'A TIGER, at last']],
  ['tiger dawn', ['Tigers at dawn']],
  ['dawn tig', ['Tigers at dawn']],
  ['tig dawn', []],
  ['egrette', ['Une Égrette']],
  ['ÉGR', ['Une Égrette']],
  ['बाघ', ['बाघ दिखा']],
  ['साँप', ['सांप ज़हरीला है']],
  ['जहरीला', ['सांप ज़हरीला है']],
  ['at', ['Tigers at dawn', 'A TIGER, at last']],
  ['owls', ['Heard #owls']],
  ['ger', []],
  ['leopard', []],
  ["O'Brien", ["O'Brien's \\ frog"]],
  ['%', []],
  ["' | tiger:* & !", ['Tigers at dawn', 'A TIGER, at last']],
])('%s finds %j', async (input, expected) => {
  for (const content of ['A TIGER, at last', 'Une Égrette', 'बाघ दिखा', 'सांप ज़हरीला है', 'Heard #owls'])
    await write(bikram, content);
  await write(bikram, "O'Brien's \\ frog");
  await write(chitra, 'Tigers at dawn');
  expect(await found(asha, input)).toEqual(expected);
});

test('pages newest first, also beyond the newest posts, where the index finds them', async () => {
  await api.db.write.execute(sql`
    insert into posts (id, author_id, content, post_type, created_at)
    select gen_random_uuid(), ${bikram.id}::uuid, case when n <= 5 then 'Rare frog ' || n else 'Post' end, 'text',
      now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, 8100) n`);
  await write(bikram, 'New frog');
  const expected = ['New frog', ...[5, 4, 3, 2, 1].map((n) => `Rare frog ${n}`)];
  expect(await found(asha, 'frog')).toEqual(expected);
  expect(await found(asha, 'frog', 50)).toEqual(expected);
});

test('follows an edit', async () => {
  const postId = await write(asha, 'A leopard');
  await call(api.app, asha, '/api/post/edit', { postId, content: 'A civet', edited_at: null });
  expect([await found(bikram, 'leopard'), await found(bikram, 'civet')]).toEqual([[], ['A civet']]);
});

test('leaves out what lists leave out: blocks either way, muted people, hidden posts', async () => {
  await write(bikram, 'Bikram #owls');
  await write(chitra, 'Chitra #owlets');
  const hidden = await write(chitra, 'Hidden #owlish');
  await hidePost(api.db.write, hidden);
  expect(await found(asha, 'owl')).toEqual(['Chitra #owlets', 'Bikram #owls']);
  expect(await tags(asha, 'owl')).toEqual(['owls', 'owlets']);
  expect(await tags(chitra, 'owl')).toEqual(['owls', 'owlets', 'owlish']);
  await api.db.write.insert(mutes).values({ userId: asha.id, mutedId: bikram.id });
  expect([await found(asha, 'owl'), await tags(asha, 'owl')]).toEqual([['Chitra #owlets'], ['owlets']]);
  await api.db.write.insert(blocks).values({ blockerId: chitra.id, blockedId: asha.id });
  expect([await found(asha, 'owl'), await tags(asha, 'owl')]).toEqual([[], []]);
  await api.db.write.delete(blocks);
  await api.db.write.insert(blocks).values({ blockerId: asha.id, blockedId: chitra.id });
  expect([await found(asha, 'owl'), await tags(asha, 'owl')]).toEqual([[], []]);
});

test.each([
  ['snow leo', ['snowleopard']],
  ['#Snow Leopard', ['snowleopard']],
  ['snowlepard', ['snowleopard']],
  ['tiger', ['tiger', 'tigers', 'tigercubs']],
  ['tigre', ['tiger', 'tigers']],
  ['bagh', []],
  ['2026', []],
  ['%%', []],
  ['ज़मीन', ['जमीन', 'ज़मीनी'.normalize('NFC')]],
  ['जमी', ['जमीन', 'ज़मीनी'.normalize('NFC')]],
  ['पेड', ['पेड़'.normalize('NFC')]],
  ['चंद्र', ['चन्द्रपुर']],
  ['क्ष', ['क्षितिज']],
])('the hashtags for %s are %j', async (input, expected) => {
  await write(bikram, '#snowleopard #tigercubs #tiger #tigers #bulbul');
  await write(bikram, '#जमीन #ज़मीनी #पेड़ #चन्द्रपुर #क्\u200dषितिज #जय');
  expect(await tags(asha, input)).toEqual(expected);
});

test.each(['/api/post/search', '/api/post/tags'])('%s refuses to search for nothing', async (url) => {
  for (const input of ['', '  ', 'x'.repeat(1000), 7, undefined]) {
    const { status, body } = await call(api.app, asha, url, { input });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_input' });
  }
});
