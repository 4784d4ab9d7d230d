import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileMediaStore } from './file-media-store';

const KEY = `public/${'ab12'.repeat(16)}.webp`;
const PLACE = `public/ab/12/${'ab12'.repeat(16)}.webp`;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aranya-media-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const filesUnder = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

async function keysOf(store: ReturnType<typeof createFileMediaStore>) {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

test('makes its folder, and leaves no other file', async () => {
  const store = createFileMediaStore(path.join(root, 'not', 'there', 'yet'));
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  expect(await filesUnder(root)).toEqual([`not/there/yet/${PLACE}`]);
});

test('putting the same file again changes only its time', async () => {
  const store = createFileMediaStore(root);
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  const old = new Date('2020-01-01');
  await utimes(path.join(root, PLACE), old, old);
  await Promise.all(Array.from({ length: 10 }, () => store.put(KEY, Buffer.from('tiger'), 'image/webp')));
  expect(await filesUnder(root)).toEqual([PLACE]);
  for await (const { key, putAt } of store.list()) {
    expect(key).toBe(KEY);
    expect(Date.now() - putAt.getTime()).toBeLessThan(60_000);
  }
});

test('rewrites a file of the wrong length', async () => {
  const store = createFileMediaStore(root);
  await store.put(KEY, Buffer.from('tig'), 'image/webp');
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  expect(await readFile(path.join(root, PLACE), 'utf8')).toBe('tiger');
});

test.each([
  '../secret.webp',
  'public/../../secret.webp',
  '/etc/passwd.webp',
  'public//x.webp',
  'public\\..\\x.webp',
  'public/.hidden.webp',
  '.unfinished/x.webp',
  'public/x',
  'public/x.webp\0.png',
  'public/%2e%2e/x.webp',
  'Public/x.webp',
  '',
  `${'a'.repeat(300)}.webp`,
])('refuses the key %p', async (key) => {
  const inner = path.join(root, 'inner');
  await mkdir(inner);
  await writeFile(path.join(root, 'secret.webp'), 'secret');
  const store = createFileMediaStore(inner);
  await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(TypeError);
  await expect(store.get(key)).rejects.toThrow(TypeError);
  await expect(store.remove(key)).rejects.toThrow(TypeError);
  expect(await readFile(path.join(root, 'secret.webp'), 'utf8')).toBe('secret');
  expect(await filesUnder(root)).toEqual(['secret.webp']);
});

test('lists only its own files', async () => {
  const store = createFileMediaStore(root);
  expect(await keysOf(createFileMediaStore(path.join(root, 'missing')))).toEqual([]);
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  await store.put('private/zz99.webp', Buffer.from('chat'), 'image/webp');
  await writeFile(path.join(root, 'public', 'stray.webp'), 'not ours');
  expect(await keysOf(store)).toEqual(['private/zz99.webp', KEY]);
});

test('removes old unfinished files', async () => {
  const store = createFileMediaStore(root);
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  await writeFile(path.join(root, '.unfinished', 'old'), 'half');
  await writeFile(path.join(root, '.unfinished', 'new'), 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(root, '.unfinished', 'old'), hourAgo, hourAgo);
  await store.removeUnfinished(new Date(Date.now() - 60_000));
  expect(await filesUnder(root)).toEqual(['.unfinished/new', PLACE]);
});

test('check reports whether it can write, and probes the disk once for many calls', async () => {
  const folder = path.join(root, 'new');
  const store = createFileMediaStore(folder);
  await expect(Promise.all(Array.from({ length: 20 }, () => store.check()))).resolves.not.toContain(false);
  expect(await filesUnder(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder any more');
  expect(await store.check()).toBe(true);
  expect(await createFileMediaStore(folder).check()).toBe(false);
});

test('only the owner can open the folder and its files, also where it existed before', async () => {
  await chmod(root, 0o755);
  const store = createFileMediaStore(root);
  await store.put(KEY, Buffer.from('tiger'), 'image/webp');
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  expect(await modeOf(root)).toBe('700');
  expect(await modeOf(path.join(root, PLACE))).toBe('600');
});

test('a file that outgrows what the disk takes fails with its code and leaves nothing', () => {
  const child = [
    "const { createFileMediaStore } = await import('./apps/api/src/platform/media/file-media-store.ts');",
    'const store = createFileMediaStore(process.argv[1]);',
    "await store.put('public/small.webp', Buffer.alloc(100), 'image/webp');",
    "await store.put('public/large.webp', Buffer.alloc(5_000_000), 'image/webp').catch((e) => console.log(e.code));",
  ].join('\n');
  const shell = `trap '' XFSZ; ulimit -f 1024; exec "$0" --import tsx --input-type=module -e "$1" "$2"`;
  const output = execFileSync('bash', ['-c', shell, process.execPath, child, root], {
    cwd: path.join(__dirname, '../../../../..'),
    encoding: 'utf8',
  });
  expect(output).toBe('EFBIG\n');
  return expect(filesUnder(root)).resolves.toEqual(['public/sm/al/small.webp']);
});
