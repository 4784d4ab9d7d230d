import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openJsonStore } from './json-store';

const sighting = z.object({ species: z.string() });

describe('the JSON store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-records-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = () => openJsonStore(join(folder, 'sightings'), sighting);
  const files = () => readdir(join(folder, 'sightings'));

  test('survives a restart', async () => {
    const before = await open();
    await before.set('one', { species: 'tiger' });
    await before.set('two', { species: 'sloth bear' });
    await before.delete('two');
    const after = await open();
    expect(after.entries()).toEqual([['one', { species: 'tiger' }]]);
  });

  test('is readable by its owner only', async () => {
    await (await open()).set('one', { species: 'tiger' });
    await chmod(join(folder, 'sightings'), 0o755);
    await open();
    expect((await stat(join(folder, 'sightings'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'sightings', 'one.json'))).mode & 0o777).toBe(0o600);
  });

  test('shows a change at once, and keeps the last of many', async () => {
    const records = await open();
    const writes = Array.from({ length: 30 }, (_, number) =>
      records.set('one', { species: `tiger ${number}` }),
    );
    expect(records.get('one')).toEqual({ species: 'tiger 29' });
    await Promise.all(writes);
    expect((await open()).get('one')).toEqual({ species: 'tiger 29' });
    expect(await files()).toEqual(['one.json']);
  });

  test('finishes pending writes when flushed, in order', async () => {
    const records = await open();
    void records.set('one', { species: 'tiger' });
    void records.delete('one');
    void records.set('two', { species: 'gaur' });
    await records.flush();
    expect(await files()).toEqual(['two.json']);
  });

  test('deletes a temporary file of a killed process, and keeps the record', async () => {
    await (await open()).set('one', { species: 'tiger' });
    await writeFile(join(folder, 'sightings', 'one.json.1234567890'), '{"species":"leo');
    expect((await open()).get('one')).toEqual({ species: 'tiger' });
    expect(await files()).toEqual(['one.json']);
  });

  test.each(['{"species":"leo', '{"kind":"something else"}', ''])(
    'renames a file with %j and warns',
    async (content) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open();
      await writeFile(join(folder, 'sightings', 'one.json'), content);
      expect((await open()).get('one')).toBeUndefined();
      expect(await files()).toEqual(['one.json.damaged']);
      expect(await readFile(join(folder, 'sightings', 'one.json.damaged'), 'utf8')).toBe(content);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('one.json is not a valid record'));
      warn.mockRestore();
    },
  );

  test.each(['../one', 'a/b', '', 'a'.repeat(201), 'a.b'])('rejects the ID %j', async (id) => {
    const records = await open();
    await expect(records.set(id, { species: 'tiger' })).rejects.toThrow(RangeError);
    expect(records.get(id)).toBeUndefined();
  });
});
