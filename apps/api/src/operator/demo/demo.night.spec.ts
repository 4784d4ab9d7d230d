import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type CellLevel,
  cellOf,
  KM_PER_DEGREE,
  loadTaxa,
  pointOf,
  sensitivityLevels,
} from '@aranya/wildlife-data';
import { parse } from 'csv-parse/sync';
import { eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  connections,
  follows,
  lifeRecords,
  likes,
  media as mediaTable,
  messages,
  postImages,
  posts,
  quotaCounts,
  settledNames,
  sightings,
  sightingSpecies,
  users,
} from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import { readArchive } from '../../posts/darwin-core/darwin-core.testing';
import { run as writeDarwinCore } from '../../posts/darwin-core/darwin-core.command';
import { openTestDatabase, readZip } from '../../testing';
import { drawPictures } from './demo.testing';
import { everydayPosts } from './everyday-posts';
import { lifeLists } from './life-lists';
import { removeDemo, seedDemo } from './seed-demo';

type Point = ReturnType<typeof cellOf>;

const SITE = { url: 'https://wild.example.org', contactEmail: 'hello@wild.example.org' };

let folder: string;
let db: Database;
let media: ReturnType<typeof createFileMediaStore>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-demo-'));
  db = await openTestDatabase();
  await drawPictures(folder);
  media = createFileMediaStore(path.join(folder, 'media'));
  expect(await seedDemo({ db, media }, folder)).toBe(true);
  // Its pictures are drawn here.
}, 600_000);
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const metres = (one: Point, other: Point) =>
  1_000 *
  KM_PER_DEGREE *
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));

test('its archive keeps every rule, reads as a sheet, and has protected animals by cells, parks or states', async () => {
  await writeDarwinCore(['demo.zip'])({ db, media, operator: 'asha', folder, site: SITE });
  const zip = await readFile(path.join(folder, 'demo.zip'));
  const { occurrences, multimedia, faults } = await readArchive(zip, SITE.url);
  expect(faults).toEqual([]);
  expect(new Set(occurrences.map(({ license }) => license)).size).toBe(3);

  // A sheet takes quotation marks for its own, whatever `meta.xml` says, and this reader refuses those that it cannot.
  const files = await readZip(zip);
  const sheet = (name: string): unknown => parse(files.get(name) ?? '', { columns: true, delimiter: '\t' });
  expect([sheet('occurrence.txt'), sheet('multimedia.txt')]).toEqual([occurrences, multimedia]);

  const seen = new Map((await db.write.select().from(sightings)).map((each) => [each.postId, each]));
  const guarded = occurrences.flatMap((record) => {
    const { level = 0, lat, lng, park } = seen.get(record['references']?.split('/').at(-1) ?? '') ?? {};
    const truth = lat == null || lng == null ? park && pointOf({ kind: 'park', park }) : { lat, lng };
    return level > 0 ? { record, level: sensitivityLevels[level], lat, truth: truth || null } : [];
  });
  const shown = guarded.map(({ record, level, lat, truth }) => {
    expect(record['dataGeneralizations']).not.toBe('');
    expect(record['informationWithheld']).not.toBe('');
    if (record['decimalLatitude'] === '') return 'no point';
    const given = { lat: Number(record['decimalLatitude']), lng: Number(record['decimalLongitude']) };
    if (truth === null) throw new Error(`${record['references']} has a point of no place.`);
    const reach = Number(record['coordinateUncertaintyInMeters']);
    expect(metres(given, truth)).toBeLessThanOrEqual(reach);
    if (lat == null) return 'park';
    expect(given).toEqual(cellOf(truth, level as CellLevel));
    return 'cell';
  });
  expect(new Set(shown)).toEqual(new Set(['cell', 'park', 'no point']));
});

test('the demo community is inserted once and removed completely', async () => {
  const { write } = db;
  expect(await seedDemo({ db, media }, folder)).toBe(false);
  expect(await write.$count(users)).toBe(24);
  expect(await write.$count(posts)).toBe(120 + everydayPosts.length);
  const { id } = (await loadTaxa()).find(({ name }) => name === 'Ditch Jewel') ?? {};
  expect(await write.$count(posts, eq(posts.agreedSpecies, `taxon-${id}`))).toBe(1);
  expect(await write.$count(lifeRecords)).toBe(Object.values(lifeLists).flat().length);
  expect(await write.$count(likes)).toBeGreaterThan(500);
  expect(await write.$count(sightings)).toBeGreaterThan(20);
  expect(await write.$count(posts, isNotNull(posts.sighting))).toBe(await write.$count(sightings));
  expect(await write.$count(follows)).toBeGreaterThan(100);
  expect(await write.$count(connections)).toBeGreaterThan(20);
  expect(await write.$count(postImages)).toBeGreaterThan(60);
  expect(await write.$count(users, or(isNull(users.profileMediaHash), isNull(users.coverMediaHash)))).toBe(0);
  expect(await write.$count(quotaCounts)).toBe(0);
  expect(await write.$count(sightingSpecies, isNotNull(sightingSpecies.freeName))).toBe(2);
  expect(await write.$count(settledNames)).toBe(1);

  await removeDemo({ db, media });
  for (const table of [users, posts, likes, lifeRecords, messages, mediaTable, settledNames])
    expect(await write.$count(table)).toBe(0);
});
