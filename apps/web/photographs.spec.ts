import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Photo, photoFaults } from '@aranya/wildlife-data';
import { photographs } from './photographs';

let root: string;
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

async function put(photo: Photo): Promise<void> {
  const target = path.join(folder, `${photo.kind}s`, photo.slug);
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'photo.json'), JSON.stringify(photo));
  for (const type of ['avif', 'webp']) await writeFile(path.join(target, `480.${type}`), type);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'photographs-'));
  folder = path.join(root, 'photographs');
  await put(record('animal', 'bengal-tiger'));
  await put(record('park', 'kaziranga-national-park'));
});
afterEach(() => rm(root, { recursive: true }));

/** Runs the check of the build on a record, without the files. */
const faultsOf = (checked: string) =>
  existsSync(checked)
    ? readdirSync(checked, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('photo.json'))
        .flatMap((name) =>
          photoFaults(path.dirname(name), JSON.parse(readFileSync(path.join(checked, name), 'utf8'))),
        )
    : [];

const hooks = () =>
  photographs({ folder, findFaults: faultsOf }) as unknown as {
    load: (id: string) => Promise<string | undefined>;
    writeBundle: (this: { environment: { name: string } }, options: { dir: string }) => Promise<void>;
  };
const slugsOf = (module: string | undefined) =>
  (JSON.parse((module ?? '').replace(/^export default (.*);$/, '$1')) as Photo[]).map(({ slug }) => slug);

test('gives the records to the build, and the files to the site', async () => {
  const { load, writeBundle } = hooks();
  expect(slugsOf(await load('\0virtual:photographs'))).toEqual(['bengal-tiger', 'kaziranga-national-park']);
  const dir = path.join(root, 'client');
  await writeBundle.call({ environment: { name: 'client' } }, { dir });
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.includes('.')).sort();
  expect(files).toEqual([
    'photographs/animals/bengal-tiger/480.avif',
    'photographs/animals/bengal-tiger/480.webp',
    'photographs/parks/kaziranga-national-park/480.avif',
    'photographs/parks/kaziranga-national-park/480.webp',
  ]);
});

test('a photograph without a licence fails the build, which names it', async () => {
  await put({ ...record('animal', 'jaguar'), licence: '' });
  await expect(hooks().load('\0virtual:photographs')).rejects.toThrow(
    "animals/jaguar: the licence '' is not one of",
  );
});

test('without the folder there are no photographs', async () => {
  await rm(folder, { recursive: true });
  expect(slugsOf(await hooks().load('\0virtual:photographs'))).toEqual([]);
});
