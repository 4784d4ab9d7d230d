import { type Post, taxonKey } from '@aranya/contracts';
import { FIRST_OWN_TAXON_ID } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import { posts, sensitivityRuns, taxa } from '../../platform/db/schema';
import { useMembers } from '../../testing';
import { call, publish, readFeed, sendPost, usePostsApi } from '../posts.testing';
import { applySensitivity } from './apply-sensitivity';
import { publishSighting, readAll, sightingField } from './sightings.testing';
import { refreshProtection } from './write-sighting';

const POINT = { kind: 'point', lat: 26.57751, lng: 93.17113 } as const;
const PARK = { kind: 'park', park: 'kaziranga-national-park' } as const;
const CELL = { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 };

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

async function taxonOf(scientificName: string) {
  const { id, name, rank, group } = taxa;
  const [taxon] = await api.db.write
    .select({ id, scientific_name: taxa.scientificName, name, rank, group })
    .from(taxa)
    .where(eq(taxa.scientificName, scientificName));
  if (!taxon) throw new Error(`There is no ${scientificName}.`);
  return { key: taxonKey(taxon.id), taxon };
}
const keyOf = async (scientificName: string) => (await taxonOf(scientificName)).key;
const shownTo = async (who: typeof bikram) => (await readFeed(api.app, who)).posts[0]?.sighting;

describe('a sighting of an animal beyond the catalogue', () => {
  test('is published with its names, whatever the app sends of them, and shown to all', async () => {
    const sparrow = await taxonOf('Passer domesticus');
    const species = [
      { species: sparrow.key, count: 12, taxon: { ...sparrow.taxon, name: 'Dragon' } },
      { species: 'chital', count: null },
    ];
    const post = await publishSighting(api.app, asha, { species, place: POINT });
    const named = [
      { species: sparrow.key, count: 12, taxon: sparrow.taxon },
      { species: 'chital', count: null },
    ];
    expect(post.sighting?.species).toEqual(named);
    expect(await shownTo(bikram)).toEqual({
      species: named,
      place: POINT,
      seen_on: '2026-05-14',
      protected: false,
    });
  });

  test('can be of any rank', async () => {
    const genus = await taxonOf('Passer');
    const post = await publishSighting(api.app, asha, { species: [genus.key] });
    expect(post.sighting?.species).toEqual([{ species: genus.key, count: null, taxon: genus.taxon }]);
  });

  test('names what the catalogue has by its slug, so that each animal has one name', async () => {
    const [tiger] = await api.db.write.select().from(taxa).where(eq(taxa.species, 'bengal-tiger'));
    const post = await publishSighting(api.app, asha, { species: [taxonKey(tiger?.id ?? 0)] });
    expect(post.sighting?.species).toEqual([{ species: 'bengal-tiger', count: null }]);
    expect(post.sighting?.protected).toBe(true);
  });

  test('is edited, and listed by its key', async () => {
    const [sparrow, crow] = [await keyOf('Passer domesticus'), await keyOf('Corvus splendens')];
    const post = await publishSighting(api.app, asha, { species: [sparrow], place: PARK });
    const listed = (body: object) => readAll(api.app, bikram, '/api/sightings/species', { ...body });
    expect(await listed({ species: sparrow, park: PARK.park })).toHaveLength(1);
    const edit = {
      ...{ postId: post._id, edited_at: null, content: 'A crow', image_alts: [] },
      sighting: JSON.parse(sightingField({ species: [crow], place: PARK })) as object,
    };
    const { body } = await call(api.app, asha, '/api/post/edit', edit);
    expect((body['post'] as Post).sighting?.species[0]).toMatchObject({
      species: crow,
      taxon: { name: 'House Crow' },
    });
    expect(await listed({ species: sparrow })).toEqual([]);
    expect(await listed({ species: crow })).toHaveLength(1);
  });

  test('counts in the summaries of the animal and of the park, and on the life list, by name', async () => {
    const { key, taxon } = await taxonOf('Passer domesticus');
    await publishSighting(api.app, asha, { species: [key, 'chital'], place: PARK });
    const summary = async (query: string) =>
      (await api.app.inject(`/api/sightings/summary?${query}`)).json<object>();
    expect(await summary(`species=${key}`)).toMatchObject({ total: 1, parks: [{ park: PARK.park }] });
    expect(await summary(`park=${PARK.park}`)).toMatchObject({
      species: [
        { species: 'chital', total: 1, taxon: null },
        { species: key, total: 1, taxon },
      ],
    });
    const { body } = await call(api.app, asha, '/api/life-list/get', { profileId: asha.id });
    expect(body['species']).toMatchObject([
      { species: 'chital', times: 1, taxon: null },
      { species: key, times: 1, taxon, parks: [PARK.park] },
    ]);
  });

  test('is listed and counted with what it belongs to, once, newest first, page by page', async () => {
    const [sparrow, crow] = [await keyOf('Passer domesticus'), await keyOf('Corvus splendens')];
    const [genus, birds] = [await keyOf('Passer'), await keyOf('Aves')];
    const posts: string[] = [];
    for (const species of [[genus], [sparrow, genus], [crow], [sparrow], ['chital']])
      posts.unshift((await publishSighting(api.app, asha, { species, place: PARK }))._id);
    const [, second, third, fourth, fifth] = posts;
    const listed = async (species: string, more: object = {}) =>
      (await readAll(api.app, bikram, '/api/sightings/species', { species, limit: 2, ...more })).map(
        ({ _id }) => _id,
      );
    expect(await listed(genus)).toEqual([second, fourth, fifth]);
    expect(await listed(sparrow)).toEqual([second, fourth]);
    expect(await listed(birds, { park: PARK.park, month: 5 })).toEqual([second, third, fourth, fifth]);
    expect(await listed(birds, { month: 6 })).toEqual([]);
    const summary = await api.app.inject(`/api/sightings/summary?species=${birds}`);
    expect(summary.json()).toMatchObject({ total: 4, parks: [{ park: PARK.park, total: 4 }] });
  });

  test('of the catalogue is found from above, and by its slug', async () => {
    const [tiger] = await api.db.write.select().from(taxa).where(eq(taxa.species, 'bengal-tiger'));
    const { _id } = await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: PARK });
    for (const species of [await keyOf('Panthera'), 'bengal-tiger', taxonKey(tiger?.id ?? 0)])
      expect(await readAll(api.app, bikram, '/api/sightings/species', { species })).toMatchObject([{ _id }]);
  });

  test.each([
    ['an animal that is not there', ['taxon-999999999'], 'There is no such animal.'],
    ['a key that is none', ['taxon-0'], 'Choose species from the catalogue.'],
    ['the same twice', ['taxon-1', 'taxon-1'], 'Name each species once.'],
  ])('is refused for %s, and nothing is published', async (_what, species, message) => {
    const sighting = sightingField({ species });
    const { status, body } = await sendPost(api.app, asha, { content: 'Seen', sighting });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_input' });
    expect(body['message']).toContain(message);
    expect(Object.keys(body['fields'] as object)[0]).toMatch(/^sighting/);
    expect(await api.db.write.$count(posts)).toBe(0);
  });

  test('is refused where slug and key name the same animal', async () => {
    const [tiger] = await api.db.write.select().from(taxa).where(eq(taxa.species, 'bengal-tiger'));
    const sighting = sightingField({ species: ['bengal-tiger', taxonKey(tiger?.id ?? 0)] });
    const { status, body } = await sendPost(api.app, asha, { content: 'Seen', sighting });
    expect([status, body['message']]).toEqual([400, 'Name each species once.']);
  });

  test('stays with its names when a release takes the animal away, and its place is kept', async () => {
    const taxon = {
      id: FIRST_OWN_TAXON_ID,
      scientific_name: 'Testus',
      name: null,
      rank: 'species',
      group: 'birds',
    };
    const { scientific_name: scientificName, ...row } = taxon;
    const key = taxonKey(taxon.id);
    await api.db.write.insert(taxa).values({
      ...row,
      ...{ rank: 'species', scientificName, iucn: 'LC', extinct: false, india: true, common: 0 },
    });
    const post = await publishSighting(api.app, asha, { species: [key], place: POINT });
    expect(await shownTo(bikram)).toMatchObject({ place: POINT });
    await api.db.write.delete(taxa).where(eq(taxa.id, taxon.id));
    await api.db.write.transaction((tx) => refreshProtection(tx, post._id));
    expect(await shownTo(bikram)).toMatchObject({ species: [{ species: key, taxon }], place: CELL });
  });
});

describe('a release', () => {
  const ours = {
    id: FIRST_OWN_TAXON_ID,
    rank: 'species',
    group: 'birds',
    extinct: false,
    india: true,
  } as const;
  const key = taxonKey(ours.id);
  const release = async (changes: Partial<typeof taxa.$inferInsert>) => {
    await api.db.write.update(taxa).set(changes).where(eq(taxa.id, ours.id));
    await api.db.write.delete(sensitivityRuns);
    await applySensitivity(api.db.write);
  };
  beforeEach(() =>
    api.db.write.insert(taxa).values({ ...ours, scientificName: 'Testus', iucn: 'LC', common: 0 }),
  );
  afterEach(() => api.db.write.delete(taxa).where(eq(taxa.id, ours.id)));

  test('gives an animal another name, also where it was seen before', async () => {
    await publishSighting(api.app, asha, { species: [{ species: key, count: 3 }, 'chital'], place: POINT });
    await release({ name: 'Test Bird' });
    expect(await shownTo(bikram)).toMatchObject({
      species: [
        { species: key, count: 3, taxon: { name: 'Test Bird', scientific_name: 'Testus' } },
        { species: 'chital' },
      ],
      place: POINT,
    });
  });

  test('puts an animal elsewhere, where it is listed from then on', async () => {
    const listed = async (name: string) => {
      const species = await keyOf(name);
      return (await readAll(api.app, bikram, '/api/sightings/species', { species })).length;
    };
    const around = async (name: string) => Number((await keyOf(name)).replace('taxon-', ''));
    await release({ parentId: await around('Passer') });
    await publishSighting(api.app, asha, { species: [key], place: POINT });
    expect([await listed('Passeridae'), await listed('Corvidae')]).toEqual([1, 0]);
    await release({ parentId: await around('Corvus') });
    expect([await listed('Passeridae'), await listed('Corvidae')]).toEqual([0, 1]);
  });

  test('that tells that an animal is threatened keeps its places, and those beside them', async () => {
    const beside = await publishSighting(api.app, asha, { place: POINT });
    await publishSighting(api.app, asha, { species: [key], place: POINT });
    await release({ iucn: 'CR' });
    expect(await shownTo(bikram)).toMatchObject({ place: CELL, seen_on: '2026-05' });
    const neighbour = (await readFeed(api.app, bikram)).posts.find(({ _id }) => _id === beside._id);
    expect(neighbour?.sighting).toMatchObject({ place: CELL });
  });

  test('is applied once', async () => {
    await release({ name: 'Test Bird' });
    await publishSighting(api.app, asha, { species: [key], place: POINT });
    await api.db.write.update(taxa).set({ iucn: 'CR' }).where(eq(taxa.id, ours.id));
    await applySensitivity(api.db.write);
    expect(await shownTo(bikram)).toMatchObject({ place: POINT });
  });
});

describe('the place of an animal beyond the catalogue', () => {
  test.each([
    ['a genus with tigers in it', 'Panthera', CELL],
    ['a family with rhinos in it', 'Rhinocerotidae', null],
    ['a class with bustards in it', 'Aves', null],
    ['a family whose line the table has', 'Strigidae', CELL],
    ['a critically endangered bird', 'Aythya baeri', CELL],
    ['an endangered bird', 'Sterna acuticauda', CELL],
    ['a family with an endangered bird', 'Pycnonotidae', CELL],
    ['a common bird', 'Pycnonotus cafer', POINT],
    ['a genus with one vulnerable bird', 'Passer', CELL],
    ['a genus of which none is threatened', 'Merops', POINT],
  ])('%s is shown as that of the strictest animal that it may be', async (_what, name, place) => {
    await publishSighting(api.app, asha, { species: [await keyOf(name)], place: POINT });
    const seen = await shownTo(bikram);
    expect(seen).toMatchObject({ place, protected: place !== POINT });
    expect((await shownTo(asha))?.place).toEqual(POINT);
  });

  test('what was once named a threatened one stays kept through every edit', async () => {
    const [pochard, sparrow] = [await keyOf('Aythya baeri'), await keyOf('Passer domesticus')];
    const post = await publishSighting(api.app, asha, { species: [pochard], place: POINT });
    const edit = {
      ...{ postId: post._id, edited_at: null, content: 'Seen', image_alts: [] },
      sighting: JSON.parse(sightingField({ species: [sparrow], place: POINT })) as object,
    };
    await call(api.app, asha, '/api/post/edit', edit);
    expect(await shownTo(bikram)).toMatchObject({ place: CELL, seen_on: '2026-05', protected: true });
  });

  test('words beside it protect as beside any other', async () => {
    const sighting = sightingField({ species: [await keyOf('Passer domesticus')], place: POINT });
    await publish(api.app, asha, { content: 'A sparrow where the tiger sleeps', sighting });
    expect(await shownTo(bikram)).toMatchObject({ place: CELL });
  });
});
