import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJsonStore } from '../storage/json-store';
import { createAdapter, deleteExpired, oidcRecord, REFRESH_REUSE_SECONDS } from './adapter';

describe('the adapter of oidc-provider', () => {
  let folder: string;
  let time: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-oidc-'));
    time = Date.UTC(2026, 10, 21);
    jest.spyOn(Date, 'now').mockImplementation(() => time);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  const openStore = () => openJsonStore(folder, oidcRecord);
  const open = async (model: string) => createAdapter(await openStore(), model);
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };

  test('keeps sessions over a restart, and finds them by uid', async () => {
    await (await open('Session')).upsert('s1', { uid: 'u1', accountId: 'mira' }, 60);
    const sessions = await open('Session');
    expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'mira' });
    expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'mira' });
  });

  test('finds a session with a new ID, as after each sign-in, by the same uid', async () => {
    const sessions = await open('Session');
    await sessions.upsert('s1', { uid: 'u1' }, 60);
    await sessions.destroy('s1');
    await sessions.upsert('s2', { uid: 'u1', accountId: 'mira' }, 60);
    expect(await sessions.find('s1')).toBeUndefined();
    expect(await sessions.findByUid('u1')).toMatchObject({ accountId: 'mira' });
  });

  test('keeps models apart', async () => {
    const store = await openStore();
    await createAdapter(store, 'Grant').upsert('same', { accountId: 'mira' }, 60);
    expect(await createAdapter(store, 'Session').find('same')).toBeUndefined();
  });

  test('does not find expired records, and deletes them', async () => {
    const store = await openStore();
    const grants = createAdapter(store, 'Grant');
    await grants.upsert('short', {}, 60);
    await grants.upsert('long', {}, 3600);
    pass(61);
    expect(await grants.find('short')).toBeUndefined();
    expect(await grants.find('long')).toEqual({});
    await deleteExpired(store);
    expect(await readdir(folder)).toEqual(['Grant-long.json']);
  });

  test('is not affected by changes to payloads', async () => {
    const sessions = await open('Session');
    const payload = { uid: 'u1', authorizations: { web: { grantId: 'g1' } } };
    await sessions.upsert('s1', payload, 60);
    payload.authorizations.web.grantId = 'changed';
    const found = await sessions.find('s1');
    if (found?.authorizations) found.authorizations['web'] = { grantId: 'changed' };
    expect(await sessions.find('s1')).toMatchObject({ authorizations: { web: { grantId: 'g1' } } });
  });

  test('shows a refresh token as consumed after the reuse time, which a second use does not extend', async () => {
    const tokens = await open('RefreshToken');
    await tokens.upsert('r1', { grantId: 'g1' }, 3600);
    await tokens.consume('r1');
    pass(REFRESH_REUSE_SECONDS - 1);
    expect(await tokens.find('r1')).not.toHaveProperty('consumed');
    await tokens.consume('r1');
    pass(2);
    expect(await tokens.find('r1')).toHaveProperty('consumed');
    expect(await (await open('RefreshToken')).find('r1')).toHaveProperty('consumed');
  });

  test('shows a code as consumed at once', async () => {
    const codes = await open('AuthorizationCode');
    await codes.upsert('c1', { grantId: 'g1' }, 60);
    await codes.consume('c1');
    expect(await codes.find('c1')).toHaveProperty('consumed');
  });

  test('revokes what belongs to a grant, after a restart too, and nothing else', async () => {
    const before = await openStore();
    await createAdapter(before, 'RefreshToken').upsert('r1', { grantId: 'g1' }, 60);
    await createAdapter(before, 'RefreshToken').upsert('r2', { grantId: 'g2' }, 60);
    await createAdapter(before, 'AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    const after = await openStore();
    const tokens = createAdapter(after, 'RefreshToken');
    await tokens.revokeByGrantId('g1');
    expect(await tokens.find('r1')).toBeUndefined();
    expect(await tokens.find('r2')).toBeDefined();
    expect(await createAdapter(after, 'AuthorizationCode').find('c1')).toBeDefined();
  });
});
