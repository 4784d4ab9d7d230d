import { hasMutedWord, limits, mutedWordSchema, type Post } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { hasMutedWordInSql, createRecipient } from '../../notifications/visible-notifications';
import { newId } from '../../platform/common/ids';
import { blocks, events, follows, mutedWords, mutes, posts } from '../../platform/db/schema';
import { queryRows } from '../../platform/db/types';
import { type CastName, emptyBeforeEach, seedBlock, seedFollow, useTestApp } from '../../testing';

const api = useTestApp();
emptyBeforeEach(api, mutes, mutedWords, blocks, posts, follows, events);

async function post(who: CastName, path: string, body: object) {
  const answer = await api.call(who, 'POST', `/api/${path}`, body);
  return { status: answer.statusCode, ...answer.json<{ message: string; code?: string; muted?: boolean }>() };
}
const towards = (who: CastName, action: string, whom: CastName) =>
  post(who, `user/${action}`, { id: api.ids[whom] });

async function textsOf(who: CastName, method: 'GET' | 'POST', url: string, body?: object): Promise<string[]> {
  const answer = await api.call(who, method, `/api/${url}`, body);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ posts: Post[] }>().posts.map(({ content }) => content);
}

describe('a muted person', () => {
  beforeEach(async () => {
    const { write } = api.db;
    for (const name of ['bikram', 'chitra'] as const) {
      await seedFollow(write, api.ids.asha, api.ids[name]);
      await post(name, 'post/like', { postId: newId() });
      const form = new FormData();
      form.append('content', `${name} saw a #heron`);
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/post/add',
        headers: { authorization: `Bearer ${api.tokenFor(name)}` },
        payload: form,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await towards('asha', 'mute', 'bikram')).toMatchObject({
      status: 200,
      message: 'You have muted Bikram Sen',
    });
  });

  test('leaves the feed and the pages of hashtags, until unmuted; their profile stays', async () => {
    expect(await textsOf('asha', 'GET', 'post/feed')).toEqual(['chitra saw a #heron']);
    expect(await textsOf('asha', 'POST', 'post/tagged', { tag: 'heron' })).toEqual(['chitra saw a #heron']);
    expect(await textsOf('asha', 'POST', 'user/profiles', { profileId: api.ids.bikram })).toEqual([
      'bikram saw a #heron',
    ]);
    expect(await towards('asha', 'unmute', 'bikram')).toMatchObject({
      message: 'You no longer mute Bikram Sen',
    });
    expect(await textsOf('asha', 'GET', 'post/feed')).toHaveLength(2);
  });

  test('is suggested to nobody who muted them', async () => {
    await api.db.write.delete(follows);
    const answer = await api.call('asha', 'POST', '/api/user/discover', { input: '' });
    const names = answer.json<{ users: { username: string }[] }>().users.map(({ username }) => username);
    expect(names).toContain('chitra');
    expect(names).not.toContain('bikram');
  });

  test('sees no difference and hears nothing', async () => {
    await api.db.write.delete(mutes);
    const views = async () => [
      await textsOf('bikram', 'GET', 'post/feed'),
      (await api.call('bikram', 'POST', '/api/user/profiles', { profileId: api.ids.asha })).json(),
      (await api.call('bikram', 'GET', '/api/user/connections')).json(),
    ];
    const before = await views();
    await towards('asha', 'mute', 'bikram');
    expect(await views()).toEqual(before);
    expect(await api.db.write.$count(events)).toBe(0);
  });

  test('is listed, and muted once', async () => {
    await towards('asha', 'mute', 'bikram');
    await towards('asha', 'mute', 'dawa');
    const first = await api.call('asha', 'GET', '/api/user/muted?limit=1');
    const { users, next_cursor: next } = first.json<{ users: { _id: string }[]; next_cursor: string }>();
    const second = await api.call('asha', 'GET', `/api/user/muted?limit=1&cursor=${next}`);
    const more = second.json<{ users: { _id: string }[]; next_cursor: string | null }>();
    expect([...users, ...more.users].map(({ _id }) => _id)).toEqual([api.ids.dawa, api.ids.bikram]);
    expect(more.next_cursor).toBeNull();
    expect(await towards('asha', 'is-muted', 'bikram')).toMatchObject({ muted: true });
    expect(await towards('bikram', 'is-muted', 'asha')).toMatchObject({ muted: false });
  });
});

test.each(['mute', 'unmute', 'is-muted'])('%s refuses nobody, and who has blocked', async (action) => {
  await seedBlock(api.db.write, api.ids.dawa, api.ids.asha);
  expect(await towards('asha', action, 'dawa')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await post('asha', `user/${action}`, { id: newId() })).toMatchObject({ status: 404 });
  expect(await post('asha', `user/${action}`, { id: 7 })).toMatchObject({ status: 400 });
});

test.each(['mute', 'unmute'])('%s refuses oneself', async (action) => {
  expect(await towards('asha', action, 'asha')).toMatchObject({
    status: 400,
    message: 'You cannot mute yourself.',
  });
});

describe('muted words', () => {
  const wordsOf = async (who: CastName) =>
    (await api.call(who, 'GET', '/api/user/muted-words')).json<{ words: string[] }>().words;

  test('are kept without case and accents, once, and given back', async () => {
    for (const word of ['  Snáke ', 'SNAKE', '#Roadkill', 'साँप', 'Tiger-selfie']) {
      expect(await post('asha', 'user/mute-word', { word })).toMatchObject({ status: 200 });
    }
    expect(await wordsOf('asha')).toEqual(['tiger selfie', 'साँप', '#roadkill', 'snake']);
    expect(await wordsOf('bikram')).toEqual([]);
    await post('asha', 'user/unmute-word', { word: 'Snake' });
    expect(await wordsOf('asha')).toEqual(['tiger selfie', 'साँप', '#roadkill']);
  });

  test('are at most a hundred, also at once', async () => {
    const words = Array.from({ length: limits.mutedWords - 2 }, (_, n) => ({
      userId: api.ids.asha,
      word: `word ${n}`,
    }));
    await api.db.write.insert(mutedWords).values(words);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((word) => post('asha', 'user/mute-word', { word })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await post('asha', 'user/mute-word', { word: 'word 1' })).toMatchObject({ status: 200 });
  });

  test.each([{}, { word: 7 }, { word: '' }, { word: ' !? ' }, { word: '#' }, { word: 'x'.repeat(101) }])(
    'refuse %j',
    async (body) => {
      expect(await post('asha', 'user/mute-word', body)).toMatchObject({
        status: 400,
        code: 'invalid_input',
      });
    },
  );
});

/** Each in both engines of words: the browser folds posts, the database notifications. */
describe('a muted word is found', () => {
  const cases: [text: string, word: string, found: boolean][] = [
    ['A SNAKE!', 'snake', true],
    ['snakes', 'snake', false],
    ['(#Snake)', 'snake', true],
    ['snake', '#snake', false],
    ['＃Snake', '#snake', true],
    ['El águila', 'Aguila', true],
    ['A king cobra, coiled', 'king cobra', true],
    ['king-cobra', 'King cobra', true],
    ['the king of cobras', 'king cobra', false],
    ['एक साँप।', 'साँप', true],
    ['साँपों का घर', 'साँप', false],
    ['এক সাপ', 'সাপ', true],
    ['🐍snake🐍', 'snake', true],
    ['tiger’s', 'tiger', true],
    ['', 'snake', false],
  ];
  test.each(cases)('in %j by %j: %s', async (text, given, found) => {
    const word = mutedWordSchema.parse(given);
    expect(hasMutedWord(text, [word])).toBe(found);
    await post('asha', 'user/mute-word', { word: given });
    const recipient = createRecipient(sql`${api.ids.asha}::uuid`);
    const rows = await queryRows<{ found: boolean }>(
      api.db.write,
      sql`with ${recipient.tables} select ${hasMutedWordInSql(recipient, sql`${text}::text`)} as found`,
    );
    expect(rows).toEqual([{ found }]);
  });
});
