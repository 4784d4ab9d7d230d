import type { LifeListImport, NameMatch } from '@aranya/contracts';
import { newId } from '../../../platform/common/ids';
import { importedRecords, lifeImports, lifeRecords, posts, users } from '../../../platform/db/schema';
import { type Member, readZip, useTestApp } from '../../../testing';
import { readLifeList, seedSighting } from '../life-list.testing';

const NOW = new Date('2026-06-15T12:00:00Z');
// The ids of the shipped taxa never change.
const SPARROW = 'taxon-15241';

let [asha, bikram]: Member[] = [];
const api = useTestApp({ clock: () => NOW });
beforeAll(async () => {
  [asha, bikram] = [await api.member('asha'), await api.member('bikram')];
});
beforeEach(async () => {
  for (const table of [posts, lifeRecords, lifeImports]) await api.db.write.delete(table);
  await api.db.write.update(users).set({ lifeList: 'private' });
});

const me = () => asha as Member;
const other = () => bikram as Member;

async function call(who: Member, path: string, payload?: object) {
  const answer = await api.call(who, payload ? 'POST' : 'GET', `/api/life-list/${path}`, payload);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
type Seen = readonly [species: string, seenOn: string | null];
const add = (importId: string, seen: readonly Seen[], who = me()) =>
  call(who, 'import/add', {
    import_id: importId,
    source: 'ebird',
    records: seen.map(([species, seenOn]) => ({ species, seen_on: seenOn })),
  });
const undo = (importId: string, who = me()) => call(who, 'import/undo', { import_id: importId });
const imports = async (who = me()) => (await call(who, 'imports')).body['imports'] as LifeListImport[];
const days = async () =>
  (await readLifeList(api, me())).body.species.map(({ species, first }) => [species, first.seen_on]);

describe('names', () => {
  const match = async (...names: { scientific_name?: string; common_name?: string }[]) => {
    const { status, body } = await call(me(), 'import/match', { names });
    expect(status).toBe(200);
    return body['matches'] as NameMatch[];
  };

  test('are told in their order: matched, unclear or unknown; nothing is added', async () => {
    const [tiger, sparrow, misspelt, nobody] = await match(
      { scientific_name: 'Panthera tigris tigris' },
      { scientific_name: 'Nosuchgenus nosuch', common_name: 'House Sparrow' },
      { scientific_name: 'Passer domestikus', common_name: 'Haus Sparow' },
      { scientific_name: 'Xyzzyqux plughwort' },
    );
    expect(tiger).toMatchObject({ result: 'matched', taxon: { species: 'bengal-tiger' } });
    expect(sparrow).toMatchObject({ result: 'matched', taxon: { id: 15241, species: null } });
    expect(misspelt).toMatchObject({
      result: 'unclear',
      candidates: expect.arrayContaining([
        expect.objectContaining({ scientific_name: 'Passer domesticus' }) as object,
      ]) as object,
    });
    expect(nobody).toEqual({ result: 'unknown' });
    expect(await api.db.write.$count(importedRecords)).toBe(0);
  });

  test('come 100 at once and no more', async () => {
    const names = new Array(100).fill({ scientific_name: 'Axis axis' }) as { scientific_name: string }[];
    expect(await match(...names)).toHaveLength(100);
    expect((await call(me(), 'import/match', { names: [...names, ...names] })).status).toBe(400);
  });

  test('of which both are empty are refused', async () => {
    const { status, body } = await call(me(), 'import/match', { names: [{ scientific_name: ' ' }] });
    expect([status, body]).toMatchObject([400, { fields: { 'names.0': 'A name is missing.' } }]);
  });
});

test('an import is on the list, for its owner and for others by the month', async () => {
  await add(newId(), [
    ['chital', '2019-02-03'],
    [SPARROW, null],
  ]);
  const { body } = await readLifeList(api, me());
  expect(body.species).toMatchObject([
    { species: 'chital', times: 1, first: { seen_on: '2019-02-03' }, record: null, imported: true },
    { species: SPARROW, first: { seen_on: null }, taxon: { name: 'House Sparrow' } },
  ]);
  await call(me(), 'visibility', { visibility: 'public' });
  const shared = (await readLifeList(api, other(), me().id)).body;
  expect(shared.species[0]).toMatchObject({ first: { seen_on: '2019-02', place: null } });
  expect(shared.species[0]?.imported).toBeUndefined();
  expect(shared.species_count).toBe(2);
});

test('a part that is sent twice, and a rest that comes after a break, double and lose nothing', async () => {
  const id = newId();
  await add(id, [['chital', '2019-02-03']]);
  await Promise.all([
    add(id, [['chital', '2019-02-03']]),
    add(id, [['chital', '2019-02-03']]),
    add(id, [['gaur', '2020-01-01']]),
  ]);
  expect(await days()).toEqual([
    ['chital', '2019-02-03'],
    ['gaur', '2020-01-01'],
  ]);
  expect(await imports()).toEqual([
    { import_id: id, source: 'ebird', createdAt: expect.any(String) as string, species_count: 2 },
  ]);
});

test('a name that stands in two parts has its earlier day, and its day rather than none', async () => {
  const id = newId();
  for (const day of ['2019-02-03', '2018-01-01', null, '2020-01-01']) await add(id, [['chital', day]]);
  expect(await days()).toEqual([['chital', '2018-01-01']]);
});

test('the earlier day counts, and what was there before is as it was once the import is taken back', async () => {
  await seedSighting(api.db.write, me().id, { species: ['gaur'], seenOn: '2025-01-05' });
  await call(me(), 'add', {
    records: [{ species: 'chital', seen_on: '2021-07-01', park: 'kanha-national-park' }],
  });
  const before = (await readLifeList(api, me())).body.species;
  const [first, second] = [newId(), newId()];
  await add(first, [
    ['chital', '2019-02-03'],
    ['gaur', '2026-01-01'],
    ['sangai', '2018-01-01'],
  ]);
  await add(second, [['sangai', '2017-01-01']]);
  expect(await days()).toEqual([
    ['chital', '2019-02-03'],
    ['gaur', '2025-01-05'],
    ['sangai', '2017-01-01'],
  ]);
  // Ticked and imported is one time; a sighting is one more.
  const { species: now } = (await readLifeList(api, me())).body;
  expect(now.map(({ times }) => times)).toEqual([1, 2, 1]);
  for (let time = 0; time < 2; time += 1) expect((await undo(second)).status).toBe(200);
  expect((await days())[2]).toEqual(['sangai', '2018-01-01']);
  await undo(first);
  const after = (await readLifeList(api, me())).body.species;
  expect(after).toEqual(before);
  expect(await imports()).toEqual([]);
});

test('the same id of two people is two imports, and nobody takes back that of another', async () => {
  const id = newId();
  await add(id, [['chital', '2019-02-03']]);
  await add(id, [['gaur', '2019-02-03']], other());
  await undo(id, other());
  expect(await imports(other())).toEqual([]);
  expect(await days()).toEqual([['chital', '2019-02-03']]);
});

test('a species is removed alone', async () => {
  await add(newId(), [
    ['chital', '2019-02-03'],
    ['gaur', null],
  ]);
  await call(me(), 'remove', { species: 'chital' });
  expect(await days()).toEqual([['gaur', null]]);
  expect((await imports())[0]?.species_count).toBe(1);
});

test.each([
  [[['unicorn', '2019-01-01']], 'records', 'There is no species “unicorn” in the catalogue.'],
  [
    [['taxon-999999999', '2019-01-01']],
    'records',
    'There is no such animal. Choose one that the search finds.',
  ],
  [[], 'records', 'Choose a species.'],
  [
    [
      ['chital', null],
      ['chital', null],
    ],
    'records',
    'Name each species once.',
  ],
  [
    [
      ['gaur', '2019-01-01'],
      ['chital', '2026-06-17'],
    ],
    'records.1.seen_on',
    'This day is in the future.',
  ],
  [[['chital', '1899-12-31']], 'records.0.seen_on', 'Choose a day after 1899.'],
  [[['chital', '2019-02']], 'records.0.seen_on', 'A day is written YYYY-MM-DD.'],
] satisfies [Seen[], string, string][])('refuses %j and adds nothing', async (seen, field, message) => {
  const { status, body } = await add(newId(), seen);
  expect([status, body]).toMatchObject([400, { code: 'invalid_input', fields: { [field]: message } }]);
  expect(await imports()).toEqual([]);
});

test('refuses a source and an id that are none', async () => {
  const records = [{ species: 'chital', seen_on: null }];
  const refused = await call(me(), 'import/add', { import_id: '7', source: 'excel', records });
  expect([refused.status, Object.keys(refused.body['fields'] as object)]).toEqual([
    400,
    ['import_id', 'source'],
  ]);
  expect((await undo('7')).status).toBe(400);
});

test('goes into the data export, and with the account', async () => {
  const leaver = await api.member('Leaving');
  await add(newId(), [['chital', '2019-02-03']], leaver);
  const zip = await api.call(leaver, 'GET', '/api/user/export');
  expect(JSON.parse((await readZip(zip.rawPayload)).get('imports.json')?.toString() ?? '')).toEqual([
    {
      source: 'ebird',
      created_at: expect.any(String) as string,
      records: [{ species: 'chital', seen_on: '2019-02-03' }],
    },
  ]);
  await api.call(leaver, 'POST', '/api/user/delete', { confirm: 'DELETE' });
  expect(await api.db.write.$count(lifeImports)).toBe(0);
  expect(await api.db.write.$count(importedRecords)).toBe(0);
});
