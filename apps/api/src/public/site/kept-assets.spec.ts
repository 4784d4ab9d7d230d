import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from './kept-assets';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aranya-kept-'));
});
afterEach(() => rm(root, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

async function build(files: Record<string, string>): Promise<void> {
  await rm(join(root, 'client'), { recursive: true, force: true });
  await mkdir(join(root, 'client/assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'client/assets', name), text);
}
const keep = (at: Date) => keepAssets(join(root, 'client'), join(root, 'kept'), at);
const kept = async () => (await readdir(join(root, 'kept/assets'))).sort();

test('the code of earlier builds stays for a week after the last build that had it', async () => {
  await build({ 'a-1.js': 'one', 'b-1.js': 'b' });
  await keep(day(1));
  await build({ 'a-2.js': 'two', 'b-1.js': 'b' });
  await keep(day(5));
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  await keep(day(7));
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  await build({ 'a-3.js': 'three' });
  await keep(day(9));
  expect(await kept()).toEqual(['a-2.js', 'a-3.js', 'b-1.js']);
  expect(await readFile(join(root, 'kept/assets/a-2.js'), 'utf8')).toBe('two');
});

test('an interrupted copy is no file of a build, and does not stay for ever', async () => {
  await build({ 'a-1.js': 'one' });
  await keep(day(1));
  await writeFile(join(root, 'kept/assets/.a-2.js'), 'tw');
  await build({ 'a-2.js': 'two' });
  await keep(day(2));
  expect(await kept()).toEqual(['a-1.js', 'a-2.js']);
  expect(await readFile(join(root, 'kept/assets/a-2.js'), 'utf8')).toBe('two');
});
