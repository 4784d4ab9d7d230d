import { type FoundTaxonSummary, taxonKey } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import { lifeRecords, posts, suspensions, taxa } from '../../platform/db/schema';
import { type Caller, usePostsApi } from '../posts.testing';
import { publishSighting, type SightingFields } from './sightings.testing';

const HOUR = 3_600_000;
let now = new Date('2026-11-20T08:00:00Z');
const api = usePostsApi({ clock: () => now });
// What was read is kept for some minutes.
beforeEach(() => {
  now = new Date(now.getTime() + HOUR);
});

const PARK = 'kanha-national-park';
const at = (park: string) => ({ kind: 'park' as const, park });
/** 50 km from the middle of Kanha. */
const NEAR = { kind: 'point' as const, lat: 22.7, lng: 80.9 };

/** Of equal fit to "barbet", and met by many, by some and by few. */
const BARBETS = ['Psilopogon haemacephalus', 'Psilopogon zeylanicus', 'Psilopogon malabaricus'];

let asha: Caller;
beforeAll(async () => {
  asha = await api.member('asha');
});

const keyOf = async (scientificName: string) => {
  const [found] = await api.db.write.select().from(taxa).where(eq(taxa.scientificName, scientificName));
  if (!found) throw new Error(`There is no ${scientificName}.`);
  return taxonKey(found.id);
};
const see = async (name: string, more: SightingFields = {}) =>
  publishSighting(api.app, asha, {
    species: [name.includes(' ') ? await keyOf(name) : name],
    place: at(PARK),
    seen_on: '2025-11-03',
    ...more,
  });

const search = (query: Record<string, string>) =>
  api.call(null, 'GET', `/api/taxa?${new URLSearchParams({ limit: '50', ...query })}`);
const found = async (q: string, place: Record<string, string> = {}) =>
  (await search({ q, ...place })).json<{ taxa: FoundTaxonSummary[] }>().taxa;
/** The animals that were seen in the place or around it, in the order of the answer. */
const seenIn = async (q: string, place: Record<string, string> = { park: PARK, month: '11' }) =>
  (await found(q, place)).flatMap(({ scientific_name: name, seen }) => (seen ? [[name, seen]] : []));

const [copper = '', brown = '', malabar = ''] = BARBETS;

test('what was seen there in the month stands first, then what was seen around, then the rest as without a place', async () => {
  const before = (await found('barbet')).map(({ scientific_name: name }) => name);
  await see(malabar);
  await see(brown, { seen_on: '2025-04-03' });
  const here = await found('barbet', { park: PARK, month: '11' });
  expect(here.slice(0, 2).map(({ scientific_name: name, seen }) => [name, seen])).toEqual([
    [malabar, 'here'],
    [brown, 'around'],
  ]);
  expect(here.slice(2).map(({ scientific_name: name }) => name)).toEqual(
    before.filter((name) => name !== malabar && name !== brown),
  );
  expect(here.slice(2).some(({ seen }) => seen !== undefined)).toBe(false);
});

test('an exact name and better words stay first', async () => {
  await see(malabar);
  const exact = await found('coppersmith barbet', { park: PARK, month: '11' });
  expect(exact[0]?.scientific_name).toBe(copper);
});

test('without a month each counts; another park and a point nearby are around, and far ones nowhere', async () => {
  await see(malabar, { seen_on: '2025-04-03' });
  await see(brown, { place: NEAR });
  await see(copper, { place: at('ranthambore-national-park') });
  expect(await seenIn('barbet', { park: PARK })).toEqual([
    [malabar, 'here'],
    [brown, 'around'],
  ]);
  const { lat, lng } = cellOf(NEAR);
  expect(await seenIn('barbet', { lat: String(lat), lng: String(lng), month: '11' })).toEqual([
    [brown, 'here'],
    [malabar, 'around'],
  ]);
});

test('a subspecies counts as its species, and the catalogue as others', async () => {
  await see('bengal-tiger');
  expect(await seenIn('tiger')).toEqual([
    ['Panthera tigris', 'here'],
    ['Panthera tigris tigris', 'here'],
  ]);
});

test('a place without a sighting changes nothing, and only searches with a place are kept for a minute', async () => {
  expect(await found('barbet', { park: PARK, month: '11' })).toEqual(await found('barbet'));
  const kept = async (query: Record<string, string>) => (await search(query)).headers['cache-control'];
  expect(await kept({ q: 'barbet' })).toBe('public, max-age=3600');
  expect(await kept({ q: 'barbet', park: PARK })).toBe('public, max-age=60');
});

describe('what others may not see has no rank', () => {
  test('a hidden place, and a protected animal in a small park while others read the state alone', async () => {
    await see(malabar, { hide_place: true });
    await see('dhole', { place: at('bhitarkanika-national-park'), seen_on: now.toISOString().slice(0, 10) });
    expect(await seenIn('barbet')).toEqual([]);
    expect(await seenIn('dhole', { park: 'bhitarkanika-national-park' })).toEqual([]);
  });

  test('a small area beyond the guide, whose protected animals others know by a cell', async () => {
    const park = 'area-ranganathittu-bird-sanctuary';
    await see('bengal-tiger', { place: at(park) });
    expect(await seenIn('tiger', { park, month: '11' })).toEqual([
      ['Panthera tigris', 'around'],
      ['Panthera tigris tigris', 'around'],
    ]);
  });

  test('a hidden post, and posts of a suspended member until the suspension ends', async () => {
    const post = await see(malabar);
    await see(brown);
    const update = api.db.write.update(posts).set({ hiddenAt: now, hiddenReason: 'Trade' });
    await update.where(eq(posts.id, post._id));
    expect(await seenIn('barbet')).toEqual([[brown, 'here']]);
    const until = new Date(now.getTime() + 2 * HOUR);
    await api.db.write.insert(suspensions).values({ userId: asha.id, reason: 'Trade', since: now, until });
    now = new Date(now.getTime() + HOUR);
    expect(await seenIn('barbet')).toEqual([]);
    now = until;
    expect(await seenIn('barbet')).toEqual([[brown, 'here']]);
    await api.db.write.delete(suspensions);
  });

  test('what a life list has without a post', async () => {
    const record = { userId: asha.id, species: await keyOf(malabar), seenOn: '2025-11', park: PARK };
    await api.db.write.insert(lifeRecords).values(record);
    expect(await seenIn('barbet')).toEqual([]);
    await api.db.write.delete(lifeRecords);
  });
});

const place = 'A place is either a park or a latitude and a longitude; a month goes with a place.';
test.each([
  [{ park: 'atlantis' }, 'There is no such park or protected area.'],
  [{ park: 'No Slug' }, 'A park is named by its slug'],
  [{ park: PARK, month: '13' }, 'Months go from 1 to 12.'],
  [{ park: PARK, month: 'May' }, 'Months go from 1 to 12.'],
  [{ month: '5' }, place],
  [{ lat: '22.7' }, place],
  [{ park: PARK, lat: '22.7', lng: '80.9' }, place],
  [{ lat: '22.71', lng: '80.9' }, 'A latitude is a number from -90 to 90 with one digit after the point.'],
  [{ lat: '22.7', lng: '181' }, 'A longitude is a number from -180 to 180 with one digit after the point.'],
])('%j is refused: %s', async (query: Record<string, string>, sentence) => {
  const answer = await search({ q: 'barbet', ...query });
  const { code, message } = answer.json<{ code: string; message: string }>();
  expect([answer.statusCode, code]).toEqual([400, 'invalid_input']);
  expect(message).toContain(sentence);
});
