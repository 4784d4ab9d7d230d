import { taxonKey } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { importedRecords, lifeImports, lifeRecords, mutes, posts, taxa } from '../../platform/db/schema';
import { type Caller, call, usePostsApi } from '../../posts/posts.testing';
import { publishSighting, type SightingFields } from '../../posts/sightings/sightings.testing';
import { seedBlock } from '../../testing';
import { readTargets } from './targets.statement';

const PARK = 'kanha-national-park';

const api = usePostsApi();
let [asha, bikram, chitra]: Caller[] = [];
beforeAll(async () => {
  [asha, bikram, chitra] = [await api.member('asha'), await api.member('bikram'), await api.member('chitra')];
});
beforeEach(async () => {
  for (const table of [lifeRecords, lifeImports, mutes]) await api.db.write.delete(table);
});

const me = () => asha as Caller;
const other = () => bikram as Caller;
const third = () => chitra as Caller;

const keyOf = async (scientificName: string) => {
  const [found] = await api.db.write.select().from(taxa).where(eq(taxa.scientificName, scientificName));
  if (!found) throw new Error(`There is no ${scientificName}.`);
  return taxonKey(found.id);
};
const see = (who: Caller, species: string[], more: SightingFields = {}) =>
  publishSighting(api.app, who, { species, place: { kind: 'park', park: PARK }, ...more });
const ask = (body: object = {}) =>
  call(api.app, me(), '/api/life-list/targets', { park: PARK, month: 5, ...body });
/** How many members noted each species that the list lacks. */
const told = async (body: object = {}) => {
  const { body: answer } = await ask(body);
  const listed = answer['targets'] as { species: string; members: number }[];
  return listed.map(({ species, members }) => [species, members]);
};

test('has what others noted there in this month of any year, most noted first', async () => {
  await see(other(), ['chital'], { seen_on: '2025-05-03' });
  await see(other(), ['chital', 'gaur']);
  await see(third(), ['gaur', 'sambar']);
  await see(other(), ['dhole'], { seen_on: '2026-04-03' });
  await see(other(), ['nilgai'], { place: { kind: 'park', park: 'bandipur-national-park' } });
  const sparrow = await keyOf('Passer domesticus');
  await see(third(), [sparrow]);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    targets: [
      { species: 'gaur', members: 2, taxon: null },
      { species: 'chital', members: 1, taxon: null },
      { species: 'sambar', members: 1, taxon: null },
      { species: sparrow, members: 1, taxon: expect.objectContaining({ name: 'House Sparrow' }) },
    ],
    total: 4,
    noted: 4,
  });
  expect(await told({ month: 4 })).toEqual([['dhole', 1]]);
  expect((await ask({ month: 1 })).body).toMatchObject({ targets: [], total: 0, noted: 0 });
});

test('lacks what the own list has: from a post of anywhere, ticked or imported', async () => {
  await see(other(), ['chital', 'gaur', 'dhole', 'sambar']);
  await see(me(), ['chital', 'nilgai'], { place: null, seen_on: '2020-01-01' });
  const { write } = api.db;
  await write.insert(lifeRecords).values({ userId: me().id, species: 'gaur', seenOn: null });
  const importId = newId();
  await write.insert(lifeImports).values({ userId: me().id, id: importId, source: 'ebird' });
  await write.insert(importedRecords).values({ userId: me().id, importId, species: 'dhole' });
  expect((await ask()).body).toMatchObject({ targets: [{ species: 'sambar' }], total: 1, noted: 4 });
});

test('a subspecies is of its species, in both lists, and a higher rank counts nothing', async () => {
  const tiger = await keyOf('Panthera tigris');
  await see(other(), ['bengal-tiger', await keyOf('Panthera')]);
  await see(third(), [tiger]);
  expect(await told()).toEqual([['bengal-tiger', 2]]);
  const own = (species: string) =>
    api.db.write.insert(lifeRecords).values({ userId: me().id, species, seenOn: null });
  await own(await keyOf('Panthera'));
  expect(await told()).toHaveLength(1);
  await own('bengal-tiger');
  expect(await told()).toEqual([]);
});

test('a week counts in both of its months', async () => {
  await see(other(), ['indian-giant-squirrel'], { seen_on: '2025-11-02' });
  expect(await told({ month: 10 })).toHaveLength(1);
  expect(await told({ month: 11 })).toHaveLength(1);
  expect(await told({ month: 12 })).toEqual([]);
});

test('leaves out hidden posts, and people who are blocked or muted', async () => {
  const hidden = await see(other(), ['chital']);
  await see(third(), ['gaur']);
  await api.db.write
    .update(posts)
    .set({ hiddenAt: new Date(), hiddenReason: 'A den' })
    .where(eq(posts.id, hidden._id));
  expect(await told()).toEqual([['gaur', 1]]);
  await api.db.write.insert(mutes).values({ userId: me().id, mutedId: third().id });
  expect(await told()).toEqual([]);
  await api.db.write.delete(mutes);
  await seedBlock(api.db.write, third().id, me().id);
  expect((await ask()).body).toMatchObject({ targets: [], noted: 0 });
});

test('an area beyond the guide by its key, and a park of the guide by both', async () => {
  await see(other(), ['chital'], { place: { kind: 'park', park: 'area-nagarahole-national-park' } });
  expect(await told({ park: 'area-nagarahole-national-park' })).toEqual([['chital', 1]]);
  await see(other(), ['gaur']);
  expect(await told({ park: 'area-kanha-national-park' })).toEqual([['gaur', 1]]);
});

test('looks at so many of the newest sightings', async () => {
  await see(other(), ['chital']);
  await see(other(), ['gaur']);
  const asked = { currentUserId: me().id, park: PARK, month: 5 };
  expect((await readTargets(api.db.write, asked, 1)).targets).toMatchObject([{ species: 'gaur' }]);
});

test.each([
  [
    { park: 'atlantis' },
    'park',
    'There is no such park or protected area. Choose one that the search finds.',
  ],
  [{ park: undefined }, 'park', 'park is missing.'],
  [{ park: 'Kanha' }, 'park', 'A park is named by its slug, such as kanha-national-park.'],
  [{ month: 13 }, 'month', 'Months go from 1 to 12.'],
  [{ month: 0 }, 'month', 'Months go from 1 to 12.'],
  [{ month: undefined }, 'month', 'month is missing.'],
])('refuses %j', async (asked, field, message) => {
  const { status, body } = await ask(asked);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    code: 'invalid_input',
    message,
    fields: { [field]: message },
  });
});
