import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { animalCount, parks } from '@aranya/wildlife-data';
import { artworkFiles } from './files';
import { AVATARS } from './portraits/avatars.list';

/** Compressed bytes. */
const LIMIT = 15 * 1024;

const files = artworkFiles();
const drawings = files.filter((file) => file.path.endsWith('.svg'));

async function drawn(file: (typeof files)[number]): Promise<string> {
  return String(await file.draw());
}

/** Tags that are not closed, or closed out of order. */
function nestingFaults(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

test('no two files share a path', () => {
  expect(new Set(files.map((file) => file.path)).size).toBe(files.length);
});

test('plates and posters say in the file whose they are, and under which licence', async () => {
  const offered = drawings.filter((file) => /^artwork\/(animals|parks)\//.test(file.path));
  expect(offered).toHaveLength(animalCount + parks.length);
  for (const file of offered) {
    const [metadata] = /<metadata>.*<\/metadata>/.exec(await drawn(file)) ?? [''];
    expect(metadata).toContain('<dc:title>Aranya contributors</dc:title>');
    expect(metadata).toContain('<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>');
  }
  const tiger = offered.find((file) => file.path.endsWith('/bengal-tiger.svg'));
  expect(tiger && (await drawn(tiger))).toContain(
    '<dc:title>Bengal Tiger (Panthera tigris tigris)</dc:title>',
  );
});

test('there are enough portraits to choose from', () => {
  expect(Object.keys(AVATARS).length).toBeGreaterThanOrEqual(24);
});

describe.each(drawings.map((file) => [file.path, file] as const))('%s', (_path, file) => {
  test('is well-formed, complete, small enough, stands alone, and is the same each time', async () => {
    const svg = await drawn(file);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(nestingFaults(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/);
    // What the licence is called by is not loaded.
    const shown = svg.replace('http://www.w3.org/2000/svg', '').replace(/<metadata>.*<\/metadata>/, '');
    expect(shown).not.toMatch(/https?:|xlink:|<script|<image|@import|data:/);

    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);

    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
    expect(await drawn(file)).toBe(svg);
  });
});

test('the sign-in server shows the owl of the sign-in screen', async () => {
  const owl = drawings.find((file) => file.path === 'artwork/scenes/signin.svg');
  const shown = path.resolve(__dirname, '../../../libs/identity/src/assets/signin.svg');
  // After a change: npx nx build artwork, then copy the drawing there.
  expect(await readFile(shown, 'utf8')).toBe(String(await owl?.draw()));
});

test('icons have the sizes of their names', async () => {
  const side = async (path: string) => {
    const bytes = await files.find((file) => file.path === path)?.draw();
    if (!Buffer.isBuffer(bytes)) throw new Error(`${path} is no picture of pixels`);
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(await side('icons/icon-192.png')).toEqual([192, 192]);
  expect(await side('icons/icon-512.png')).toEqual([512, 512]);
  expect(await side('icons/maskable-512.png')).toEqual([512, 512]);
  expect(await side('apple-touch-icon.png')).toEqual([180, 180]);
  expect(await side('icons/shortcuts/parks.png')).toEqual([192, 192]);
});

test('favicon.ico holds three pictures', async () => {
  const bytes = await files.find((file) => file.path === 'favicon.ico')?.draw();
  if (!Buffer.isBuffer(bytes)) throw new Error('favicon.ico is no picture of pixels');
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  expect([bytes.readUInt8(6), bytes.readUInt8(22), bytes.readUInt8(38)]).toEqual([16, 32, 48]);
});
