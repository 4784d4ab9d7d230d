import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOidcStore, REFRESH_REUSE_SECONDS } from './oidc-store';

describe('the store behind oidc-provider', () => {
  let folder: string;
  let time: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-oidc-'));
    time = Date.UTC(2026, 10, 21);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = () => openOidcStore(folder, () => time);
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };

  test('keeps sessions over a restart, and finds them by uid', async () => {
    await (await open()).adapter('Session').upsert('s1', { uid: 'u1', accountId: 'mira' }, 60);
    const sessions = (await open()).adapter('Session');
    expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'mira' });
    expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'mira' });
  });

  test('finds a session that got a new id, as at each sign-in, by the same uid', async () => {
    const sessions = (await open()).adapter('Session');
    await sessions.upsert('s1', { uid: 'u1' }, 60);
    await sessions.destroy('s1');
    await sessions.upsert('s2', { uid: 'u1', accountId: 'mira' }, 60);
    expect(await sessions.find('s1')).toBeUndefined();
    expect(await sessions.findByUid('u1')).toMatchObject({ accountId: 'mira' });
  });

  test('keeps models apart', async () => {
    const store = await open();
    await store.adapter('Grant').upsert('same', { accountId: 'mira' }, 60);
    expect(await store.adapter('Session').find('same')).toBeUndefined();
  });

  test('does not find what has expired, and removes it from disk', async () => {
    const store = await open();
    await store.adapter('Grant').upsert('short', {}, 60);
    await store.adapter('Grant').upsert('long', {}, 3600);
    pass(61);
    expect(await store.adapter('Grant').find('short')).toBeUndefined();
    expect(await store.adapter('Grant').find('long')).toEqual({});
    await store.purge();
    expect(await readdir(folder)).toEqual(['Grant-long.json']);
  });

  test('removes at the start what expired meanwhile', async () => {
    await (await open()).adapter('Grant').upsert('short', {}, 60);
    pass(61);
    await open();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not changed by what the provider does with an answer', async () => {
    const sessions = (await open()).adapter('Session');
    const payload = { uid: 'u1', authorizations: { web: { grantId: 'g1' } } };
    await sessions.upsert('s1', payload, 60);
    payload.authorizations.web.grantId = 'changed';
    const found = await sessions.find('s1');
    if (found?.authorizations) found.authorizations['web'] = { grantId: 'changed' };
    expect(await sessions.find('s1')).toMatchObject({ authorizations: { web: { grantId: 'g1' } } });
  });

  describe('of a used refresh token', () => {
    test('tells only after the grace time, which a second use does not prolong', async () => {
      const tokens = (await open()).adapter('RefreshToken');
      await tokens.upsert('r1', { grantId: 'g1' }, 3600);
      await tokens.consume('r1');
      pass(REFRESH_REUSE_SECONDS - 1);
      expect(await tokens.find('r1')).not.toHaveProperty('consumed');
      await tokens.consume('r1');
      pass(2);
      expect(await tokens.find('r1')).toHaveProperty('consumed');
    });

    test('tells after a restart too', async () => {
      const tokens = (await open()).adapter('RefreshToken');
      await tokens.upsert('r1', { grantId: 'g1' }, 3600);
      await tokens.consume('r1');
      pass(REFRESH_REUSE_SECONDS + 1);
      expect(await (await open()).adapter('RefreshToken').find('r1')).toHaveProperty('consumed');
    });
  });

  test('of a used code tells at once', async () => {
    const codes = (await open()).adapter('AuthorizationCode');
    await codes.upsert('c1', { grantId: 'g1' }, 60);
    await codes.consume('c1');
    expect(await codes.find('c1')).toHaveProperty('consumed');
  });

  test('revokes what came from a grant, after a restart too, and nothing else', async () => {
    const before = await open();
    await before.adapter('RefreshToken').upsert('r1', { grantId: 'g1' }, 60);
    await before.adapter('RefreshToken').upsert('r2', { grantId: 'g2' }, 60);
    await before.adapter('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    const after = await open();
    await after.adapter('RefreshToken').revokeByGrantId('g1');
    expect(await after.adapter('RefreshToken').find('r1')).toBeUndefined();
    expect(await after.adapter('AuthorizationCode').find('c1')).toBeDefined();
    expect(await after.adapter('RefreshToken').find('r2')).toBeDefined();
  });

  test('keeps the newest fifty refresh tokens of a grant', async () => {
    const tokens = (await open()).adapter('RefreshToken');
    for (let number = 1; number <= 52; number += 1)
      await tokens.upsert(`r${number}`, { grantId: 'g1' }, 3600);
    expect(await tokens.find('r2')).toBeUndefined();
    expect(await tokens.find('r3')).toBeDefined();
    expect(await tokens.find('r52')).toBeDefined();
  });
});
