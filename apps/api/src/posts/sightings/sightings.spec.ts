import type { Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import {
  blocks,
  identifications,
  posts,
  sightings,
  sightingSpecies,
  suspensions,
} from '../../platform/db/schema';
import { useMembers } from '../../testing';
import { call, colourPng, publish, readFeed, sendPost, usePostsApi } from '../posts.testing';
import { nameParks } from './name-parks';
import { publishSighting, readAll, sightingField } from './sightings.testing';
import { refreshProtection, writeSighting } from './write-sighting';

const NOW = new Date('2026-05-20T10:00:00Z');
const POINT = { kind: 'point', lat: 26.57751, lng: 93.17113 } as const;
const PARK = { kind: 'park', park: 'kaziranga-national-park' } as const;

let now = NOW;
const api = usePostsApi({ clock: () => now });
const [asha, bikram, chitra] = useMembers(api, 'asha', 'bikram', 'chitra');
beforeEach(async () => {
  // Summaries are kept for a minute.
  now = new Date(now.getTime() + 61_000);
});

const list = (what: 'all' | 'species' | 'park' | 'cell', body: object, who = bikram) =>
  readAll(api.app, who, `/api/sightings/${what}`, { ...body });
const idsOf = (listed: readonly Post[]) => listed.map(({ _id }) => _id);

describe('publishing', () => {
  test('keeps species, counts, place and day, shows them to all, and the licence of each picture', async () => {
    const fields = {
      content: 'A herd',
      sighting: sightingField({ species: [{ species: 'chital', count: 40 }, 'barasingha'], place: PARK }),
      image_licences: '["cc_by"]',
    };
    const post = await publish(api.app, asha, fields, [{ bytes: await colourPng() }]);
    expect(post.images[0]?.licence).toBe('cc_by');
    const { hide_place: hidden, at_site: atSite, others_see: shownToOthers, ...seen } = post.sighting ?? {};
    expect({ hidden, atSite }).toEqual({ hidden: false, atSite: false });
    expect(shownToOthers).toEqual({ place: PARK, seen_on: '2026-05' });
    expect(seen).toEqual({
      species: [
        { species: 'chital', count: 40 },
        { species: 'barasingha', count: null },
      ],
      place: PARK,
      seen_on: '2026-05-14',
      protected: true,
    });
    const [shown] = await list('park', { park: PARK.park });
    expect(shown?.sighting).toEqual({ ...seen, seen_on: '2026-05' });
  });

  test('shows the exact place and day of a species that needs no protection', async () => {
    await publishSighting(api.app, asha, { place: POINT });
    const [shown] = (await readFeed(api.app, bikram)).posts;
    expect(shown?.sighting).toMatchObject({ place: POINT, seen_on: '2026-05-14', protected: false });
    expect(shown?.sighting).not.toHaveProperty('hide_place');
  });

  test('takes the thirty animals of a morning, as a composer sends them, in their order', async () => {
    const taxon = {
      id: 1,
      scientific_name: 's'.repeat(60),
      name: 'n'.repeat(60),
      rank: 'species',
      group: 'moths',
    };
    const walk = Array.from({ length: 30 }, (_, n) => ({
      species: `free:butterflies:${String.fromCharCode(97 + (n % 26)).repeat(20 + n)}`,
      count: 100_000,
      taxon,
    }));
    const post = await publish(api.app, asha, {
      content: 'Seen',
      sighting: sightingField({ species: walk }),
    });
    expect(post.sighting?.species).toEqual(walk.map(({ species, count }) => ({ species, count })));
    expect(await api.db.write.$count(sightingSpecies)).toBe(30);
  });

  test('asks what it shows, with and without a sighting', async () => {
    const asked = await publish(api.app, asha, { content: 'What is this?', asks: 'true' });
    expect(asked).toMatchObject({ asks: true, sighting: null });
    const sighting = sightingField({ species: [], place: POINT });
    const placed = await publish(api.app, asha, { content: 'And this?', asks: 'true', sighting });
    expect(placed).toMatchObject({ asks: true, sighting: { species: [], place: POINT, protected: true } });
  });

  test('twice with one client_id keeps one sighting, the first', async () => {
    const client_id = newId();
    const first = await publishSighting(api.app, asha, { place: POINT }, { client_id });
    const second = await publishSighting(api.app, asha, { species: ['dhole'] }, { client_id });
    expect(second).toEqual(first);
    expect(await api.db.write.$count(sightings)).toBe(1);
    expect(await api.db.write.$count(sightingSpecies)).toBe(1);
  });

  test('deleting the post deletes its sighting', async () => {
    const post = await publishSighting(api.app, asha, { place: POINT });
    await call(api.app, asha, '/api/post/delete', { postId: post._id });
    expect(await api.db.write.$count(sightings)).toBe(0);
    expect(await api.db.write.$count(sightingSpecies)).toBe(0);
  });

  test.each<[string, Parameters<typeof sightingField>[0] | string, Record<string, string>]>([
    ['no species without a question', { species: [] }, {}],
    ['an unknown species', { species: ['unicorn'] }, {}],
    ['an unknown park', { place: { kind: 'park', park: 'jurassic-park' } }, {}],
    ['an unknown area', { place: { kind: 'park', park: 'area-atlantis' } }, {}],
    ['a day in the future', { seen_on: '2099-01-01' }, {}],
    ['a day of long ago', { seen_on: '1899-12-31' }, {}],
    ['no day', '{"species":[{"species":"chital"}]}', {}],
    ['a day that does not exist', { seen_on: '2026-02-30' }, {}],
    ['a species named twice', { species: ['chital', 'chital'] }, {}],
    ['thirty-one species', { species: Array.from({ length: 31 }, (_, n) => `a${n}`) }, {}],
    ['a count of zero', { species: [{ species: 'chital', count: 0 }] }, {}],
    ['a point off the globe', { place: { kind: 'point', lat: 91, lng: 0 } }, {}],
    ['a name of a place that is too long', { place: { ...POINT, name: 'a'.repeat(61) } }, {}],
    [
      'a name of a place that is no text',
      '{"seen_on":"2026-05-14","species":[],"place":{"kind":"point","lat":1,"lng":1,"name":7}}',
      {},
    ],
    ['no JSON', 'not json', {}],
    ['a list', '[]', {}],
    ['text that is too long', ' '.repeat(16_001), {}],
  ])('refuses %s, and publishes nothing', async (_what, given, others) => {
    const sighting = typeof given === 'string' ? given : sightingField(given);
    const { status, body } = await sendPost(api.app, asha, { content: 'Seen', sighting, ...others });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_input' });
    expect(Object.keys(body['fields'] as object)[0]).toMatch(/^sighting/);
    expect(await api.db.write.$count(posts)).toBe(0);
  });

  test('takes the day that has begun east of Greenwich', async () => {
    const post = await publishSighting(api.app, asha, { seen_on: '2026-05-21' });
    expect(post.sighting?.seen_on).toBe('2026-05-21');
  });
});

describe('an edit', () => {
  const rewrite = async (post: Post, input: Parameters<typeof writeSighting>[2], asks = false) => {
    const about = { postId: post._id, authorId: asha.id, createdAt: new Date(post.createdAt), asks };
    await api.db.write.transaction((tx) => writeSighting(tx, about, input));
  };
  const chitalAt = (place: typeof POINT | typeof PARK | null, hide_place = false) => ({
    species: [{ species: 'chital', count: null }],
    place,
    seen_on: '2026-05-14',
    hide_place,
  });

  test('replaces species and place everywhere', async () => {
    const post = await publishSighting(api.app, asha, { species: ['dhole'], place: PARK });
    await rewrite(post, { ...chitalAt(null), species: [{ species: 'bengal-tiger', count: 2 }] });
    expect(await list('species', { species: 'dhole' })).toEqual([]);
    expect(await list('park', { park: PARK.park })).toEqual([]);
    expect((await list('species', { species: 'bengal-tiger' }))[0]?.sighting?.place).toBeNull();
    await rewrite(post, null);
    expect((await readFeed(api.app, asha)).posts[0]?.sighting).toBeNull();
    expect(await api.db.write.$count(sightings)).toBe(0);
  });

  test('shows a place that its author no longer hides', async () => {
    const post = await publishSighting(api.app, asha, { place: POINT, hide_place: true });
    await rewrite(post, chitalAt(POINT));
    expect((await readFeed(api.app, bikram)).posts[0]?.sighting?.place).toEqual(POINT);
  });

  test.each([
    ['at once', [chitalAt(POINT)]],
    ['by way of a hidden place', [chitalAt(POINT, true), chitalAt(POINT)]],
    ['by way of no sighting', [null, chitalAt(POINT)]],
  ])('never shows the place of what was named a tiger, %s', async (_how, edits) => {
    const post = await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: POINT });
    for (const edit of edits) await rewrite(post, edit);
    expect((await readFeed(api.app, bikram)).posts[0]?.sighting).toMatchObject({
      species: [{ species: 'chital' }],
      place: { kind: 'cell' },
      protected: true,
    });
  });

  test('what others suggest protects, and nothing that they do shows the place again', async () => {
    const sighting = sightingField({ place: POINT });
    const post = await publish(api.app, asha, { content: 'A chital?', asks: 'true', sighting });
    const shown = async () => (await readFeed(api.app, bikram)).posts[0]?.sighting;
    const refresh = () => api.db.write.transaction((tx) => refreshProtection(tx, post._id));
    await refresh();
    expect(await shown()).toMatchObject({ place: POINT, protected: false });
    const suggest = { postId: post._id, userId: bikram.id, species: 'bengal-tiger' };
    await api.db.write.insert(identifications).values(suggest);
    await refresh();
    expect(await shown()).toMatchObject({ place: { kind: 'cell' }, seen_on: '2026-05', protected: true });
    await api.db.write.delete(identifications);
    await refresh();
    expect(await shown()).toMatchObject({ place: { kind: 'cell' }, protected: true });
    await rewrite(post, chitalAt(POINT), true);
    expect(await shown()).toMatchObject({ place: { kind: 'cell' }, protected: true });
    await rewrite(post, { ...chitalAt(POINT), show_place: true }, true);
    expect(await shown()).toMatchObject({ place: POINT, protected: false });
  });
});

test('a small park is named thirty days after the sighting, and not before', async () => {
  const place = { kind: 'park', park: 'dachigam-national-park' } as const;
  const seen_on = new Date().toISOString().slice(0, 10);
  const post = await publishSighting(api.app, asha, { place });
  const about = { postId: post._id, authorId: asha.id, createdAt: new Date(), asks: false };
  const species = [{ species: 'hangul', count: null }];
  await writeSighting(api.db.write, about, { species, place, seen_on, hide_place: false });
  const shown = async () => (await readFeed(api.app, bikram)).posts[0]?.sighting?.place;
  const state = { kind: 'state', state: 'Jammu and Kashmir' };
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await nameParks(api.db.write, dayAfter(29));
  expect(await shown()).toEqual(state);
  expect(await list('park', { park: place.park })).toEqual([]);
  await nameParks(api.db.write, dayAfter(30));
  expect(await shown()).toEqual(place);
  expect(await list('park', { park: place.park })).toHaveLength(1);
});

test('what was seen beside a protected animal within a day is kept as strictly, whichever came first', async () => {
  const at = { place: POINT, seen_on: '2026-05-14' };
  const before = await publishSighting(api.app, asha, at);
  await publishSighting(api.app, asha, { ...at, species: ['bengal-tiger'], seen_on: '2026-05-15' });
  const after = await publishSighting(api.app, asha, at);
  const later = await publishSighting(api.app, asha, { ...at, seen_on: '2026-05-17' });
  const ofSomebodyElse = await publishSighting(api.app, bikram, at);
  const shown = new Map(
    (await readFeed(api.app, chitra)).posts.map(({ _id, sighting }) => [_id, sighting?.protected]),
  );
  expect([before, after, later, ofSomebodyElse].map(({ _id }) => shown.get(_id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what its author calls the point is read by those who see the point, and words in it protect', async () => {
  const named = { ...POINT, name: '  Behind the   school ' };
  const open = await publishSighting(api.app, asha, { place: named });
  const name = 'Behind the school';
  expect(open.sighting?.place).toEqual({ ...POINT, name });
  expect((await readFeed(api.app, bikram)).posts[0]?.sighting?.place).toEqual({ ...POINT, name });

  const edit = { postId: open._id, edited_at: null, content: 'A tigress', image_alts: [] };
  await call(api.app, asha, '/api/post/edit', edit);
  expect((await readFeed(api.app, asha)).posts[0]?.sighting?.place).toEqual({ ...POINT, name });
  expect(JSON.stringify((await readFeed(api.app, bikram)).posts)).not.toContain(name);

  const told = await publishSighting(api.app, asha, {
    place: { ...POINT, lat: 20, name: 'The tiger path' },
    seen_on: '2026-02-20',
  });
  expect(told.sighting).toMatchObject({ protected: true, others_see: { place: { kind: 'cell' } } });
  const unnamed = { ...POINT, lat: 10 };
  const blank = await publishSighting(api.app, asha, {
    place: { ...unnamed, name: ' ' },
    seen_on: '2026-01-20',
  });
  expect(blank.sighting?.place).toEqual(unnamed);
});

test('words protect as a sighting does, in Hindi and Marathi as well, also when an edit adds them', async () => {
  for (const content of ['The tigress again', 'वाघीण दिसली', 'बाघिन']) {
    const post = await publish(api.app, asha, { content, sighting: sightingField({ place: POINT }) });
    expect(post.sighting).toMatchObject({ protected: true, others_see: { place: { kind: 'cell' } } });
  }
  const sighting = sightingField({ place: POINT, seen_on: '2026-02-20' });
  const post = await publish(api.app, asha, { content: 'Look', sighting });
  expect(post.sighting).toMatchObject({ protected: false });
  const edit = { postId: post._id, edited_at: null, content: 'वाघ', image_alts: [] };
  const { body } = await call(api.app, asha, '/api/post/edit', edit);
  expect((body['post'] as Post).sighting).toMatchObject({ protected: true });
});

describe('lists', () => {
  test('are of a species, of a species in a park, of a park, and of a cell', async () => {
    const inPark = await publishSighting(api.app, asha, { place: PARK });
    const atPoint = await publishSighting(api.app, asha, { place: POINT });
    const tiger = await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: POINT });
    const hidden = await publishSighting(api.app, asha, { place: PARK, hide_place: true });
    expect(idsOf(await list('species', { species: 'chital' }))).toEqual(idsOf([hidden, atPoint, inPark]));
    expect(idsOf(await list('species', { species: 'chital', park: PARK.park }))).toEqual([inPark._id]);
    expect(idsOf(await list('park', { park: PARK.park }))).toEqual([inPark._id]);
    expect(idsOf(await list('cell', { lat: 26.41, lng: 93.01 }))).toEqual(idsOf([tiger, atPoint]));
    expect(await list('cell', { lat: 26.61, lng: 93.01 })).toEqual([]);
    const { body } = await call(api.app, bikram, '/api/sightings/cell', { lat: 26.41, lng: 93.01 });
    expect(body['cell']).toEqual({ lat: 26.5, lng: 93.1 });
  });

  test('page by cursor, newest published first, whatever the day seen', async () => {
    const published: string[] = [];
    for (let day = 9; day > 2; day--)
      published.unshift(
        (await publishSighting(api.app, asha, { seen_on: `2026-05-0${day}`, place: PARK }))._id,
      );
    for (const [what, body] of [
      ['species', { species: 'chital' }],
      ['species', { species: 'chital', park: PARK.park }],
      ['park', { park: PARK.park }],
    ] as const)
      expect(idsOf(await list(what, { ...body, limit: 3 }))).toEqual(published);
  });

  test('hide what the feed hides', async () => {
    const post = await publishSighting(api.app, asha, { place: PARK });
    await publishSighting(api.app, bikram, { place: PARK });
    await api.db.write.insert(blocks).values({ blockerId: bikram.id, blockedId: asha.id });
    expect(await list('park', { park: PARK.park })).toHaveLength(1);
    expect(await list('park', { park: PARK.park }, asha)).toHaveLength(1);
    await api.db.write.delete(blocks);
    expect(await list('park', { park: PARK.park })).toHaveLength(2);
    await api.db.write
      .update(posts)
      .set({ hiddenAt: new Date(), hiddenReason: 'A den' })
      .where(eq(posts.id, post._id));
    expect(await list('park', { park: PARK.park })).toHaveLength(1);
    expect(await list('park', { park: PARK.park }, asha)).toHaveLength(2);
  });

  test.each([
    ['species', { species: 'unicorn' }],
    ['species', { species: 'Bengal Tiger' }],
    ['species', { species: 7 }],
    ['species', {}],
    ['species', { species: 'chital', park: 'jurassic-park' }],
    ['park', { park: 'jurassic-park' }],
    ['park', { park: 'x'.repeat(81) }],
    ['park', { park: PARK.park, limit: 51 }],
    ['park', { park: PARK.park, cursor: 'x' }],
    ['cell', { lat: 91, lng: 0 }],
    ['cell', { lat: '1', lng: 0 }],
    ['cell', { lat: 1 }],
  ])('%s refuses %j', async (what, body) => {
    const { status, body: answer } = await call(api.app, asha, `/api/sightings/${what}`, body);
    expect({ status, code: answer['code'] }).toEqual({ status: 400, code: 'invalid_input' });
  });
});

describe('a month', () => {
  test('narrows the lists of a species and a park to what others see of the day, in any year', async () => {
    const seenIn = (day: string, more: object = {}) =>
      publishSighting(api.app, asha, { place: PARK, seen_on: day, ...more });
    const [may, april, before] = [
      await seenIn('2026-05-14'),
      await seenIn('2026-04-30'),
      await seenIn('2025-05-01'),
    ];
    await publish(api.app, asha, { content: 'No sighting' });
    const inMay = [before._id, may._id];
    expect(idsOf(await list('species', { species: 'chital', month: 5 }))).toEqual(inMay);
    expect(idsOf(await list('species', { species: 'chital', park: PARK.park, month: 5 }))).toEqual(inMay);
    expect(idsOf(await list('park', { park: PARK.park, month: 4 }))).toEqual([april._id]);
    expect(idsOf(await list('all', {}))).toEqual([before._id, april._id, may._id]);
    expect(await list('park', { park: PARK.park, month: 1 })).toEqual([]);
  });

  test('has a week that others know in both of its months, and a protected month in its own', async () => {
    const squirrel = await publishSighting(api.app, asha, {
      species: ['indian-giant-squirrel'],
      place: POINT,
      seen_on: '2025-11-02',
    });
    const tiger = await publishSighting(api.app, asha, { species: ['bengal-tiger'], seen_on: '2025-11-20' });
    for (const month of [10, 11])
      expect(idsOf(await list('species', { species: 'indian-giant-squirrel', month }))).toEqual([
        squirrel._id,
      ]);
    const tigers = (month: number) => list('species', { species: 'bengal-tiger', month });
    expect([idsOf(await tigers(10)), idsOf(await tigers(11))]).toEqual([[], [tiger._id]]);
  });

  test.each([0, 13, 1.5, '5'])('%j is refused', async (month) => {
    const { status, body } = await call(api.app, asha, '/api/sightings/park', { park: PARK.park, month });
    expect([status, body['message']]).toEqual([400, 'Months go from 1 to 12.']);
  });
});

describe('the summary', () => {
  const ask = async (query: string) => {
    const answer = await api.app.inject({ url: `/api/sightings/summary?${query}` });
    return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json() };
  };

  test('counts for everybody, by park and cell, and knows the latest month', async () => {
    await publishSighting(api.app, asha, { place: PARK, seen_on: '2026-04-03' });
    await publishSighting(api.app, bikram, { species: ['chital', 'dhole'], place: PARK });
    await publishSighting(api.app, asha, { place: POINT, hide_place: true });
    await publishSighting(api.app, asha, { place: null });
    expect(await ask('species=chital')).toEqual({
      status: 200,
      cache: 'public, max-age=60',
      body: {
        success: true,
        total: 4,
        members: 2,
        latest: '2026-05',
        latest_until: '2026-05',
        by_month: [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0],
        parks: [{ park: PARK.park, total: 2 }],
        species: [],
        cells: [],
      },
    });
    expect((await ask(`park=${PARK.park}`)).body).toEqual({
      success: true,
      total: 2,
      members: 2,
      latest: '2026-05',
      latest_until: '2026-05',
      by_month: [0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0],
      parks: [],
      species: [
        { species: 'chital', total: 2, taxon: null },
        { species: 'dhole', total: 1, taxon: null },
      ],
      cells: [],
    });
  });

  test('names both months where others know the latest by a week that lies in both', async () => {
    const squirrel = { species: ['indian-giant-squirrel'], place: POINT };
    await publishSighting(api.app, asha, { ...squirrel, seen_on: '2025-11-02' });
    expect((await ask('species=indian-giant-squirrel')).body).toMatchObject({
      latest: '2025-10',
      latest_until: '2025-11',
      by_month: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
    });
  });

  test.each(['species=chital', `park=${PARK.park}`])(
    'of %s leaves hidden posts out, and is kept for a minute',
    async (query) => {
      await publishSighting(api.app, asha, { place: PARK });
      expect((await ask(query)).body).toMatchObject({ total: 1 });
      await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
      expect((await ask(query)).body).toMatchObject({ total: 1 });
      now = new Date(now.getTime() + 61_000);
      expect((await ask(query)).body).toMatchObject({ total: 0, latest: null, parks: [], species: [] });
    },
  );

  test.each(['', 'species=chital&park=kaziranga-national-park', 'species=unicorn', 'park=x', 'species='])(
    'refuses %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});

describe('the latest', () => {
  const ask = async () => {
    const answer = await api.app.inject('/api/sightings/latest');
    return { status: answer.statusCode, cache: answer.headers['cache-control'], ...answer.json<object>() };
  };
  const open = { species: ['chital'], seen_on: '2026-05-14' };

  test('are for everybody: animal, park or square, month, and a picture under a licence', async () => {
    const fields = {
      content: 'Seen',
      image_licences: '["all_rights_reserved","cc_by"]',
      image_alts: '["","A tail"]',
    };
    await publishSighting(api.app, asha, { ...open, place: POINT });
    const sighting = sightingField({ ...open, place: null });
    const bytes = [await colourPng(), await colourPng()].map((each) => ({ bytes: each }));
    await publish(api.app, asha, { ...fields, sighting }, bytes);
    const shown = await ask();
    expect(shown).toMatchObject({ status: 200, cache: 'public, max-age=60', members: expect.any(Number) });
    expect(shown).toMatchObject({
      sightings: [
        { park: null, cell: null, picture: { licence: 'cc_by', alt: 'A tail', author: expect.any(String) } },
        { species: 'chital', taxon: null, cell: { lat: 26.5, lng: 93.1 }, month: '2026-05', picture: null },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/26\.57|93\.17|05-14|"post_id"/);
  });

  test('leave out what is protected, hidden, or by somebody suspended, and free names', async () => {
    const before = await ask();
    expect(before.status).toBe(200);
    now = new Date(now.getTime() + 61_000);
    await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: PARK });
    await publishSighting(api.app, asha, { species: ['free:birds:Hill bird'] });
    const hidden = await publishSighting(api.app, asha, open);
    await api.db.write
      .update(posts)
      .set({ hiddenAt: now, hiddenReason: 'Asked' })
      .where(eq(posts.id, hidden._id));
    await publishSighting(api.app, chitra, open);
    await api.db.write.insert(suspensions).values({ userId: chitra.id, reason: 'Spam', since: now });
    expect(await ask()).toEqual(before);
  });
});
