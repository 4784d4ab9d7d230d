import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';

const long = 'Panthera tigris '.repeat(100);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-compress-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const read = (name: string) => readFile(path.join(folder, name));
const names = async () => (await readdir(folder, { recursive: true })).sort();

test('puts compressed copies beside what is long enough, pages and the worker excepted', async () => {
  await write('assets/a.js', long);
  await write('index.html', long);
  await write('sw.js', long);
  await write('short.svg', '<svg/>');
  await compressFiles(folder);
  expect(await names()).toEqual(
    ['assets', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', 'index.html', 'short.svg', 'sw.js'].sort(),
  );
  expect(brotliDecompressSync(await read('assets/a.js.br')).toString()).toBe(long);
  expect(gunzipSync(await read('assets/a.js.gz')).toString()).toBe(long);
});

test('leaves alone what comes compressed', async () => {
  await write('a.svg', long);
  await write('a.svg.br', 'from a cache');
  expect(await compressFiles(folder)).toBe(0);
  expect((await read('a.svg.br')).toString()).toBe('from a cache');
});
