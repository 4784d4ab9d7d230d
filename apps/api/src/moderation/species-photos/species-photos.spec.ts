import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../platform/commands/command';
import {
  moderationLog,
  postImages,
  posts,
  sightingSpecies,
  speciesPhotos as chosen,
  suspensions,
} from '../../platform/db/schema';
import { call, colourPng, publish, usePostsApi } from '../../posts/posts.testing';
import { run as speciesPhotos } from './species-photos.command';

const api = usePostsApi();

const species = 'bengal-tiger';

const run = (...args: string[]) => {
  const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
  return Promise.resolve().then(() => speciesPhotos(args)(context));
};

async function photos(of = species) {
  const answer = await api.app.inject(`/api/species-photos?species=${of}`);
  return (answer.json() as { photos?: Record<string, unknown>[] }).photos;
}

/** A post of Asha with a tiger, under CC BY. */
async function publishTiger(licence: typeof postImages.$inferInsert.licence = 'cc_by') {
  const post = await publish(api.app, await api.member('asha'), { image_alts: '["A tigress"]' }, [
    { bytes: await colourPng() },
  ]);
  const { write } = api.db;
  await write.update(postImages).set({ licence }).where(eq(postImages.postId, post._id));
  await write.insert(sightingSpecies).values({
    postId: post._id,
    species,
    position: 0,
    authorId: api.ids.asha,
    seenOn: '2026-10-01',
    createdAt: new Date(post.createdAt),
  });
  return post;
}

test('a picture that a moderator chose is shown to everybody, with its author and licence', async () => {
  const post = await publishTiger();
  expect(await photos()).toEqual([]);
  expect(await run('list', species)).toContain(`  bengal-tiger ${post._id} --picture=1`);
  expect(await run('choose', species, post._id, '--by=Maya')).toBe(
    'The picture is on the page of the species.',
  );
  expect(await run('list')).toContain(`* bengal-tiger ${post._id}`);
  expect(await photos()).toEqual([
    {
      url: post.image_urls[0],
      width: 60,
      height: 40,
      alt: 'A tigress',
      licence: 'cc_by',
      post_id: post._id,
      author: { full_name: 'Asha Rao', username: 'asha' },
    },
  ]);
  const [entry] = await api.db.write
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.subjectId, post._id));
  expect(entry).toMatchObject({ action: 'choose_photo', operator: 'Maya', subject: 'post' });
  expect(await run('choose', species, post._id)).toBe('The picture is already on the page of the species.');
  expect(await run('remove', species, post._id)).toBe('The picture is no longer on the page of the species.');
  expect(await photos()).toEqual([]);
});

test.each([
  ['all rights are reserved', () => api.db.write.update(postImages).set({ licence: 'all_rights_reserved' })],
  [
    'the post is hidden',
    () => api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' }),
  ],
  [
    'its author is suspended',
    () =>
      api.db.write.insert(suspensions).values({ userId: api.ids.asha, reason: 'Ivory', since: new Date() }),
  ],
  ['the post is deleted', () => api.db.write.delete(posts)],
])('a chosen picture is not shown once %s', async (_why, change) => {
  const post = await publishTiger();
  await run('choose', species, post._id);
  await change();
  expect(await photos()).toEqual([]);
  await api.db.write.delete(suspensions);
});

test('a picture with reserved rights is neither listed nor chosen', async () => {
  const post = await publishTiger('all_rights_reserved');
  expect(await run('list')).toBe('There are no pictures under an open licence.');
  await expect(run('choose', species, post._id)).rejects.toThrow('reserved all rights');
  expect(await api.db.write.$count(chosen)).toBe(0);
});

test.each([
  [['choose', 'unicorn', '01990000-0000-7000-8000-000000000001'], 'no species'],
  [['choose', species, 'x'], 'no id of a post'],
  [['choose', species, '01990000-0000-7000-8000-000000000001'], 'no such picture'],
  [['choose', species, '01990000-0000-7000-8000-000000000001', '--picture=11'], 'from 1 to 10'],
  [['remove', species, '01990000-0000-7000-8000-000000000001'], 'was not chosen'],
  [['show'], 'no command'],
])('%j is refused', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason);
});

test('a malformed species is refused, and one without photographs has none', async () => {
  expect((await api.app.inject('/api/species-photos?species=A%20b')).statusCode).toBe(400);
  expect((await api.app.inject('/api/species-photos')).statusCode).toBe(400);
  expect(await photos('gharial')).toEqual([]);
});

test('needs no account', async () => {
  const { status } = await call(api.app, { headers: {} } as never, `/api/species-photos?species=${species}`);
  expect(status).toBe(200);
});
