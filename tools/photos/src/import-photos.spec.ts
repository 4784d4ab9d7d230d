import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Photo, photoFaults } from '@aranya/wildlife-data';
import sharp from 'sharp';
import { acceptPhotos } from './accept-photos';
import { writeContactSheet } from './contact-sheet';
import { importPhotos, type ImportOptions, readRefusals } from './import-photos';
import { subjectPath, type Subject, subjects } from './subjects';
import {
  broken,
  busy,
  cut,
  type FakeFile,
  type FakeWikimedia,
  garbage,
  startFakeWikimedia,
} from './testing/fake-wikimedia';
import { createWikiClient } from './wiki-client';

let fake: FakeWikimedia;
let folder: string;
let lines: string[];
beforeEach(async () => {
  fake = await startFakeWikimedia(subjects);
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  lines = [];
});
afterEach(async () => {
  await fake.close();
  rmSync(folder, { recursive: true });
});

const clientFor = (signal?: AbortSignal) =>
  createWikiClient({ ...fake, userAgent: 'test (test@example.org)', pauseMs: 0, retryMs: 1, signal });
const run = (chosen: readonly Subject[], change: Partial<ImportOptions> = {}) =>
  importPhotos({
    client: clientFor(),
    subjects: chosen,
    folder,
    widths: [32],
    tell: (line) => void lines.push(line),
    ...change,
  });
const photoOf = (subject: Subject, root = folder) =>
  JSON.parse(readFileSync(join(root, subjectPath(subject), 'photo.json'), 'utf8')) as Photo;
function subjectOf(slug: string): Subject {
  const subject = subjects.find((each) => each.slug === slug);
  if (!subject) throw new Error(slug);
  return subject;
}
const tiger = subjectOf('bengal-tiger');
const kaziranga = subjectOf('kaziranga-national-park');

test('interrupted twice, then finished, and nothing is read twice', async () => {
  const chosen = subjects.slice(0, 12);
  const stopAfter = async (count: number) => {
    const stop = new AbortController();
    const before = lines.length;
    const tell = (line: string) => {
      lines.push(line);
      if (lines.length === before + count) stop.abort(new Error('Stopped'));
    };
    await expect(run(chosen, { client: clientFor(stop.signal), tell })).rejects.toThrow('Stopped');
  };
  await stopAfter(3);
  await stopAfter(5);
  expect(await run(chosen)).toEqual({ found: 4, refused: 0, kept: 8 });
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe(`[ 1/12] Bengal Tiger: Author of bengal-tiger, CC BY-SA 4.0`);
  for (const subject of chosen) expect(photoFaults(subjectPath(subject), photoOf(subject))).toEqual([]);
  const downloads = fake.calls.filter(({ pathname }) => pathname.startsWith('/files/'));
  expect(new Set(downloads.map(String)).size).toBe(12);
  expect(downloads.length).toBeLessThanOrEqual(14);
  expect(existsSync(join(folder, '.part'))).toBe(false);
});

test('asks politely: who asks, and with maxlag', async () => {
  await run([tiger]);
  expect([...fake.userAgents]).toEqual(['test (test@example.org)']);
  const queries = fake.calls.filter(({ pathname }) => pathname === '/w/api.php');
  expect(queries.map(({ searchParams }) => searchParams.get('maxlag'))).toEqual(['5', '5', '5']);
});

test('a photograph has author, licence, source, changes, files and a focus', async () => {
  const bytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#556b2f' } })
    .composite([
      {
        input: await sharp({ create: { width: 120, height: 120, channels: 3, background: '#e8481c' } })
          .png()
          .toBuffer(),
        left: 900,
        top: 500,
      },
    ])
    .withMetadata({ exif: { IFD0: { Copyright: 'a name' } } })
    .jpeg()
    .toBuffer();
  fake.files.set(tiger.slug, { bytes });
  await run([tiger], { widths: [200, 400] });
  expect(photoOf(tiger)).toMatchObject({
    kind: 'animal',
    slug: 'bengal-tiger',
    title: 'bengal-tiger.jpg',
    author: 'Author of bengal-tiger',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa-4.0',
    source: 'https://commons.wikimedia.org/wiki/File:bengal-tiger.jpg',
    changes: 'Resized and compressed; metadata removed',
    width: 400,
    height: 267,
    widths: [200, 400],
  });
  const { x, y } = photoOf(tiger).focus;
  expect([Math.abs(x - 0.8), Math.abs(y - 0.7)].every((off) => off < 0.12)).toBe(true);
  const files = readdirSync(join(folder, subjectPath(tiger))).sort();
  expect(files).toEqual(['200.avif', '200.webp', '400.avif', '400.webp', 'photo.json']);
  const { exif, width } = await sharp(join(folder, subjectPath(tiger), '400.webp')).metadata();
  expect([exif, width]).toEqual([undefined, 400]);
});

test.each<[string, FakeFile, RegExp]>([
  ['a licence that forbids commerce', { licence: 'cc-by-nc-4.0' }, /has the licence CC BY-NC 4.0$/],
  ['a licence that nobody knows', { licence: 'fal' }, /has the licence fal$/],
  ['no licence', { licence: '' }, /has the licence none$/],
  ['no author', { author: ' ' }, /names no author$/],
  ['a file that is not there', { missing: true }, /Commons has no file bengal-tiger.jpg$/],
  ['a drawing', { mime: 'image/svg+xml' }, /is no photograph \(image\/svg\+xml\)$/],
  ['a small picture', { width: 500 }, /is only 500 pixels wide$/],
  ['a doubtful species', { categories: 'Misidentified mammals|Tigers' }, /is marked as doubtful or wrong$/],
  ['a broken file', { bytes: Buffer.from('no picture') }, /its file cannot be decoded/],
])('refused, and told: %s', async (_what, file, reason) => {
  fake.files.set(tiger.slug, file);
  expect(await run([tiger, kaziranga])).toEqual({ found: 1, refused: 1, kept: 0 });
  expect(lines[0]).toMatch(reason);
  expect(readRefusals(folder)['animals/bengal-tiger']).toMatch(reason);
  expect(existsSync(join(folder, subjectPath(tiger)))).toBe(false);
});

test('an item without an image is told, and asked again only when wanted', async () => {
  fake.withoutImage.add(tiger.slug);
  await run([tiger]);
  expect(lines).toEqual([
    '[1/1] Bengal Tiger: none, Wikidata has no image of Panthera tigris tigris or Panthera tigris',
  ]);
  fake.withoutImage.clear();
  expect(await run([tiger])).toEqual({ found: 0, refused: 0, kept: 1 });
  expect(await run([tiger], { again: true })).toEqual({ found: 1, refused: 0, kept: 0 });
  expect(readRefusals(folder)).toEqual({});
});

test('an item of the same name in another place is another park', async () => {
  await run([{ ...kaziranga, coordinates: { lat: 10, lng: 75 } }]);
  expect(lines[0]).toContain('the item of this name lies elsewhere');
});

test('an item whose taxon name differs is another species', async () => {
  const [other] = subjects;
  fake.calls = [];
  await run([{ ...kaziranga, kind: 'animal', scientificNames: [`${other?.scientificNames[0]}x`] }]);
  expect(lines[0]).toContain('Wikidata has no image of');
});

test.each([
  ['busy', busy],
  ['broken', broken],
  ['garbage', garbage],
  ['cut', cut],
])('when Wikimedia is %s for a moment, the import waits and goes on', async (_name, trouble) => {
  fake.troubles = [trouble, trouble];
  expect(await run([tiger])).toMatchObject({ found: 1 });
});

test('when Wikimedia stays away the import stops, and goes on later', async () => {
  await run([kaziranga]);
  fake.troubles = Array.from({ length: 5 }, () => broken);
  await expect(run([kaziranga, tiger])).rejects.toThrow('answered 503');
  expect(readRefusals(folder)).toEqual({});
  expect(await run([kaziranga, tiger])).toEqual({ found: 1, refused: 0, kept: 1 });
});

test('the contact sheet shows candidates and what was refused', async () => {
  fake.files.set(tiger.slug, { licence: 'cc-by-nc-4.0' });
  fake.files.set(kaziranga.slug, { author: '<script>alert(1)</script>A & B' });
  await run([tiger, kaziranga]);
  const html = readFileSync(writeContactSheet(folder, subjects), 'utf8');
  expect(html).toContain('parks/kaziranga-national-park/32.webp');
  expect(html).toContain('A &amp; B');
  expect(html).not.toContain('<script>');
  expect(html).toContain('Bengal Tiger: bengal-tiger.jpg has the licence CC BY-NC 4.0');
});

test('accepted are all but the named ones; a slug without a candidate moves nothing', async () => {
  const photographs = join(folder, 'accepted');
  await run([tiger, kaziranga]);
  const options = { subjects, candidates: folder, photographs };
  expect(() => acceptPhotos({ ...options, except: ['unicorn'] })).toThrow(
    'There is no candidate for unicorn.',
  );
  expect(acceptPhotos({ ...options, except: [tiger.slug] })).toEqual(['parks/kaziranga-national-park']);
  expect(photoOf(kaziranga, photographs).slug).toBe('kaziranga-national-park');
  expect(existsSync(join(folder, subjectPath(tiger), 'photo.json'))).toBe(true);
  expect(existsSync(join(folder, subjectPath(kaziranga)))).toBe(false);
});
