import { siteTexts } from '@aranya/wildlife-data';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database';
import { openTestDatabase, testEnv } from '../../testing';
import { openLocalSignIn } from './local-sign-in';

const words = () => siteTexts;

describe('local sign-in', () => {
  let dataDir: string;
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aranya-sign-in-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('is none where another provider is named', async () => {
    expect(await openLocalSignIn(testEnv({ AUTH_ISSUER: 'https://id.example/' }), db, words)).toBeUndefined();
  });

  it('below the site is reached at the API’s port of this machine, whatever its public name is', async () => {
    const signIn = await openLocalSignIn(
      testEnv({
        DATA_DIR: dataDir,
        API_HOST: '0.0.0.0',
        SITE_URL: 'https://a.example',
        IDENTITY_URL: 'https://a.example/identity/',
      }),
      db,
      words,
    );
    if (signIn === undefined) throw new Error('There is no local sign-in.');
    expect(signIn.guest.at).toEqual({ path: '/identity/' });
    expect(signIn.jwksUri).toBe('http://127.0.0.1:3333/identity/.well-known/jwks.json');
    const server = createServer(signIn.guest.handle);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/identity/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: { kid: string }[] };
    expect(new Set(keys.map(({ kid }) => kid))).toEqual(await signIn.issuer.keyIds());
    await expect(signIn.issuer.userInfo('a token of nobody')).rejects.toMatchObject({ status: 401 });
    await new Promise((closed) => server.close(closed));
    await signIn.close();
  });
});
