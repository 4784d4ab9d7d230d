import type { MapMark, SightingsMap } from '@aranya/contracts';
import { blocks, mutes, posts } from '../../platform/db/schema';
import { useMembers } from '../../testing';
import { call, usePostsApi } from '../posts.testing';
import { readSightingsMap } from './sightings-map';
import { publishSighting } from './sightings.testing';

const NOW = new Date('2026-05-20T10:00:00Z');
const KAZIRANGA = { kind: 'park', park: 'kaziranga-national-park' } as const;
const BOX = { south: 26, west: 92.5, north: 27.5, east: 94 };
const CLOSE = { south: 26.57, west: 93.16, north: 26.58, east: 93.18 };

const api = usePostsApi({ clock: () => NOW });
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const at = (lat: number, lng: number) => ({ kind: 'point', lat, lng }) as const;

async function look(asked: object = {}, who = bikram): Promise<SightingsMap> {
  const { status, body } = await call(api.app, who, '/api/sightings/map', { ...BOX, ...asked });
  expect(status).toBe(200);
  return body as unknown as SightingsMap;
}

const idsIn = ({ sightings }: SightingsMap) => sightings.map(({ post_id: id }) => id);
const inOrder = (marks: readonly MapMark[]) => [...marks].sort((a, b) => a.lat - b.lat || a.lng - b.lng);

describe('places', () => {
  test('a point is where it is, a square and a park stand for what is in them, and the newest comes first', async () => {
    const chital = await publishSighting(api.app, asha, { place: at(26.57751, 93.17113) });
    const tiger = await publishSighting(api.app, asha, {
      species: ['bengal-tiger'],
      place: at(27.11, 92.71),
      seen_on: '2026-04-02',
    });
    const rhino = await publishSighting(api.app, asha, {
      species: ['gaur'],
      place: KAZIRANGA,
      seen_on: '2026-03-02',
    });
    const found = await look();
    expect(idsIn(found)).toEqual([rhino._id, tiger._id, chital._id]);
    expect(found.sightings[1]).toEqual({
      post_id: tiger._id,
      species: [{ species: 'bengal-tiger', count: null }],
      place: { kind: 'cell', lat: 27.1, lng: 92.7, degrees: 0.2 },
      seen_on: '2026-04',
      protected: true,
    });
    expect(found).toMatchObject({ total: 3, has_more: false });
    const one = { park: null, total: 1 };
    expect(inOrder(found.marks)).toEqual([
      { ...one, lat: 26.57751, lng: 93.17113, degrees: 0 },
      { ...one, ...{ lat: 26.58, lng: 93.17 }, degrees: 0, park: KAZIRANGA.park },
      { ...one, lat: 27.1, lng: 92.7, degrees: 0.2 },
    ]);
  });

  test('sightings side by side count as one square, which parts as the box shrinks', async () => {
    await publishSighting(api.app, asha, { place: at(26.5711, 93.1611) });
    await publishSighting(api.app, asha, { place: at(26.5789, 93.1789) });
    const wide = await look();
    expect(wide.marks).toEqual([{ lat: 26.55, lng: 93.15, degrees: 0.1, park: null, total: 2 }]);
    const close = await look(CLOSE);
    expect(inOrder(close.marks).map(({ lat, degrees }) => [lat, degrees])).toEqual([
      [26.5711, 0],
      [26.5789, 0],
    ]);
  });

  test('from far, parks count with what is around them', async () => {
    await publishSighting(api.app, asha, { place: KAZIRANGA });
    await publishSighting(api.app, asha, { place: at(26.6, 93.2) });
    const { marks } = await look({ south: 8, west: 68, north: 36, east: 97 });
    expect(marks).toEqual([{ lat: 27, lng: 93, degrees: 2, park: null, total: 2 }]);
  });

  test('a withheld one and one without a place are neither shown nor counted', async () => {
    await publishSighting(api.app, asha, { species: ['indian-pangolin'], place: at(26.6, 93.2) });
    await publishSighting(api.app, asha, { place: at(26.6, 93.2), seen_on: '2026-01-02', hide_place: true });
    await publishSighting(api.app, asha, { place: null });
    expect(await look()).toEqual({ success: true, marks: [], total: 0, has_more: false, sightings: [] });
  });
});

describe('filters', () => {
  const seen = async (species: string, day = '2026-05-14') =>
    (await publishSighting(api.app, asha, { species: [species], place: KAZIRANGA, seen_on: day }))._id;

  test('by group, for animals of the guide and beyond it', async () => {
    const [chital, sparrow, cobra, spider] = [
      await seen('chital'),
      await seen('taxon-15241'),
      await seen('green-sea-turtle'),
      await seen('coconut-crab'),
    ];
    const groups = { mammals: chital, birds: sparrow, reptiles: cobra, 'other invertebrates': spider };
    for (const [group, id] of Object.entries(groups)) {
      const found = await look({ group });
      expect([group, idsIn(found), found.total]).toEqual([group, [id], 1]);
    }
    expect((await look({ group: 'fishes' })).total).toBe(0);
    const frog = await seen('free:frogs:Green leaper');
    await seen('free:unknown:Night thing');
    expect(idsIn(await look({ group: 'amphibians' }))).toEqual([frog]);
    expect((await look({ group: 'other invertebrates' })).total).toBe(1);
  });

  test('by animal, with what is below it', async () => {
    const tiger = await seen('bengal-tiger');
    await seen('chital');
    for (const species of ['bengal-tiger', 'taxon-3542'])
      expect(idsIn(await look({ species }))).toEqual([tiger]);
  });

  test('by time, as far as others may know it', async () => {
    const open = await seen('chital', '2026-05-14');
    const older = await seen('chital', '2026-05-12');
    const tiger = await seen('bengal-tiger', '2026-05-02');
    await seen('bengal-tiger', '2025-12-02');
    expect(idsIn(await look({ last_days: 7 }))).toEqual([tiger, open]);
    expect(idsIn(await look({ last_days: 30 }))).toEqual([tiger, older, open]);
    expect(idsIn(await look({ month: 5 }))).toEqual([tiger, older, open]);
    expect((await look({ month: 12 })).total).toBe(1);
  });

  test('counts the newest of very many, and says so', async () => {
    await seen('chital');
    const newest = [await seen('chital'), await seen('chital')].reverse();
    const asked = { currentUserId: bikram.id, query: BOX, now: NOW };
    const found = await readSightingsMap(api.db.write, asked, 2);
    expect(found).toMatchObject({ total: 2, has_more: true, marks: [{ total: 2 }] });
    expect(idsIn(found)).toEqual(newest);
    expect(await readSightingsMap(api.db.write, asked, 3)).toMatchObject({ total: 3, has_more: false });
  });
});

test('posts of people who are blocked or muted, and hidden posts, are neither shown nor counted', async () => {
  await publishSighting(api.app, asha, { place: KAZIRANGA });
  const { write } = api.db;
  await write.insert(blocks).values({ blockerId: asha.id, blockedId: bikram.id });
  expect((await look()).total).toBe(0);
  await write.delete(blocks);
  await write.insert(mutes).values({ userId: bikram.id, mutedId: asha.id });
  expect((await look()).total).toBe(0);
  await write.delete(mutes);
  await write.update(posts).set({ hiddenAt: NOW, hiddenReason: 'A den' });
  expect((await look()).total).toBe(0);
  expect((await look({}, asha)).total).toBe(1);
});

test.each([
  [{ south: 27.5 }, 'south', 'The south of the box must be below its north.'],
  [{ west: 95 }, 'west', 'The west of the box must be before its east.'],
  [{ north: 87 }, 'north', 'The box can span at most 60° from south to north and 90° from west to east.'],
  [{ west: 1 }, 'north', 'The box can span at most 60° from south to north and 90° from west to east.'],
  [{ north: 91 }, 'north', 'A latitude is a number from -90 to 90.'],
  [{ last_days: 1 }, 'last_days', 'The last days are 7 or 30.'],
  [{ species: 'unicorn' }, 'species', 'There is no species “unicorn” in the catalogue.'],
])('%j is refused at %s: %s', async (wrong, field, sentence) => {
  const { status, body } = await call(api.app, bikram, '/api/sightings/map', { ...BOX, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: sentence } });
});
