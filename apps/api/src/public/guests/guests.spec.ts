import { randomUUID } from 'node:crypto';
import { apiContract } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { comments, posts, suspensions, users } from '../../platform/db/schema';
import { call, colourPng, publish, usePostsApi, writePost } from '../../posts/posts.testing';
import { publishSighting, type SightingFields } from '../../posts/sightings/sightings.testing';
import type { Member } from '../../testing';
import { openMembers, openSite } from './guests.testing';

const answerSchema = apiContract.guests.post.responses[200].strict();

const api = usePostsApi();
let asha: Member;
let bikram: Member;
let chitra: Member;
beforeAll(async () => {
  [asha, bikram, chitra] = [await api.member('asha'), await api.member('bikram'), await api.member('chitra')];
  await openSite(api);
});
beforeEach(async () => {
  await api.db.write.delete(suspensions);
  await api.db.write.update(users).set({ openToGuests: false, profileVisibility: 'public' });
  await openMembers(api, asha.id, bikram.id);
});

const get = (id: string) => api.app.inject({ url: `/api/guests/posts/${id}` });
const read = async (id: string) => answerSchema.parse((await get(id)).json());
async function comment(who: Member, postId: string, content: string, parentId?: string): Promise<string> {
  const sent = { postId, content, parentId, client_id: randomUUID() };
  const { body } = await call(api.app, who, '/api/comments/add', sent);
  return (body['comment'] as { _id: string })._id;
}
const texts = async (postId: string) =>
  (await read(postId)).comments.map(({ content, answers }) => [
    content,
    ...answers.map((one) => one.content),
  ]);

test('a guest reads an open post with its pictures and sighting, but no point', async () => {
  const place = { kind: 'point', lat: 22.33, lng: 80.61, name: 'By the tank' } as const;
  const images = [{ bytes: await colourPng() }];
  const sighting = JSON.stringify({ seen_on: '2026-05-14', species: [{ species: 'chital' }], place });
  const { _id: id, createdAt } = await publish(api.app, asha, { content: 'Deer', sighting }, images);
  const { post } = await read(id);
  expect(post).toMatchObject({
    _id: id,
    user: { full_name: 'Asha Rao', username: 'asha' },
    content: 'Deer',
    images: [{ url: expect.stringMatching(/^\/media\//), width: 60, height: 40, alt: '' }],
    sighting: { species: [{ species: 'chital' }], place: null, seen_on: '2026-05-14' },
    createdAt,
  });
  expect((await get(id)).body).not.toMatch(/22\.33|80\.61|By the tank/);
  expect((await get(id)).headers['cache-control']).toBe('public, max-age=60');
});

test('the comments and answers of members who opened theirs are below it, without ids', async () => {
  const id = await writePost(api, asha, 'A heron');
  const first = await comment(bikram, id, 'A grey one');
  const closed = await comment(chitra, id, 'For members alone');
  const answer = await comment(asha, id, 'Yes, grey', first);
  await comment(chitra, id, 'Not purple?', first);
  await comment(bikram, id, 'An answer to what guests do not see', closed);
  const hidden = await comment(bikram, id, 'Rude');
  await api.db.write
    .update(comments)
    .set({ hiddenAt: new Date(), hiddenReason: 'Rude' })
    .where(eq(comments.id, hidden));
  const deleted = await comment(bikram, id, 'A mistake');
  await call(api.app, bikram, '/api/comments/delete', { commentId: deleted });
  expect(await texts(id)).toEqual([['A grey one', 'Yes, grey']]);
  const { body } = await get(id);
  for (const commentId of [first, answer]) expect(body).not.toContain(commentId);
  await api.db.write
    .insert(suspensions)
    .values({ userId: bikram.id, reason: 'Trade', since: new Date(Date.now() - 60_000) });
  expect(await texts(id)).toEqual([]);
});

test('neither text, comment nor time gives away the place or day of a tiger', async () => {
  const sighting: SightingFields = {
    species: ['bengal-tiger'],
    place: { kind: 'park', park: 'kanha-national-park' },
  };
  const { _id: id } = await publishSighting(api.app, asha, sighting, {
    content: 'Tiger at 20.1234, 79.5678',
  });
  const row = { postId: id, authorId: bikram.id, createdAt: new Date() };
  await api.db.write.insert(comments).values([
    { ...row, id: newId(), content: 'I know: 20.1234, 79.5678' },
    { ...row, id: newId(), content: 'What a tail' },
  ]);
  const { post, comments: shown } = await read(id);
  expect([post.content, shown.map(({ content }) => content)]).toEqual(['', ['What a tail']]);
  const ofMonth = /^\d{4}-\d{2}-01T00:00:00\.000Z$/;
  for (const { createdAt } of [post, ...shown]) expect(createdAt).toMatch(ofMonth);
});

const closedPosts: [what: string, make: () => Promise<string>][] = [
  ['of a member who has not opened theirs', () => writePost(api, chitra, 'A frog')],
  [
    'of a member whose profile is for connections',
    async () => {
      await api.db.write.update(users).set({ profileVisibility: 'connections' }).where(eq(users.id, asha.id));
      return writePost(api, asha, 'A frog');
    },
  ],
  [
    'that moderators have hidden',
    async () => {
      const id = await writePost(api, asha, 'A den');
      const hidden = { hiddenAt: new Date(), hiddenReason: 'A den' };
      await api.db.write.update(posts).set(hidden).where(eq(posts.id, id));
      return id;
    },
  ],
  [
    'of a suspended member',
    async () => {
      const since = new Date(Date.now() - 60_000);
      await api.db.write.insert(suspensions).values({ userId: asha.id, reason: 'Trade', since });
      return writePost(api, asha, 'Ivory');
    },
  ],
  [
    'that is deleted',
    async () => {
      const postId = await writePost(api, asha, 'A heron');
      await call(api.app, asha, '/api/post/delete', { postId });
      return postId;
    },
  ],
  ['that never was', () => Promise.resolve(newId())],
];

test.each(closedPosts)('a post %s answers as if there were none', async (_what, make) => {
  const { statusCode, json } = await get(await make());
  const answer = { success: false, code: 'not_found', message: 'This post is not open to guests.' };
  expect([statusCode, json()]).toEqual([404, answer]);
});

test('an author who is signed in reads there no more than a guest', async () => {
  const id = await writePost(api, chitra, 'A frog');
  const asAuthor = await api.call(chitra, 'GET', `/api/guests/posts/${id}`);
  expect(asAuthor.statusCode).toBe(404);
});

test('a site that is not open to guests shows them no post', async () => {
  const id = await writePost(api, asha, 'A heron');
  await openSite(api, false);
  expect((await get(id)).statusCode).toBe(404);
  await openSite(api);
  expect((await get(id)).statusCode).toBe(200);
});

describe('the profile of a member', () => {
  const profileSchema = apiContract.guests.member.responses[200].strict();
  const getProfile = (id: string) => api.app.inject({ url: `/api/guests/members/${id}` });
  const readProfile = async (id: string) => profileSchema.parse((await getProfile(id)).json());

  test('has what they say of themselves, counts and their posts, by id and by username', async () => {
    await api.db.write
      .update(users)
      .set({ bio: 'I look up.', location: 'Pune' })
      .where(eq(users.id, asha.id));
    const id = await writePost(api, asha, 'A heron');
    const { member, posts: shown, life_list: list } = await readProfile(asha.id);
    expect(member).toMatchObject({
      _id: asha.id,
      full_name: 'Asha Rao',
      username: 'asha',
      bio: 'I look up.',
      location: 'Pune',
      cover_image: null,
      followers_count: 0,
      following_count: 0,
    });
    expect(shown[0]).toMatchObject({ _id: id, content: 'A heron' });
    expect(list).toBeNull();
    expect((await readProfile('@asha')).member).toEqual(member);
    expect((await getProfile(asha.id)).headers['cache-control']).toBe('public, max-age=60');
  });

  test('has the life list only where it is for all members', async () => {
    const seen = { species: [{ species: 'dhole' }], seen_on: '2026-05-14' };
    await publish(api.app, bikram, { content: 'Dhole', sighting: JSON.stringify(seen) });
    for (const lifeList of ['private', 'connections'] as const) {
      await api.db.write.update(users).set({ lifeList }).where(eq(users.id, bikram.id));
      expect((await readProfile(bikram.id)).life_list).toBeNull();
    }
    await api.db.write.update(users).set({ lifeList: 'public' }).where(eq(users.id, bikram.id));
    const { life_list: list } = await readProfile(bikram.id);
    expect(list).toEqual({ species: [{ species: 'dhole', taxon: null }], species_count: 1 });
  });

  test.each<[of: string, id: () => string, change: () => unknown]>([
    ['who has not opened it', () => chitra.id, () => undefined],
    ['whom nobody knows', () => newId(), () => undefined],
    ['of no such username', () => '@nobody', () => undefined],
    [
      'whose profile is for connections',
      () => asha.id,
      () => api.db.write.update(users).set({ profileVisibility: 'connections' }),
    ],
    [
      'who is suspended',
      () => asha.id,
      () =>
        api.db.write
          .insert(suspensions)
          .values({ userId: asha.id, reason: 'Trade', since: new Date(Date.now() - 60_000) }),
    ],
  ])('of somebody %s is not here', async (_of, id, change) => {
    await change();
    const { statusCode, json } = await getProfile(id());
    const answer = { success: false, code: 'not_found', message: 'This profile is not open to guests.' };
    expect([statusCode, json()]).toEqual([404, answer]);
  });

  test('is on no site that is closed to guests', async () => {
    await openSite(api, false);
    expect((await getProfile(asha.id)).statusCode).toBe(404);
    await openSite(api);
  });
});

describe('the sightings of an animal or in a park', () => {
  const getSightings = (query: string) => api.app.inject({ url: `/api/guests/sightings?${query}` });
  const contents = async (query: string) => {
    const answer = (await getSightings(query)).json<unknown>();
    return apiContract.guests.sightings.responses[200]
      .strict()
      .parse(answer)
      .posts.map(({ content }) => content);
  };
  beforeEach(() => api.db.write.delete(posts));

  test('are those of members who opened them, with a protected place only as a square', async () => {
    const place = { kind: 'park', park: 'kanha-national-park' } as const;
    await publishSighting(api.app, asha, { species: ['chital'], place }, { content: 'A stag' });
    await publishSighting(api.app, chitra, { species: ['chital'], place }, { content: 'For members' });
    const tiger: SightingFields = {
      species: ['bengal-tiger'],
      place: { kind: 'point', lat: 22.3312, lng: 80.6145 },
    };
    await publishSighting(api.app, asha, tiger, { content: 'A tiger' });
    expect(await contents('species=chital')).toEqual(['A stag']);
    expect(await contents('park=kanha-national-park')).toEqual(['A stag']);
    expect(await contents('species=bengal-tiger')).toEqual(['A tiger']);
    const { body } = await getSightings('species=bengal-tiger');
    expect(body).toContain('"kind":"cell"');
    expect(body).not.toMatch(/22\.33|80\.61|05-14/);
  });

  test.each([
    ['species=unicorn', 400],
    ['park=narnia', 400],
    ['', 400],
    ['species=chital&park=kanha-national-park', 400],
  ])('of %s are refused with %d', async (query, status) => {
    expect((await getSightings(query)).statusCode).toBe(status);
  });

  test('are on no site that is closed to guests', async () => {
    await openSite(api, false);
    expect((await getSightings('species=chital')).statusCode).toBe(404);
    await openSite(api);
  });
});
