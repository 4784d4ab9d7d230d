import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccountStore } from './accounts/account-store';
import { accounts, keys } from './db/schema';
import { importFiles } from './import-files';
import { KeyStore } from './keys/key-store';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

const mira = {
  id: '0d8dfa4e-6c1f-4b9e-9c43-9d0c5c7f7a11',
  email: 'mira@example.com',
  name: 'Mira Deshpande',
  passwordHash: 'scrypt$15$8$3$x$y',
  createdAt: '2026-01-02T03:04:05.678Z',
};

describe('files of an earlier version', () => {
  let database: TestDatabase;
  let data: string;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'aranya-import-'));
    folder = join(data, 'identity');
    await mkdir(join(folder, 'accounts'), { recursive: true });
    await writeFile(join(folder, 'accounts', `${mira.id}.json`), JSON.stringify(mira));
    await writeFile(join(folder, 'accounts', 'broken.json'), '{"email":');
    // Early versions made keys of 2048 bits.
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), kid: 'earlier', alg: 'RS256', use: 'sig' };
    await writeFile(
      join(folder, 'keys.json'),
      JSON.stringify({ jwks: { keys: [key] }, cookieKeys: ['x'.repeat(43)] }),
    );
    await database.db.delete(accounts);
    await database.db.delete(keys);
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  test('are taken over once, and the folder is renamed', async () => {
    const renamed = await importFiles(database.db, folder);
    expect(await createAccountStore(database.db).findByEmail(mira.email)).toEqual({
      ...mira,
      createdAt: new Date(mira.createdAt),
      emailVerifiedAt: null,
      firstPasswordEndsAt: null,
      firstPasswordMailed: false,
      signedOutAt: null,
      signedOutExcept: null,
    });
    const { signing, cookies } = await new KeyStore(database.db).read();
    expect(signing.map(({ kid }) => kid)).toEqual(['earlier']);
    expect(cookies).toEqual(['x'.repeat(43)]);
    expect((await readdir(data)).map((name) => join(data, name))).toEqual([renamed]);
    expect(await importFiles(database.db, folder)).toBeUndefined();
  });

  test('change nothing that the database has', async () => {
    await database.db.insert(accounts).values({ ...mira, name: 'Renamed', createdAt: new Date() });
    const before = await new KeyStore(database.db).read();
    await importFiles(database.db, folder);
    expect((await createAccountStore(database.db).findByEmail(mira.email))?.name).toBe('Renamed');
    expect(await new KeyStore(database.db).read()).toEqual(before);
  });

  test('are none in a new installation', async () => {
    expect(await importFiles(database.db, join(data, 'nothing'))).toBeUndefined();
  });
});
