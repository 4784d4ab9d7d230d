import { roster } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import { blocks, connections, lifeRecords, posts, taxa, users } from '../../platform/db/schema';
import { type Member, readZip, seedBlock, seedConnection, useTestApp } from '../../testing';
import { readLifeList, seedSighting } from './life-list.testing';

const DAY_TEXT = 'Write a day, a month or a year, such as 2026-03-17, 2026-03 or 2026.';
const NO_SUCH_AREA = 'There is no such park or protected area. Choose one that the search finds.';
const NOW = new Date('2026-06-15T12:00:00Z');

let [asha, bikram]: Member[] = [];
const api = useTestApp({ clock: () => NOW });
beforeAll(async () => {
  [asha, bikram] = [await api.member('asha'), await api.member('bikram')];
});
beforeEach(async () => {
  for (const table of [blocks, connections, posts, lifeRecords]) await api.db.write.delete(table);
  await api.db.write.update(users).set({ lifeList: 'private' });
});

const me = () => asha as Member;
const other = () => bikram as Member;

async function call(who: Member, path: string, payload: object) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/life-list/${path}`,
    headers: who.headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const add = (species: string[], seen_on: string | null, park: string | null = null) =>
  call(me(), 'add', { records: species.map((slug) => ({ species: slug, seen_on, park })) });
const share = (visibility: string) => call(me(), 'visibility', { visibility });

test('has each species once, with its first and latest sighting, how often, and the parks', async () => {
  const first = await seedSighting(api.db.write, me().id, {
    species: ['chital', 'gaur'],
    seenOn: '2025-01-05',
    place: { park: 'kanha-national-park' },
  });
  const latest = await seedSighting(api.db.write, me().id, {
    species: ['chital'],
    seenOn: '2026-02-01',
    place: { lat: 20.25, lng: 79.4 },
  });
  await add(['chital', 'indian-peacock'], '2025-07-01', 'tadoba-national-park');
  const { status, body } = await readLifeList(api, me());
  expect(status).toBe(200);
  expect(body.owner._id).toBe(me().id);
  expect(body.visibility).toBe('private');
  expect(body.species.map(({ species, times }) => [species, times])).toEqual([
    ['chital', 3],
    ['gaur', 1],
    ['indian-peacock', 1],
  ]);
  expect(body.species[0]).toEqual({
    species: 'chital',
    times: 3,
    first: {
      seen_on: '2025-01-05',
      place: { kind: 'park', park: 'kanha-national-park' },
      post_id: first,
    },
    latest: { seen_on: '2026-02-01', place: { kind: 'point', lat: 20.25, lng: 79.4 }, post_id: latest },
    parks: ['kanha-national-park', 'tadoba-national-park'],
    taxon: null,
    record: { seen_on: '2025-07-01', park: 'tadoba-national-park' },
    imported: false,
  });
  expect(body.species[1]?.record).toBeNull();
});

test('is empty at first, and private', async () => {
  const { body } = await readLifeList(api, me());
  expect(body).toMatchObject({ species: [], visibility: 'private' });
});

test('a record that is added again, as by a device that sends late, keeps its day and park; removing it twice is fine', async () => {
  const noted = { seen_on: '2025-07-01', park: 'kanha-national-park' };
  const answer = async (...species: string[]) => (await add(species, '2025-08-02')).body;
  await add(['chital'], noted.seen_on, noted.park);
  expect(await answer('chital')).toMatchObject({ message: 'Already on your life list', added: 0 });
  expect(await answer('chital', 'gaur')).toMatchObject({
    message: '1 species added to your life list',
    added: 1,
  });
  const { body } = await readLifeList(api, me());
  expect(body.species.map(({ record }) => record)).toEqual([noted, { seen_on: '2025-08-02', park: null }]);
  await call(me(), 'remove', { species: 'gaur' });
  for (let time = 0; time < 2; time += 1) {
    expect((await call(me(), 'remove', { species: 'chital' })).status).toBe(200);
  }
  expect((await readLifeList(api, me())).body.species).toEqual([]);
});

test('removing a record leaves what posts say', async () => {
  await seedSighting(api.db.write, me().id, { species: ['chital'], seenOn: '2025-01-05' });
  await add(['chital'], '2025-07-01');
  await call(me(), 'remove', { species: 'chital' });
  expect((await readLifeList(api, me())).body.species[0]).toMatchObject({ times: 1, record: null });
});

test('keeps what a hidden post of the own says, and loses a deleted one', async () => {
  await seedSighting(api.db.write, me().id, { species: ['chital'], seenOn: '2025-01-05', hidden: true });
  expect((await readLifeList(api, me())).body.species).toHaveLength(1);
  await api.db.write.delete(posts);
  expect((await readLifeList(api, me())).body.species).toHaveLength(0);
});

test.each([
  [['unicorn'], '2026-01-01', null, 'records', 'There is no species “unicorn” in the catalogue.'],
  [['chital', 'chital'], '2026-01-01', null, 'records', 'Name each species once.'],
  [[], '2026-01-01', null, 'records', 'Choose a species.'],
  [['chital'], '2026-01-01', 'atlantis', 'records', NO_SUCH_AREA],
  [['chital'], '2026-01-01', 'area-atlantis', 'records', NO_SUCH_AREA],
  [['gaur', 'chital'], '2026-06-17', null, 'records.1.seen_on', 'This day is in the future.'],
  [['chital'], '2026-07', null, 'records.0.seen_on', 'This day is in the future.'],
  [['chital'], '2027', null, 'records.0.seen_on', 'This day is in the future.'],
  [['chital'], '1899-12-31', null, 'records.0.seen_on', 'Choose a day after 1899.'],
  [['chital'], '1899', null, 'records.0.seen_on', 'Choose a day after 1899.'],
  [['chital'], '2026-02-30', null, 'records.0.seen_on', DAY_TEXT],
  [['chital'], '2026-', null, 'records.0.seen_on', DAY_TEXT],
  [['chital'], '', null, 'records.0.seen_on', DAY_TEXT],
] as const)('refuses %j on %s in %s', async (species, seenOn, park, field, message) => {
  const { status, body } = await add([...species], seenOn, park);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: message } });
  expect(await api.db.write.$count(lifeRecords)).toBe(0);
});

test('takes a month, a year or no day, and puts what is exact first', async () => {
  const seenOn = async (...days: (string | null)[]) => {
    await api.db.write.delete(lifeRecords);
    await api.db.write.delete(posts);
    const [recordedOn = null, ...posted] = days;
    expect((await add(['chital'], recordedOn)).status).toBe(200);
    for (const day of posted)
      await seedSighting(api.db.write, me().id, { species: ['chital'], seenOn: day ?? '' });
    const [own] = (await readLifeList(api, me())).body.species;
    await share('public');
    const [shared] = (await readLifeList(api, other(), me().id)).body.species;
    return [own, shared].map((entry) => [entry?.first.seen_on, entry?.latest.seen_on]);
  };
  expect(await seenOn('2019')).toEqual([
    ['2019', '2019'],
    ['2019', '2019'],
  ]);
  expect(await seenOn('1900')).toEqual([
    ['1900', '1900'],
    ['1900', '1900'],
  ]);
  expect(await seenOn('2026-06')).toEqual([
    ['2026-06', '2026-06'],
    ['2026-06', '2026-06'],
  ]);
  expect(await seenOn(null)).toEqual([
    [null, null],
    [null, null],
  ]);
  const exact = ['2019-03-05', '2019-03-05'];
  expect(await seenOn('2019', '2019-03-05')).toEqual([exact, exact]);
  expect(await seenOn(null, '2019-03-05')).toEqual([exact, exact]);
  expect(await seenOn('2018', '2019-03-05')).toEqual([
    ['2018', '2019-03-05'],
    ['2018', '2019-03-05'],
  ]);
});

test('each of many records has its own day and park', async () => {
  const records = roster.slice(0, 20).map(({ slug }, index) => ({
    species: slug,
    seen_on: `2026-05-${String(index + 1).padStart(2, '0')}`,
    park: index % 2 === 0 ? 'kanha-national-park' : null,
  }));
  const { body } = await call(me(), 'add', { records });
  expect(body['message']).toBe('20 species added to your life list');
  const { species } = (await readLifeList(api, me())).body;
  expect(species.map((entry) => ({ species: entry.species, ...entry.record }))).toEqual(
    [...records].sort((one, other) => (one.species < other.species ? -1 : 1)),
  );
});

test('others are not told a small park without a day', async () => {
  await share('public');
  const parksOf = async (day: string | null) => {
    await api.db.write.delete(lifeRecords);
    await add(['chital'], day, 'gir-national-park');
    return (await readLifeList(api, other(), me().id)).body.species[0]?.parks;
  };
  expect(await parksOf('2019')).toEqual(['gir-national-park']);
  expect(await parksOf(null)).toEqual([]);
});

describe('an area beyond the guide', () => {
  const [NAGARAHOLE, KUMARAKOM] = ['area-nagarahole-national-park', 'area-kumarakom-bird-sanctuary'];

  test('is kept by its key, and one that is a park of the guide by its slug', async () => {
    await add(['chital'], '2025-07-01', KUMARAKOM);
    await add(['gaur'], '2025-07-01', 'area-keoladeo-national-park');
    const { species } = (await readLifeList(api, me())).body;
    expect(species).toMatchObject([
      {
        record: { park: KUMARAKOM },
        first: { place: { kind: 'park', park: KUMARAKOM } },
        parks: [KUMARAKOM],
      },
      { record: { park: 'keoladeo-national-park' }, parks: ['keoladeo-national-park'] },
    ]);
  });

  test('is told to others if it is large; a small one is a cell, whatever was seen there', async () => {
    await share('public');
    const shown = async (species: string, park: string) => {
      await api.db.write.delete(lifeRecords);
      await add([species], '2019', park);
      const { text, body } = await readLifeList(api, other(), me().id);
      return { isNamed: text.includes(park), place: body.species[0]?.first.place };
    };
    const place = { kind: 'cell', lat: 9.7, lng: 76.5, degrees: 0.2 };
    for (const species of ['chital', 'bengal-tiger'])
      expect(await shown(species, KUMARAKOM)).toEqual({ isNamed: false, place });
    expect(await shown('indian-pangolin', KUMARAKOM)).toEqual({ isNamed: false, place: null });
    expect(await shown('bengal-tiger', NAGARAHOLE)).toMatchObject({ isNamed: true });
  });
});

describe('a record is changed', () => {
  const change = (who: Member, payload: object) => call(who, 'change', payload);
  const changed = { species: 'chital', seen_on: '2025-03', park: 'area-chilika-lake' };
  const record = async () => (await readLifeList(api, me())).body.species[0]?.record;
  beforeEach(() => add(['chital'], '2025-07-01', 'kanha-national-park'));

  test('to another day and another place, or to none', async () => {
    expect(await change(me(), changed)).toEqual({
      status: 200,
      body: { success: true, message: 'Changed on your life list' },
    });
    expect(await record()).toEqual({ seen_on: '2025-03', park: 'area-chilika-lake' });
    await change(me(), { species: 'chital', seen_on: null, park: null });
    expect(await record()).toEqual({ seen_on: null, park: null });
  });

  test('by its owner alone, and only while it is there', async () => {
    const refused = { code: 'not_found', message: 'You did not tick this species on your life list.' };
    expect(await change(other(), changed)).toMatchObject({ status: 404, body: refused });
    await seedSighting(api.db.write, me().id, { species: ['gaur'], seenOn: '2025-01-05' });
    expect(await change(me(), { ...changed, species: 'gaur' })).toMatchObject({ status: 404, body: refused });
    expect(await record()).toEqual({ seen_on: '2025-07-01', park: 'kanha-national-park' });
    expect(await api.db.write.$count(lifeRecords)).toBe(1);
  });

  test.each([
    [{ species: 'unicorn' }, 'species', 'There is no species “unicorn” in the catalogue.'],
    [{ seen_on: '2026-06-17' }, 'seen_on', 'This day is in the future.'],
    [{ seen_on: '2026-02-30' }, 'seen_on', DAY_TEXT],
    [{ park: 'area-atlantis' }, 'park', NO_SUCH_AREA],
  ])('not to %j', async (wrong, field, message) => {
    const { status, body } = await change(me(), { ...changed, ...wrong });
    expect([status, body]).toMatchObject([400, { code: 'invalid_input', fields: { [field]: message } }]);
    expect(await record()).toEqual({ seen_on: '2025-07-01', park: 'kanha-national-park' });
  });
});

test('takes the day that has begun east of the server', async () => {
  expect((await add(['chital'], '2026-06-16')).status).toBe(200);
});

test.each(['add', 'change', 'remove', 'visibility', 'get'])('%s refuses wrong types', async (path) => {
  for (const payload of [{}, [], { species: 7, seen_on: {}, visibility: 'all', profileId: 'me' }]) {
    expect((await call(me(), path, payload)).status).toBe(400);
  }
});

test('a species that only others have is not removed from theirs', async () => {
  await add(['chital'], '2025-07-01');
  await call(other(), 'remove', { species: 'chital' });
  expect(await api.db.write.$count(lifeRecords)).toBe(1);
});

describe('an animal beyond the catalogue', () => {
  // The ids of the shipped taxa never change.
  const [SPARROW, TIGER_FAMILY, RHINO_FAMILY] = ['taxon-15241', 'taxon-3542', 'taxon-231'];

  test('is added by its key, told by its name, added again and removed', async () => {
    expect((await add([SPARROW, 'chital'], '2025-07-01', 'kanha-national-park')).status).toBe(200);
    await add([SPARROW], '2025-08');
    const { body } = await readLifeList(api, me());
    expect(body.species).toMatchObject([
      { species: 'chital', taxon: null },
      { species: SPARROW, times: 1, taxon: { name: 'House Sparrow' }, record: { seen_on: '2025-07-01' } },
    ]);
    expect((await call(me(), 'remove', { species: SPARROW })).status).toBe(200);
    expect(await api.db.write.$count(lifeRecords)).toBe(1);
  });

  test('has its slug where the catalogue has it, and counts once', async () => {
    const [tiger] = await api.db.write.select().from(taxa).where(eq(taxa.species, 'bengal-tiger'));
    const key = `taxon-${tiger?.id}`;
    await add([key], '2025-07-01');
    expect((await readLifeList(api, me())).body.species).toMatchObject([{ species: 'bengal-tiger' }]);
    expect((await add([key, 'bengal-tiger'], '2025-07-01')).body).toMatchObject({
      message: 'Name each species once.',
      fields: { records: 'Name each species once.' },
    });
  });

  test('that is not there is refused, and nothing is added', async () => {
    const { status, body } = await add(['chital', 'taxon-999999999'], '2025-07-01');
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['records']]);
    expect(await api.db.write.$count(lifeRecords)).toBe(0);
  });

  test('keeps its park from others where it may be an animal whose place is withheld', async () => {
    await add([SPARROW, TIGER_FAMILY, RHINO_FAMILY], '2025-07-01', 'kanha-national-park');
    await share('public');
    const { body } = await readLifeList(api, other(), me().id);
    const places = body.species.map(({ species, first, parks }) => [
      species,
      first.place !== null,
      parks.length,
    ]);
    expect(places).toEqual([
      [SPARROW, true, 1],
      [RHINO_FAMILY, false, 0],
      [TIGER_FAMILY, true, 1],
    ]);
  });
});

describe('counts as birders do', () => {
  const keyOf = async (name: string) => {
    const [taxon] = await api.db.write.select().from(taxa).where(eq(taxa.scientificName, name));
    return taxon?.species ?? `taxon-${taxon?.id}`;
  };
  test.each([
    [[], 0],
    [['Passer domesticus'], 1],
    [['Passer'], 1],
    [['Passer', 'Passeridae', 'Aves'], 1],
    [['Passer domesticus', 'Passer', 'Passeridae'], 1],
    [['Passer domesticus', 'Passer montanus', 'Passer'], 2],
    [['Canis lupus chanco'], 1],
    [['Canis lupus chanco', 'Canis lupus pallipes'], 1],
    [['Canis lupus chanco', 'Canis lupus', 'Canis'], 1],
    [['Panthera tigris', 'Panthera', 'Axis axis', 'Passer'], 3],
  ])('%j', async (names, count) => {
    const keys = await Promise.all(names.map(keyOf));
    if (keys.length > 0) await add(keys, '2025-07-01');
    await share('public');
    for (const who of [me(), other()]) {
      const { body } = await readLifeList(api, who, me().id);
      expect([body.species.length, body.species_count]).toEqual([names.length, count]);
    }
  });

  test('each species of the catalogue', async () => {
    await api.db.write
      .insert(lifeRecords)
      .values(roster.map(({ slug }) => ({ userId: me().id, species: slug, seenOn: null })));
    const { body } = await readLifeList(api, me());
    expect(body.species_count).toBe(roster.length);
  });
});

describe('for others', () => {
  beforeEach(() => add(['chital'], '2025-07-01', 'kanha-national-park'));
  const status = async () => (await readLifeList(api, other(), me().id)).status;

  test('private, for connections, or for all members', async () => {
    expect(await status()).toBe(404);
    await share('public');
    expect(await status()).toBe(200);
    await share('connections');
    expect(await status()).toBe(404);
    await seedConnection(api.db.write, me().id, other().id, 'pending');
    expect(await status()).toBe(404);
    await api.db.write.update(connections).set({ status: 'accepted' });
    expect(await status()).toBe(200);
    await share('private');
    expect(await status()).toBe(404);
  });

  test('the refusal is the same for a full and an empty list, private or for connections', async () => {
    const full = await readLifeList(api, other(), me().id);
    expect(full.body).toMatchObject({ code: 'not_found', message: 'This life list is not shared with you.' });
    await share('connections');
    expect((await readLifeList(api, other(), me().id)).text).toBe(full.text);
    await api.db.write.delete(lifeRecords);
    expect((await readLifeList(api, other(), me().id)).text).toBe(full.text);
  });

  test('tells months, and neither whom the list is shared with nor what is a record', async () => {
    await share('public');
    const { body } = await readLifeList(api, other(), me().id);
    expect(body.visibility).toBeUndefined();
    expect(body.owner.full_name).toBe('Asha Rao');
    expect(Object.keys(body.species[0] ?? {})).toEqual([
      ...['species', 'times', 'first', 'latest', 'parks', 'taxon'],
    ]);
    expect(body.species[0]).toMatchObject({ first: { seen_on: '2025-07' }, latest: { seen_on: '2025-07' } });
  });

  test('a block hides it both ways, as it hides the person', async () => {
    await share('public');
    await seedBlock(api.db.write, me().id, other().id);
    const hidden = await readLifeList(api, other(), me().id);
    const nobody = await readLifeList(api, other(), '00000000-0000-4000-8000-000000000000');
    expect([hidden.status, hidden.text]).toEqual([404, nobody.text]);
    await api.db.write.delete(blocks);
    await seedBlock(api.db.write, other().id, me().id);
    expect((await readLifeList(api, other(), me().id)).body.code).toBe('blocked');
  });
});

test('the profile says whether the life list can be seen', async () => {
  const shared = async (who: Member) =>
    (await api.call(who, 'POST', '/api/user/profiles', { profileId: me().id })).json<{
      life_list_shared: boolean;
    }>().life_list_shared;
  expect([await shared(me()), await shared(other())]).toEqual([true, false]);
  await share('connections');
  expect(await shared(other())).toBe(false);
  await seedConnection(api.db.write, me().id, other().id);
  expect(await shared(other())).toBe(true);
  await share('public');
  await api.db.write.delete(connections);
  expect(await shared(other())).toBe(true);
});

test('goes into the data export, and with the account', async () => {
  const leaver = await api.member('Leaving');
  await call(leaver, 'add', {
    records: [{ species: 'chital', seen_on: '2025-07-01', park: 'kanha-national-park' }],
  });
  const zip = await api.call(leaver, 'GET', '/api/user/export');
  expect(JSON.parse((await readZip(zip.rawPayload)).get('life-list.json')?.toString() ?? '')).toEqual([
    {
      species: 'chital',
      seen_on: '2025-07-01',
      park: 'kanha-national-park',
      created_at: expect.any(String),
    },
  ]);
  await api.call(leaver, 'POST', '/api/user/delete', { confirm: 'DELETE' });
  expect(await api.db.write.$count(lifeRecords, eq(lifeRecords.userId, leaver.id))).toBe(0);
});
