import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openKeys } from './key-store';

describe('the keys', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are created once, for RS256 with 3072 bits', async () => {
    const file = join(folder, 'identity', 'keys.json');
    const created = await openKeys(file);
    expect(created.jwks.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(Buffer.from(created.jwks.keys[0]?.n ?? '', 'base64url')).toHaveLength(384);
    expect(await openKeys(file)).toEqual(created);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('of an earlier version, with 2048 bits, stay valid', async () => {
    const file = join(folder, 'keys.json');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), kid: 'earlier', alg: 'RS256', use: 'sig' };
    const kept = { jwks: { keys: [key] }, cookieKeys: ['x'.repeat(43)] };
    await writeFile(file, JSON.stringify(kept));
    expect(await openKeys(file)).toEqual(kept);
  });

  test('are never replaced when the file is damaged', async () => {
    const file = join(folder, 'keys.json');
    await writeFile(file, '{"jwks":{"keys":[]}}');
    await expect(openKeys(file)).rejects.toThrow('holds no signing keys. Remove it to make new ones');
  });
});
