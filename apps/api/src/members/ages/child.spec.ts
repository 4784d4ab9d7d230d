import type { Post, User } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { siteTexts } from '@aranya/wildlife-data';
import { choosePhoto } from '../../moderation/species-photos/choose-photos';
import { isOpenToGuests } from '../../people/open-to-guests';
import { userRow } from '../../platform/db/rows';
import {
  memberAges,
  placeShares,
  postImages,
  sightings,
  speciesPhotos,
  users,
} from '../../platform/db/schema';
import { queryRows } from '../../platform/db/types';
import { call, colourPng, publish, usePostsApi } from '../../posts/posts.testing';
import { publishSighting, sightingField } from '../../posts/sightings/sightings.testing';
import { readPostPreview } from '../../public/site/post-preview';
import { seedConnection, seedPost } from '../../testing';
import { tellAge } from './tell-age';

const api = usePostsApi();
beforeEach(() => api.db.write.delete(memberAges));
beforeEach(() => api.db.write.update(users).set({ profileVisibility: 'public', openToGuests: true }));

const now = new Date();
const born = { year: now.getUTCFullYear() - 12, month: 1 };
const LAKE = { kind: 'point', lat: 12.34567, lng: 76.54321 } as const;
const CELL = { kind: 'cell', lat: 12.3, lng: 76.5, degrees: 0.2 };

/** As where the site asks. */
async function becomeChild(userId: string) {
  await api.db.write.insert(memberAges).values({ userId, askedAgain: true });
  await tellAge(api.db.write, userId, born, now);
}
const read = async (who: Parameters<typeof call>[1], postId: string) =>
  (await call(api.app, who, '/api/post/get', { postId })).body['post'] as Post;
const people = async () => ({
  asha: await api.member('asha'),
  bikram: await api.member('bikram'),
  chitra: await api.member('chitra'),
});

test("others see a child's sightings as a square and a month, also those from before and those that they open", async () => {
  const { asha, bikram } = await people();
  const before = await publishSighting(api.app, asha, { place: LAKE });
  expect((await read(bikram, before._id)).sighting?.place).toMatchObject(LAKE);
  await becomeChild(asha.id);
  const later = await publishSighting(api.app, asha, { place: LAKE });
  const show = JSON.parse(sightingField({ place: LAKE, show_place: true })) as object;
  const edit = { postId: later._id, edited_at: null, content: 'Seen', sighting: show };
  expect((await call(api.app, asha, '/api/post/edit', edit)).status).toBe(200);
  for (const { _id } of [before, later]) {
    const { sighting } = await read(bikram, _id);
    expect(sighting).toMatchObject({ place: CELL, seen_on: '2026-05', protected: true });
    expect((await read(asha, _id)).sighting?.place).toMatchObject(LAKE);
  }
  // Grown up, they open what they write again, and what nobody touches stays as it is.
  await api.db.write.update(memberAges).set({ childUntil: null });
  const { edited_at } = await read(asha, later._id);
  await call(api.app, asha, '/api/post/edit', { ...edit, edited_at });
  expect((await read(bikram, before._id)).sighting?.place).toEqual(CELL);
});

test('what is kept more strictly stays so', async () => {
  const { asha } = await people();
  const post = await publishSighting(api.app, asha, { species: ['indian-pangolin'], place: LAKE });
  const level = () =>
    api.db.write
      .select({ level: sightings.level, own: sightings.ownLevel })
      .from(sightings)
      .where(eq(sightings.postId, post._id));
  const before = await level();
  await becomeChild(asha.id);
  expect(await level()).toEqual(before);
});

test('an exact place is shared with nobody, and no longer with those who were trusted', async () => {
  const { asha, bikram } = await people();
  const tiger = await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: LAKE });
  const share = { postId: tiger._id, userId: bikram.id, days: 7 };
  expect((await call(api.app, asha, '/api/place-shares/give', share)).status).toBe(200);
  await becomeChild(asha.id);
  expect(await api.db.write.$count(placeShares)).toBe(0);
  expect((await call(api.app, bikram, '/api/place-shares/look', { postId: tiger._id })).status).toBe(404);
  const { status, body } = await call(api.app, asha, '/api/place-shares/give', share);
  expect([status, body['message']]).toEqual([
    403,
    `Because you are under 18, the exact place of what you saw stays with you until 1 February ${born.year + 18}.`,
  ]);
});

test('guests get nothing: no post, no link preview, no picture of a species', async () => {
  const { asha } = await people();
  const id = await seedPost(api.db.write, asha.id, 'A heron');
  const context = {
    site: { name: siteTexts.name, open_to_guests: true },
    siteUrl: 'https://wild.example',
    language: 'en' as const,
    now,
  };
  const isOpen = () =>
    queryRows<{ open: boolean }>(
      api.db.write,
      sql`select ${isOpenToGuests(userRow('u'), sql`now()`)} as open from users u where u.id = ${asha.id}::uuid`,
    );
  expect(await isOpen()).toEqual([{ open: true }]);
  expect(await readPostPreview(api.db.write, id, context)).not.toBeNull();
  const pictured = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
  await api.db.write.update(postImages).set({ licence: 'cc_by' });
  const photo = { species: 'chital', postId: pictured._id, position: 0 };
  const act = { operator: 'Maya', reason: '', now };
  expect(await choosePhoto(api.db.write, photo, act)).toBe('done');
  const shown = async () =>
    (await api.app.inject('/api/species-photos?species=chital')).json<{ photos: object[] }>().photos.length;
  expect(await shown()).toBe(1);
  await becomeChild(asha.id);
  expect(await isOpen()).toEqual([{ open: false }]);
  expect(await readPostPreview(api.db.write, id, context)).toBeNull();
  expect(await api.db.write.$count(speciesPhotos)).toBe(0);
  expect(await choosePhoto(api.db.write, photo, act)).toBe('closed');
  await api.db.write.insert(speciesPhotos).values({ ...photo, chosenAt: now });
  expect(await shown()).toBe(0);
});

test('a child is suggested to nobody, and only connections read the profile and write to them', async () => {
  const { asha, bikram, chitra } = await people();
  await api.db.write.update(users).set({ bio: 'Class 7, Kanha' }).where(eq(users.id, asha.id));
  const suggested = async () =>
    ((await call(api.app, bikram, '/api/user/discover', {})).body['users'] as User[]).some(
      ({ _id }) => _id === asha.id,
    );
  expect(await suggested()).toBe(true);
  await becomeChild(asha.id);
  await seedConnection(api.db.write, asha.id, chitra.id);
  expect(await suggested()).toBe(false);
  const bio = async (who: typeof asha) =>
    ((await call(api.app, who, '/api/user/profiles', { profileId: asha.id })).body['profile'] as User).bio;
  expect([await bio(bikram), await bio(chitra)]).toEqual(['', 'Class 7, Kanha']);
  const write = async (who: typeof asha) =>
    (await call(api.app, who, '/api/messages/get', { to_user_id: asha.id })).body['can_write'] ?? false;
  expect([await write(bikram), await write(chitra)]).toEqual([false, true]);
});
