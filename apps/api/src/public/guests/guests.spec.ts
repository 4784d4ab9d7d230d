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
