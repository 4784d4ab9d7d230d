import type { AltSuggestion, Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { altSuggestions, notifications, posts } from '../../platform/db/schema';
import { seedBlock } from '../../testing';
import { call, type Caller, colourPng, publish, usePostsApi } from '../posts.testing';

let asha: Caller;
let bikram: Caller;
let chitra: Caller;
let post: Post;
const api = usePostsApi();
beforeAll(async () => {
  [asha, bikram, chitra] = [await api.member('asha'), await api.member('bikram'), await api.member('chitra')];
});
beforeEach(async () => {
  post = await publish(api.app, asha, { content: 'At the lake' }, [{ bytes: await colourPng() }]);
});

const suggest = (who: Caller, alt: unknown, changes: object = {}) =>
  call(api.app, who, '/api/alt-texts/suggest', { postId: post._id, position: 0, alt, ...changes });
const suggested = async (who: Caller, alt: string) =>
  (await suggest(who, alt)).body['suggestion'] as AltSuggestion;
const list = async (who: Caller) =>
  (await call(api.app, who, '/api/alt-texts/list', { postId: post._id })).body[
    'suggestions'
  ] as AltSuggestion[];
const act = (who: Caller, what: 'take' | 'remove', id: string) =>
  call(api.app, who, `/api/alt-texts/${what}`, { id });
const noticesOf = (who: Caller) =>
  api.db.write
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.recipientId, who.id));

test('the author sees all suggestions and is told of them once, others see their own', async () => {
  await suggest(bikram, 'A crane');
  await suggest(bikram, ' A sarus crane ');
  await suggest(chitra, 'A bird');
  expect((await list(asha)).map(({ alt, user }) => [alt, user.full_name])).toEqual([
    ['A bird', 'Chitra Menon'],
    ['A sarus crane', 'Bikram Sen'],
  ]);
  expect((await list(chitra)).map(({ alt }) => alt)).toEqual(['A bird']);
  expect(await list(await api.member('dawa'))).toEqual([]);
  expect(await noticesOf(asha)).toEqual([{ kind: 'alt_text' }, { kind: 'alt_text' }]);
});

test('a suggestion that is taken describes the picture and ends the others', async () => {
  const { _id } = await suggested(bikram, 'A sarus crane');
  await suggest(chitra, 'A bird');
  expect((await act(asha, 'take', _id)).body).toMatchObject({ success: true, alt: 'A sarus crane' });
  expect(await list(asha)).toEqual([]);
  const { body } = await call(api.app, bikram, '/api/user/profiles', { profileId: asha.id });
  expect((body['posts'] as Post[])[0]?.images[0]?.alt).toBe('A sarus crane');
  expect((await act(asha, 'take', _id)).status).toBe(404);
});

test('it is declined by the author or withdrawn by who made it, and with it goes the notification', async () => {
  expect((await act(asha, 'remove', (await suggested(bikram, 'A crane'))._id)).status).toBe(200);
  expect((await act(bikram, 'remove', (await suggested(bikram, 'A crane'))._id)).status).toBe(200);
  expect([await list(asha), await noticesOf(asha)]).toEqual([[], []]);
});

describe('refused is', () => {
  test.each([
    ['an empty text', '  ', {}],
    ['a long text', 'x'.repeat(301), {}],
    ['no text', 7, {}],
    ['a place that no picture can have', 'A crane', { position: 10 }],
    ['a broken place', 'A crane', { position: 0.5 }],
    ['a broken id', 'A crane', { postId: 'x' }],
  ])('%s', async (_what, alt, changes) => {
    expect((await suggest(bikram, alt, changes)).body).toMatchObject({
      success: false,
      code: 'invalid_input',
    });
    expect(await api.db.write.$count(altSuggestions)).toBe(0);
  });

  test('one for a picture that is not there, or that is hidden', async () => {
    expect((await suggest(bikram, 'A crane', { position: 1 })).status).toBe(404);
    await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
    expect((await suggest(bikram, 'A crane')).status).toBe(404);
  });

  test('taking or removing by somebody else', async () => {
    const { _id } = await suggested(bikram, 'A crane');
    for (const what of ['take', 'remove'] as const) expect((await act(chitra, what, _id)).status).toBe(404);
    expect((await act(bikram, 'take', _id)).status).toBe(404);
    expect(await list(asha)).toHaveLength(1);
  });

  test.each(['asha', 'bikram'] as const)('anything across a block by %s', async (by) => {
    const { _id } = await suggested(bikram, 'A crane');
    await seedBlock(api.db.write, api.ids[by], api.ids[by === 'asha' ? 'bikram' : 'asha']);
    expect((await suggest(bikram, 'A bird')).status).toBe(404);
    expect(await list(asha)).toEqual([]);
    expect((await act(bikram, 'remove', _id)).status).toBe(200);
  });
});
