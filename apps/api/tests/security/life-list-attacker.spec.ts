import { cellOf } from '@aranya/wildlife-data';
import fc from 'fast-check';
import { readLifeList, type SeenPost, seedSighting } from '../../src/members/life-list/life-list.testing';
import { lifeRecords, posts, sightings, sightingSpecies, users } from '../../src/platform/db/schema';
import { definedStatements } from '../../src/platform/db/statement';
import { openMembers, openSite } from '../../src/public/guests/guests.testing';
import { emptyBeforeEach, type Member, useTestApp } from '../../src/testing';

let owner: Member;
let attacker: Member;
const api = useTestApp();
beforeAll(async () => {
  [owner, attacker] = [await api.member('asha'), await api.member('bikram')];
  await api.db.write.update(users).set({ lifeList: 'public' });
});
emptyBeforeEach(api, posts, lifeRecords);

const seed = (seen: SeenPost) => seedSighting(api.db.write, owner.id, seen);
/** What somebody else is sent, to the last byte. */
const answer = async () => {
  const { status, text } = await readLifeList(api, attacker, owner.id);
  expect(status).toBe(200);
  return text;
};
const month = (day: string) => day.slice(0, 7);
/** As `posts.sighting` has it. */
const protectedAt = (day: string, { lat, lng }: { lat: number; lng: number }): SeenPost => ({
  species: ['bengal-tiger'],
  seenOn: day,
  place: { lat, lng },
  shown: { seen_on: month(day), place: { kind: 'cell', ...cellOf({ lat, lng }), degrees: 0.2 } },
});

test('the exact day, point and hidden park of a protected sighting are nowhere in the answer', async () => {
  await seed(protectedAt('2026-03-17', { lat: 20.2471, lng: 79.3317 }));
  await seed({
    species: ['chital'],
    seenOn: '2026-03-18',
    place: { park: 'kanha-national-park' },
    shown: { seen_on: '2026-03', place: { kind: 'cell', lat: 22.3, lng: 80.7, degrees: 0.2 } },
  });
  const text = await answer();
  for (const secret of ['03-17', '03-18', '20.2471', '79.3317', 'kanha', '"point"'])
    expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({
    species: [
      { species: 'bengal-tiger', first: { seen_on: '2026-03' }, parks: [] },
      { species: 'chital', parks: [] },
    ],
  });
});

test('a guest reads which animals they are, and no place or day at all', async () => {
  await openSite(api);
  await openMembers(api, owner.id);
  await seed(protectedAt('2026-03-17', { lat: 20.2471, lng: 79.3317 }));
  const { statusCode, body } = await api.app.inject(`/api/guests/members/${owner.id}`);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    life_list: { species: [{ species: 'bengal-tiger' }], species_count: 1 },
  });
  expect(JSON.stringify((JSON.parse(body) as { life_list: object }).life_list)).not.toMatch(/2026|20\.|79\./);
});

test('a moved point and another day of the month change no byte of the answer', async () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
  const inCell = fc.record({
    lat: fc.double({ min: 20.21, max: 20.39, noNaN: true }),
    lng: fc.double({ min: 79.21, max: 79.39, noNaN: true }),
  });
  await seed(protectedAt('2026-03-17', { lat: 20.3, lng: 79.3 }));
  await seed({ species: ['bengal-tiger'], seenOn: '2026-03-10' });
  await seed({ species: ['chital'], seenOn: '2026-03-12' });
  const before = await answer();
  await fc.assert(
    fc.asyncProperty(days, inCell, async (seenOn, point) => {
      await api.db.write.update(sightings).set({ level: 2, ...point, seenOn });
      await api.db.write.update(sightingSpecies).set({ seenOn });
      expect(await answer()).toBe(before);
    }),
    { numRuns: 25 },
  );
});

test('which of two sightings in one month came first is not told by their days', async () => {
  const orders: string[] = [];
  for (const [hidden, open] of [
    ['2026-03-02', '2026-03-15'],
    ['2026-03-28', '2026-03-15'],
  ] as const) {
    await api.db.write.delete(posts);
    await seed(protectedAt(hidden, { lat: 20.3, lng: 79.3 }));
    await seed({ species: ['bengal-tiger'], seenOn: open });
    const [tiger] = (await readLifeList(api, attacker, owner.id)).body.species;
    orders.push(`${tiger?.first.seen_on} ${tiger?.latest.seen_on}`);
  }
  expect(orders[0]).toBe(orders[1]);
});

test('the order of the species is that of their names, whatever was seen first', async () => {
  await seed(protectedAt('2026-03-30', { lat: 20.3, lng: 79.3 }));
  await seed({ ...protectedAt('2026-03-02', { lat: 20.3, lng: 79.3 }), species: ['asian-elephant'] });
  await api.db.write.insert(lifeRecords).values([
    { userId: owner.id, species: 'snow-leopard', seenOn: '2026-03-01' },
    { userId: owner.id, species: 'dhole', seenOn: '2026-03-09' },
  ]);
  const { species } = (await readLifeList(api, attacker, owner.id)).body;
  expect(species.map((entry) => entry.species)).toEqual([
    'asian-elephant',
    'bengal-tiger',
    'dhole',
    'snow-leopard',
  ]);
});

test('a hidden post adds neither a species, nor a count, nor a first day', async () => {
  await seed({ species: ['chital'], seenOn: '2026-03-12' });
  const before = await answer();
  await seed({ species: ['chital', 'gaur'], seenOn: '2020-01-01', hidden: true });
  expect(await answer()).toBe(before);
});

test('before and after a new protected sighting differ by what its post shows', async () => {
  await seed({ species: ['chital'], seenOn: '2026-03-12' });
  const before = (await readLifeList(api, attacker, owner.id)).body.species;
  const postId = await seed(protectedAt('2026-03-17', { lat: 20.2471, lng: 79.3317 }));
  const after = (await readLifeList(api, attacker, owner.id)).body.species;
  const place = { kind: 'cell', lat: 20.3, lng: 79.3, degrees: 0.2 };
  const shown = { seen_on: '2026-03', place, post_id: postId };
  expect(after.filter(({ species }) => !before.some((entry) => entry.species === species))).toEqual([
    { species: 'bengal-tiger', times: 1, first: shown, latest: shown, parks: [], taxon: null },
  ]);
});

test('a record without a post gives the month, of any species: ticked together they would tell the day', async () => {
  const rows = ['bengal-tiger', 'chital'].map((species) => ({
    userId: owner.id,
    species,
    seenOn: '2026-03-17',
    park: 'kanha-national-park',
  }));
  await api.db.write.insert(lifeRecords).values(rows);
  const before = await answer();
  expect(before).not.toContain('03-17');
  await api.db.write.update(lifeRecords).set({ seenOn: '2026-03-02' });
  expect(await answer()).toBe(before);
});

test('private and public again, nothing more is told than before', async () => {
  await seed(protectedAt('2026-03-17', { lat: 20.3, lng: 79.3 }));
  const before = await answer();
  for (const visibility of ['private', 'connections', 'public']) {
    const { statusCode } = await api.call(owner, 'POST', '/api/life-list/visibility', { visibility });
    expect(statusCode).toBe(200);
    const { status, text } = await readLifeList(api, attacker, owner.id);
    if (visibility === 'public') expect(text).toBe(before);
    else expect([status, text.includes('tiger')]).toEqual([404, false]);
  }
});

test('the statement for others reads no exact place or day', () => {
  const text = definedStatements().get('shared_life_list') ?? '';
  expect(text).toContain("p.sighting->>'seen_on'");
  for (const exact of ['sightings', 'n.seen_on', 'lat', 'lng', 'hide_place'])
    expect(text).not.toMatch(new RegExp(`\\b${exact}\\b`));
});
