import { taxonKey } from '@aranya/contracts';
import { FIRST_OWN_TAXON_ID } from '@aranya/wildlife-data';
import { eq, inArray } from 'drizzle-orm';
import { sensitivityRuns, taxa } from '../../platform/db/schema';
import { type Caller, call, usePostsApi } from '../posts.testing';
import { applySensitivity } from '../sightings/apply-sensitivity';
import { ask, callers, POINT } from './identifications.testing';

let calls: ReturnType<typeof callers>;
let asha: Caller, bikram: Caller, chitra: Caller, dawa: Caller;
/** Keys by scientific names. */
let keys: Readonly<Record<string, string>>;
const api = usePostsApi();
beforeAll(async () => {
  calls = callers(api);
  [asha, bikram, chitra, dawa] = (await Promise.all(
    ['asha', 'bikram', 'chitra', 'dawa'].map((name) => api.member(name)),
  )) as [Caller, Caller, Caller, Caller];
  const names = [
    'Passer',
    'Passer domesticus',
    'Passer montanus',
    'Panthera',
    'Panthera tigris tigris',
    'Panthera tigris',
  ];
  const rows = await api.db.write.select().from(taxa).where(inArray(taxa.scientificName, names));
  keys = Object.fromEntries(rows.map(({ id, scientificName }) => [scientificName, taxonKey(id)]));
});

const key = (name: string) => keys[name] ?? '';
async function suggestEach(postId: string, ...names: string[]) {
  for (const [at, name] of names.entries())
    await calls.suggest([bikram, chitra, dawa][at] as Caller, postId, keys[name] ?? name);
  return calls.seen(asha, postId);
}

test('any animal is suggested at any rank, and shown by its name', async () => {
  const postId = await ask(api, asha);
  const shown = await suggestEach(postId, 'Passer domesticus', 'Passer');
  expect(shown.suggestions).toMatchObject([
    { species: key('Passer domesticus'), taxon: { name: 'House Sparrow', rank: 'species' } },
    { species: key('Passer'), taxon: { rank: 'genus' } },
  ]);
  expect((await calls.seen(bikram, postId)).mine).toMatchObject({ taxon: { name: 'House Sparrow' } });
});

test('two thirds for a species make it the name, on the post and in the notification', async () => {
  const postId = await ask(api, asha);
  const shown = await suggestEach(postId, 'Passer domesticus', 'Passer domesticus', 'Passer');
  const sparrow = { agreed_species: key('Passer domesticus'), agreed_taxon: { name: 'House Sparrow' } };
  expect(shown).toMatchObject({ ...sparrow, higher_name: null });
  expect((await call(api.app, bikram, '/api/post/get', { postId })).body['post']).toMatchObject(sparrow);
  const { body } = await call(api.app, asha, '/api/notifications');
  expect(JSON.stringify(body)).toContain('House Sparrow');
  for (const name of ['Passer domesticus', 'Passer'])
    expect(await calls.listed(bikram, 'of-species', { species: key(name) })).toEqual([postId]);
});

test('a higher rank alone is told below the question, which goes on', async () => {
  const postId = await ask(api, asha);
  const shown = await suggestEach(postId, 'Passer domesticus', 'Passer montanus', 'Passer');
  expect(shown).toMatchObject({
    agreed_species: null,
    higher_name: { species: key('Passer'), taxon: { rank: 'genus' }, agree: 3 },
  });
  expect(await calls.nameOf(postId)).toBeNull();
  expect(await calls.listed(dawa, 'asking')).toContain(postId);
  await calls.suggest(dawa, postId, key('Passer montanus'));
  expect(await calls.seen(asha, postId)).toMatchObject({
    agreed_species: key('Passer montanus'),
    higher_name: null,
  });
});

test('species of the catalogue and others stand in one tree', async () => {
  const postId = await ask(api, asha);
  const shown = await suggestEach(postId, 'bengal-tiger', 'leopard', 'Panthera');
  expect(shown).toMatchObject({ agreed_species: null, higher_name: { species: key('Panthera'), agree: 3 } });
});

test('an animal of the catalogue is suggested by its slug alone', async () => {
  const postId = await ask(api, asha);
  await calls.suggest(bikram, postId, key('Panthera tigris tigris'));
  expect((await calls.seen(asha, postId)).suggestions).toMatchObject([
    { species: 'bengal-tiger', taxon: null },
  ]);
});

test('what is not there is refused, as a suggestion and as the word of the author', async () => {
  const postId = await ask(api, asha);
  for (const { status, body } of [
    await calls.suggest(bikram, postId, 'taxon-999999999'),
    await calls.ownWord(asha, postId, 'taxon-999999999'),
    await calls.suggest(bikram, postId, 'yeti'),
  ])
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['species']]);
});

test('an agreed name gets the words of a release, and keeps them where one takes the animal away', async () => {
  const id = FIRST_OWN_TAXON_ID;
  const own = { id, rank: 'species', group: 'birds', extinct: false, india: true, common: 0 } as const;
  await api.db.write.insert(taxa).values({ ...own, scientificName: 'Testus' });
  const postId = await ask(api, asha);
  await suggestEach(postId, taxonKey(id), taxonKey(id), taxonKey(id));
  const nameAfter = async (release: Promise<unknown>) => {
    await release;
    await api.db.write.delete(sensitivityRuns);
    await applySensitivity(api.db.write);
    return (await calls.seen(asha, postId)).agreed_taxon?.name;
  };
  const isOwn = eq(taxa.id, id);
  expect(await nameAfter(api.db.write.update(taxa).set({ name: 'Test Bird' }).where(isOwn))).toBe(
    'Test Bird',
  );
  expect(await nameAfter(api.db.write.delete(taxa).where(isOwn))).toBe('Test Bird');
});

test('the author takes a suggested name, whatever its rank', async () => {
  const postId = await ask(api, asha);
  await suggestEach(postId, 'Passer');
  expect((await calls.ownWord(asha, postId, key('Passer'))).status).toBe(200);
  expect((await call(api.app, bikram, '/api/post/get', { postId })).body['post']).toMatchObject({
    sighting: { species: [{ species: key('Passer'), taxon: { rank: 'genus' } }] },
  });
});

test('a suggestion of what a protected animal belongs to keeps the place', async () => {
  const postId = await ask(api, asha, { species: [{ species: 'chital', count: null }] });
  const place = async () =>
    ((await call(api.app, dawa, '/api/post/get', { postId })).body['post'] as { sighting: { place: object } })
      .sighting.place;
  expect(await place()).toMatchObject({ kind: 'point', ...POINT });
  await calls.suggest(bikram, postId, key('Passer domesticus'));
  expect(await place()).toMatchObject({ kind: 'point' });
  await calls.suggest(bikram, postId, key('Panthera'));
  expect(await place()).toMatchObject({ kind: 'cell' });
  // Nor do other names open it, of the community or of the author.
  await suggestEach(postId, 'Passer domesticus', 'Passer domesticus', 'Passer domesticus');
  await calls.ownWord(asha, postId, key('Passer domesticus'));
  expect(await calls.nameOf(postId)).toBe(key('Passer domesticus'));
  expect(await place()).toMatchObject({ kind: 'cell' });
});
