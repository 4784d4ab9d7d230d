import { cellOf } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import { posts } from '../../platform/db/schema';
import { useMembers, seedFollow } from '../../testing';
import { call, type Caller, readFeed, usePostsApi } from '../posts.testing';
import { writeSighting } from '../sightings/write-sighting';
import { ask, callers, POINT } from './identifications.testing';

let calls: ReturnType<typeof callers>;
let crowd: [Caller, Caller, Caller];
const api = usePostsApi();
const [author] = useMembers(api, 'asha');
beforeAll(async () => {
  calls = callers(api);
  crowd = [await api.member('bikram'), await api.member('chitra'), await api.member('dawa')];
});
beforeEach(async () => {
  for (const { id } of crowd) await seedFollow(api.db.write, id, author.id);
});

const CELL = { kind: 'cell', ...cellOf(POINT) };
/** Digits of the point that the cell does not have, and the day. */
const EXACT = /(?<!\d:)21\.24|79\.33|2026-05-17/;
const [sparrow, tiger] = ['rose-ringed-parakeet', 'bengal-tiger'];

const publicSighting = async (postId: string) => {
  const [row] = await api.db.write.select().from(posts).where(eq(posts.id, postId));
  return row?.sighting;
};

/** All that the calls about identifications and the feed answer to the three. */
async function everythingSeen(postId: string): Promise<string> {
  const answers: unknown[] = [];
  for (const who of crowd) {
    answers.push(await readFeed(api.app, who), await calls.post(who, 'list', { postId }));
    answers.push(await calls.post(who, 'asking', {}), await call(api.app, who, '/api/notifications'));
    for (const species of [sparrow, tiger]) answers.push(await calls.post(who, 'of-species', { species }));
  }
  return JSON.stringify(answers);
}

async function expectHidden(postId: string): Promise<void> {
  expect(await publicSighting(postId)).toMatchObject({ place: CELL, seen_on: '2026-05', protected: true });
  expect(await everythingSeen(postId)).not.toMatch(EXACT);
}

test('three accounts that call a tiger a sparrow do not reveal where it is', async () => {
  const postId = await ask(api, author, { species: [{ species: tiger, count: 1 }] });
  for (const who of crowd) {
    await calls.suggest(who, postId, sparrow, 'Surely a small bird');
    await expectHidden(postId);
  }
  expect(await calls.nameOf(postId)).toBe(sparrow);
  for (const who of crowd) {
    await calls.withdraw(who, postId);
    await expectHidden(postId);
  }
});

test('nor where an animal is that its author does not know', async () => {
  const postId = await ask(api, author);
  for (const who of crowd) await calls.suggest(who, postId, sparrow);
  expect(await calls.nameOf(postId)).toBe(sparrow);
  await expectHidden(postId);
});

test('they cannot give the word of the author', async () => {
  const postId = await ask(api, author);
  for (const who of crowd) expect((await calls.ownWord(who, postId, sparrow)).status).toBe(403);
  await expectHidden(postId);
});

test('one who says that it is a tiger hides the place, also after they withdraw or leave', async () => {
  const postId = await ask(api, author, { species: [{ species: sparrow, count: 1 }] });
  expect(await publicSighting(postId)).toMatchObject({ protected: false, seen_on: '2026-05-17' });
  const gone = await api.member('Gone soon');
  await calls.suggest(gone, postId, tiger);
  await expectHidden(postId);
  await calls.withdraw(gone, postId);
  await expectHidden(postId);
  await calls.suggest(gone, postId, tiger);
  await call(api.app, gone, '/api/user/delete', { confirm: 'DELETE' });
  for (const who of crowd) await calls.suggest(who, postId, sparrow);
  await expectHidden(postId);
});

test('a word of the author does not show what they called a tiger before', async () => {
  const postId = await ask(api, author, { species: [{ species: tiger, count: 1 }] });
  for (const word of [sparrow, null, sparrow]) {
    await calls.ownWord(author, postId, word);
    await expectHidden(postId);
  }
});

test('a word of the author does not show a place that they hid', async () => {
  const postId = await ask(api, author, { hide_place: true });
  await calls.ownWord(author, postId, sparrow);
  expect(await publicSighting(postId)).toMatchObject({ place: null, seen_on: '2026-05', protected: true });
  expect(await everythingSeen(postId)).not.toMatch(EXACT);
});

test('the author shows the place of a common animal by saying so, and not by naming it', async () => {
  const postId = await ask(api, author);
  await expectHidden(postId);
  await calls.ownWord(author, postId, sparrow);
  await expectHidden(postId);
  const about = { postId, authorId: author.id, createdAt: new Date(), asks: true };
  await writeSighting(api.db.write, about, {
    species: [{ species: sparrow, count: null }],
    place: { kind: 'point', ...POINT },
    seen_on: '2026-05-17',
    hide_place: false,
    show_place: true,
  });
  expect(await publicSighting(postId)).toMatchObject({
    place: { kind: 'point', ...POINT },
    protected: false,
  });
});

test('the author shows the day of a find without a place by saying so, and not by naming it', async () => {
  const postId = await ask(api, author, { place: null });
  await calls.ownWord(author, postId, sparrow);
  expect(await publicSighting(postId)).toMatchObject({ place: null, seen_on: '2026-05', protected: true });
  const about = { postId, authorId: author.id, createdAt: new Date(), asks: true };
  const found = { species: [{ species: sparrow, count: null }], place: null, seen_on: '2026-05-17' };
  await writeSighting(api.db.write, about, { ...found, hide_place: false, show_place: true });
  expect(await publicSighting(postId)).toMatchObject({ seen_on: '2026-05-17', protected: false });
});

test('an answer to a suggestion takes no place and no day along', async () => {
  const postId = await ask(api, author, { species: [{ species: tiger, count: 1 }] });
  const [one] = crowd;
  const { body } = await calls.suggest(one, postId, sparrow);
  expect(JSON.stringify(body)).not.toMatch(/lat|lng|2026-05|park/);
});
