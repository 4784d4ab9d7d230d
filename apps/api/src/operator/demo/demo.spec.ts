import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIELD_PICTURES } from '@aranya/artwork';
import { freeNameKeyFault, freeNameOf, limits, taxonKey, usernameSchema } from '@aranya/contracts';
import { findArea, isAreaKey, loadTaxa, protectionOf, sensitivityLevels } from '@aranya/wildlife-data';
import type { Database } from '../../platform/db/database';
import { users } from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import type { ListableMediaStore } from '../../platform/media/media-store';
import { sightingError } from '../../posts/sightings/sightings.policy';
import { openTestDatabase } from '../../testing';
import { everydayAnimals } from './animal-keys';
import { conversations } from './conversations';
import { insertDemo, isDemoDue } from './demo-on-start';
import { demoPeople } from './demo-people';
import { demoSighting, isDemoQuestion, lastDay, sightingInput } from './demo-sightings';
import { drawPictures } from './demo.testing';
import { everydayPosts } from './everyday-posts';
import { lifeLists } from './life-lists';
import { seedDemo } from './seed-demo';

describe('the data of the demo community', () => {
  test('has 24 people with five posts each, within the limits of names and texts', () => {
    expect(demoPeople).toHaveLength(24);
    expect(new Set(demoPeople.map(({ username }) => username)).size).toBe(24);
    for (const person of demoPeople) {
      expect(usernameSchema.safeParse(person.username).success).toBe(true);
      expect(person.bio.length).toBeLessThanOrEqual(limits.bio);
      expect(person.location.length).toBeLessThanOrEqual(limits.location);
      expect(person.posts).toHaveLength(5);
      for (const [daysAgo, text, ...pictures] of person.posts) {
        expect(daysAgo).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(limits.postText);
        expect(pictures.length).toBeLessThanOrEqual(limits.imagesPerPost);
      }
    }
  });

  test('has sightings that the site would take, of what the posts are about, protected and exact ones', () => {
    const now = new Date();
    const all = demoPeople.flatMap(({ username, posts: written }) =>
      written.flatMap(([, text, ...pictures], index) => {
        const sighting = demoSighting(username, index, now);
        return sighting ? [{ sighting, about: [text, ...pictures].join(' ').toLowerCase() }] : [];
      }),
    );
    expect(all.length).toBeGreaterThan(20);
    for (const { sighting, about } of all) {
      expect(sightingError(sighting, { asks: false, now })).toBeNull();
      for (const { species } of sighting.species) expect(about).toContain(species);
    }
    const levels = all.map(({ sighting }) => protectionOf(sighting, { asks: false }));
    expect(new Set(levels.map(({ level }) => level))).toEqual(new Set(sensitivityLevels));
    expect(all.some(({ sighting }) => sighting.hide_place)).toBe(true);
  });

  test('has seen what people of India see first, beyond the guide and at several ranks', async () => {
    const taxa = new Map((await loadTaxa()).map((taxon) => [taxon.scientific_name, taxon]));
    const seen = [...new Set(everydayAnimals)].map((animal) => ({ animal, ...taxa.get(animal) }));
    expect(seen.filter(({ id, species }) => id === undefined || species !== null)).toEqual([]);
    expect(seen.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['House Sparrow', 'Common Myna', 'Black Kite', 'Indian Roller'],
        ...['Northern Palm Squirrel', 'Common Jezebel'],
      ]),
    );
    expect(new Set(seen.map(({ rank }) => rank))).toEqual(new Set(['species', 'genus', 'family']));
  });

  test('has everyday posts and life lists that the site would take, in other areas and over the year', async () => {
    const now = new Date();
    const ids = new Map((await loadTaxa()).map((taxon) => [taxon.scientific_name, taxon.id]));
    const keyOf = (animal: string) => (freeNameOf(animal) ? animal : taxonKey(ids.get(animal) ?? 0));
    const names = new Set(demoPeople.map(({ username }) => username));
    for (const post of everydayPosts) {
      const { by, text, suggestions, settled = 'free:birds:Any bird' } = post;
      expect(freeNameKeyFault(settled)).toBeNull();
      expect(text.length).toBeLessThanOrEqual(limits.postText);
      const sighting = sightingInput(post, now, keyOf);
      expect(sightingError(sighting, { asks: suggestions !== undefined, now })).toBeNull();
      for (const name of [by, ...(suggestions ?? []).map(([who]) => who)]) expect(names).toContain(name);
      if (suggestions) expect(text).toMatch(/\?$/);
    }
    const records = Object.values(lifeLists).flat();
    expect(Object.keys(lifeLists).filter((name) => !names.has(name))).toEqual([]);
    const places = [...everydayPosts, ...records].flatMap(({ at }) => (typeof at === 'string' ? at : []));
    const areas = new Set(places.filter(isAreaKey));
    expect(areas.size).toBeGreaterThanOrEqual(8);
    expect([...areas].filter((key) => findArea(key) === undefined)).toEqual([]);
    const days = [...everydayPosts, ...records].flatMap(({ on }) => on ?? []);
    expect(new Set(days.map((day) => day.slice(0, 2))).size).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ['06-04', '2026-06-04'],
    ['06-05', '2025-06-05'],
  ])('the last %s before 4 June 2026 is %s', (on, day) =>
    expect(lastDay(on, new Date('2026-06-04T10:00:00Z'))).toBe(day),
  );

  test('asks what an animal was, without saying it', () => {
    const asked = demoPeople.flatMap(({ username, posts: written }) =>
      written.filter((_post, index) => isDemoQuestion(username, index)),
    );
    expect(asked).toHaveLength(1);
    for (const [, text, ...pictures] of asked) expect([/\?$/.test(text), pictures]).toEqual([true, []]);
  });

  test('posts pictures of its own, not the plates of the catalogue, and has conversations of two people', () => {
    const drawn = new Set<string>(FIELD_PICTURES.map((slug) => `field/${slug}`));
    const posted = demoPeople.flatMap(({ posts: written }) => written.flatMap(([, , ...names]) => names));
    expect(posted.filter((name) => !drawn.has(name))).toEqual([]);
    expect([...drawn].filter((name) => !posted.includes(name))).toEqual([]);
    const names = new Set(demoPeople.map(({ username }) => username));
    for (const { between } of conversations) {
      expect(between.every((name) => names.has(name))).toBe(true);
      expect(between[0]).not.toBe(between[1]);
    }
  });
});

describe('the demo community in the database', () => {
  let db: Database;
  let store: ListableMediaStore;
  let folder: string;

  beforeEach(async () => {
    db = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'aranya-demo-'));
    store = createFileMediaStore(path.join(folder, 'media'));
    await drawPictures(folder);
  });

  afterEach(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('inserts nothing where an illustration is missing, and does not stop the site', async () => {
    await rm(path.join(folder, 'field/bengal-tiger.svg'));
    const told: string[] = [];
    const log = { info: () => undefined, warn: (_details: object, text: string) => void told.push(text) };
    const env = { web: { folder: path.join(folder, 'site') } };
    await mkdir(env.web.folder);
    await insertDemo({ env, db, media: store, log }, path.join(folder, 'nowhere'));
    expect(told).toEqual(['The demo community could not be inserted']);
    await expect(seedDemo({ db, media: store }, folder)).rejects.toThrow('bengal-tiger');
    expect(await db.write.$count(users)).toBe(0);
  });

  test('inserts nothing when the server closes', async () => {
    const closing = new AbortController();
    closing.abort();
    expect(await seedDemo({ db, media: store }, folder, { signal: closing.signal })).toBe(false);
    expect(await db.write.$count(users)).toBe(0);
  });

  test('is not inserted automatically where an account exists', async () => {
    await db.write.insert(users).values({
      id: '0195c1de-0000-7000-8000-000000000001',
      issuer: 'https://issuer.example/',
      subject: 'asha',
      fullName: 'Asha Menon',
    });
    const isDue = (demo: 'auto' | 'no' | 'yes') =>
      isDemoDue({ demo, production: false, web: { folder } }, db);
    expect([await isDue('auto'), await isDue('no'), await isDue('yes')]).toEqual([false, false, true]);
  });

  test('is not inserted automatically in production', async () => {
    expect(await isDemoDue({ demo: 'auto', production: true, web: { folder } }, db)).toBe(false);
  });
});
