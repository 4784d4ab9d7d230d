import type { SightingInput } from '@aranya/contracts';
import { asc, sql } from 'drizzle-orm';
import { identifications, posts, sensitivityRuns, sightings } from '../../platform/db/schema';
import { useMembers } from '../../testing';
import { publish, usePostsApi } from '../posts.testing';
import { applySensitivity } from './apply-sensitivity';
import { sightingField } from './sightings.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

type Seen = Partial<Omit<SightingInput, 'species'>> & { species?: string[] };

/** As a version wrote it to which every place was open. */
async function seed(all: Seen[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, seen] of all.entries()) {
    // Days far apart, so that none is beside another.
    const day = new Date(Date.UTC(2025, 0, 1 + index * 7)).toISOString().slice(0, 10);
    const sighting = sightingField({ seen_on: day, species: ['chital'], ...seen });
    ids.push((await publish(api.app, asha, { content: 'Seen', sighting }))._id);
  }
  await api.db.write.execute(sql`
    update sightings set level = 0, own_level = 0, public_park = park, park_from = null,
      cell_lat = case when lat is not null then floor(lat * 5) / 5 + 0.1 end,
      cell_lng = case when lng is not null then floor(lng * 5) / 5 + 0.1 end`);
  await api.db.write.execute(sql`
    update posts set named_level = 0, suggested_level = 0, strictest_level = 0, sighting = json_build_object(
      'species', sighting->'species', 'place', (select case when s.park is not null
        then json_build_object('kind', 'park', 'park', s.park)
        else json_build_object('kind', 'point', 'lat', s.lat, 'lng', s.lng) end from sightings s where s.post_id = posts.id),
      'seen_on', (select to_char(s.seen_on, 'YYYY-MM-DD') from sightings s where s.post_id = posts.id), 'protected', false)`);
  await api.db.write.delete(sensitivityRuns);
  return ids;
}

async function shown() {
  const rows = await api.db.write.select().from(posts).orderBy(asc(posts.createdAt), asc(posts.id));
  return new Map(rows.map(({ id, sighting }) => [id, sighting]));
}

const point = { kind: 'point', lat: 26.5775, lng: 93.1711 } as const;
const coarse = { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 };

test('a table that was not applied yet coarsens every sighting before the site answers, and loosens none', async () => {
  const [tiger, pangolin, bharal, chital, hidden, hangul] = await seed([
    { species: ['bengal-tiger'], place: point },
    { species: ['indian-pangolin'], place: point },
    { species: ['bharal'], place: point },
    { species: ['chital'], place: point },
    { species: ['chital'], place: point, hide_place: true },
    { species: ['hangul'], place: { kind: 'park', park: 'dachigam-national-park' }, seen_on: '2026-05-14' },
  ]);
  await applySensitivity(api.db.write);
  const now = await shown();
  expect(now.get(tiger ?? '')).toMatchObject({ place: coarse, seen_on: '2025-01', protected: true });
  expect(now.get(pangolin ?? '')).toMatchObject({ place: null, protected: true });
  expect(now.get(bharal ?? '')).toMatchObject({ place: { degrees: 0.02 }, seen_on: '2025-01-13/2025-01-19' });
  expect(now.get(chital ?? '')).toMatchObject({ place: point, seen_on: '2025-01-22', protected: false });
  expect(now.get(hidden ?? '')).toMatchObject({ place: null, protected: true });
  expect(now.get(hangul ?? '')).toMatchObject({
    place: { kind: 'park' },
    seen_on: '2026-05',
    protected: true,
  });
  expect(await api.db.write.select().from(sensitivityRuns)).toMatchObject([
    { finishedAt: expect.any(Date) as Date },
  ]);
  await api.db.write.update(sightings).set({ level: 3 });
  await api.db.write.delete(sensitivityRuns);
  await applySensitivity(api.db.write);
  expect(new Set((await api.db.write.select().from(sightings)).map(({ level }) => level))).toEqual(
    new Set([3]),
  );
});

test('words, suggestions and what was seen beside count as in a new post', async () => {
  const day = { seen_on: '2026-05-14', place: point };
  const [tiger, beside, far, suggested] = await seed([
    { ...day, species: ['bengal-tiger'] },
    { ...day, species: ['chital'], place: { ...point, lat: 26.601 } },
    { ...day, species: ['chital'], place: { ...point, lat: 27.5 } },
    { species: ['chital'], place: point },
  ]);
  await api.db.write
    .insert(identifications)
    .values({ postId: suggested ?? '', userId: bikram.id, species: 'bengal-tiger' });
  await api.db.write
    .update(posts)
    .set({ content: 'बाघ' })
    .where(sql`id = ${far}`);
  await applySensitivity(api.db.write);
  const now = await shown();
  for (const id of [tiger, beside, far, suggested])
    expect(now.get(id ?? '')).toMatchObject({ protected: true });
  expect(now.get(beside ?? '')).toMatchObject({ place: { lat: 26.7 } });
});

test('killed twice half-way, it goes on where it was', async () => {
  await seed(Array.from({ length: 7 }, () => ({ species: ['bengal-tiger'], place: point })));
  let batches = 0;
  const killAfter = (count: number) => () => {
    batches += 1;
    if (batches === count) throw new Error('killed');
  };
  await expect(applySensitivity(api.db.write, { batch: 2, onBatch: killAfter(2) })).rejects.toThrow('killed');
  expect([...(await shown()).values()].filter((sighting) => sighting?.protected)).toHaveLength(4);
  await expect(applySensitivity(api.db.write, { batch: 2, onBatch: killAfter(5) })).rejects.toThrow('killed');
  await applySensitivity(api.db.write, { batch: 2, onBatch: () => (batches += 1) });
  // Four batches of each pass.
  expect(batches).toBe(8);
  for (const sighting of (await shown()).values()) expect(sighting).toMatchObject({ place: coarse });
});

test('a table that was applied is left alone', async () => {
  await seed([{ species: ['bengal-tiger'], place: point }]);
  await applySensitivity(api.db.write);
  const onBatch = jest.fn();
  await applySensitivity(api.db.write, { onBatch });
  expect(onBatch).not.toHaveBeenCalled();
});
