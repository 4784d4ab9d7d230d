import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadTaxa } from '@aranya/wildlife-data';
import { eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  connections,
  follows,
  lifeRecords,
  likes,
  media,
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
import { openTestDatabase } from '../../testing';
import { drawPictures } from './demo.testing';
import { everydayPosts } from './everyday-posts';
import { lifeLists } from './life-lists';
import { removeDemo, seedDemo } from './seed-demo';

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-demo-'));
  db = await openTestDatabase();
  await drawPictures(folder);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

test('the demo community is inserted once and removed completely', async () => {
  const { write } = db;
  const store = createFileMediaStore(path.join(folder, 'media'));
  expect(await seedDemo({ db, media: store }, folder)).toBe(true);
  expect(await seedDemo({ db, media: store }, folder)).toBe(false);
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

  await removeDemo({ db, media: store });
  for (const table of [users, posts, likes, lifeRecords, messages, media, settledNames])
    expect(await write.$count(table)).toBe(0);
});
