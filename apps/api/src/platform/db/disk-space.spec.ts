import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskSpace, DiskFull, diskFullReason, MIN_FREE_BYTES } from './disk-space';
import { toStorageFailure } from './failures';
import { makeOwnFolder } from './own-folder';

test('refuses what would leave too little space', async () => {
  const disk = createDiskSpace('/data', async () => MIN_FREE_BYTES + 1_000);
  expect(await disk.hasRoom()).toBe(true);
  expect(await disk.hasRoom(1_000)).toBe(true);
  const error: unknown = await disk.assertRoom(1_001).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DiskFull);
  expect(toStorageFailure(error)).toBe('full');
});

test('looks at the disk once for many questions', async () => {
  const read = jest.fn(async () => 0);
  const disk = createDiskSpace('/data', read);
  expect(await Promise.all(Array.from({ length: 50 }, () => disk.hasRoom()))).not.toContain(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a folder that cannot be asked has room', async () => {
  expect(await createDiskSpace(join(tmpdir(), 'aranya-not-there')).hasRoom()).toBe(true);
});

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  Object.assign(new Error('write'), { code: 'EDQUOT' }),
  Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' }),
  new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }),
  { name: 'ErrnoError', errno: 51 },
])('says in one line that the disk is full: %p', (error) => {
  expect(diskFullReason(error, '/srv/data')).toBe(
    'The disk that holds /srv/data is full. Free at least 32 MB and start again: nothing that was saved is lost.',
  );
});

test.each([new Error('other'), { name: 'ErrnoError', errno: 44 }, null, 'text'])(
  'says nothing of %p',
  (error) => {
    expect(diskFullReason(error, '/srv/data')).toBeNull();
  },
);

test('makes a folder for its owner only, also one that exists', () => {
  const root = mkdtempSync(join(tmpdir(), 'aranya-folder-'));
  const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);
  mkdirSync(join(root, 'old'), { mode: 0o755 });
  for (const name of ['old', 'new']) {
    makeOwnFolder(join(root, name));
    expect(modeOf(join(root, name))).toBe('700');
  }
  rmSync(root, { recursive: true });
});
