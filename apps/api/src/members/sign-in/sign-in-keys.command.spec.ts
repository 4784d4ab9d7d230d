import { tmpdir } from 'node:os';
import { CommandError } from '../../platform/commands/command';
import type { Database } from '../../platform/db/database';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import { openTestDatabase } from '../../testing';
import { run as signInKeys } from './sign-in-keys.command';

describe('the command for keys of sign-in', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  const run = (...args: string[]) =>
    signInKeys(args)({ db, media: createFileMediaStore(tmpdir()), operator: 'test', folder: tmpdir() });

  it('lists, rotates and replaces', async () => {
    const first = await run();
    expect(first).toMatch(/^signs {6}\S+ {2}made /);
    const rotated = await run('rotate');
    expect(rotated.split('\n')[0]).toBe(first);
    expect(rotated.split('\n')).toHaveLength(2);
    const replaced = await run('replace');
    expect(replaced.split('\n')).toHaveLength(1);
    const [id] = /[\da-f-]{36}/.exec(replaced) ?? ['no key'];
    expect(id).not.toBe('no key');
    expect(rotated).not.toContain(id);
  });

  it('refuses other words', () => {
    expect(() => signInKeys(['burn'])).toThrow(CommandError);
  });
});
