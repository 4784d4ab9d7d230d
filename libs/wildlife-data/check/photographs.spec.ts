import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Photo } from '../src/photos/photo.schema';
import { photographFaults } from './photographs';

let folder: string;

const record = (kind: Photo['kind'], slug: string): Photo => ({
  kind,
  slug,
  title: `${slug}.jpg`,
  author: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  source: `https://commons.wikimedia.org/wiki/File:${slug}.jpg`,
  changes: 'Resized',
  alt: `Photograph: ${slug}`,
  width: 480,
  height: 320,
  widths: [480],
  focus: { x: 0.5, y: 0.5 },
  colour: '#8a6a3c',
});

function put(photo: Photo): string {
  const target = join(folder, `${photo.kind}s`, photo.slug);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'photo.json'), JSON.stringify(photo));
  for (const type of ['avif', 'webp']) writeFileSync(join(target, `480.${type}`), type);
  return target;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  put(record('animal', 'bengal-tiger'));
  put(record('park', 'kaziranga-national-park'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('good photographs have no fault, nor has a folder that is not there', () => {
  expect(photographFaults(folder)).toEqual([]);
  expect(photographFaults(join(folder, 'none'))).toEqual([]);
});

test('one without a licence among good ones is named', () => {
  put({ ...record('animal', 'jaguar'), licence: '' });
  expect(photographFaults(folder)).toEqual([
    expect.stringMatching(/^animals\/jaguar: the licence '' is not one of/),
  ]);
});

test('so are a missing file, broken JSON and a subject that the catalogue does not have', () => {
  const known = new Set(['animals/bengal-tiger', 'parks/kaziranga-national-park']);
  rmSync(join(put(record('animal', 'bengal-tiger')), '480.webp'));
  writeFileSync(join(put(record('park', 'kaziranga-national-park')), 'photo.json'), '{');
  put(record('animal', 'unicorn'));
  expect(photographFaults(folder, known)).toEqual([
    'animals/bengal-tiger: the file 480.webp is missing',
    'animals/unicorn: the catalogue has no such animal or park',
    'parks/kaziranga-national-park: photo.json is not JSON',
  ]);
});
