import { records } from '../db/schema';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createAdapter, deleteExpiredRecords, REFRESH_REUSE_SECONDS } from './adapter';

describe('the adapter of oidc-provider', () => {
  let database: TestDatabase;
  let time: number;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    time = Date.UTC(2026, 10, 21);
  });
  afterEach(async () => {
    await database.db.delete(records);
  });

  /** Each as on a node of its own. */
  const open = (model: string) => createAdapter(database.db, model, { now: () => time });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };

  test('keeps sessions for all nodes, and finds them by uid', async () => {
    await open('Session').upsert('s1', { uid: 'u1', accountId: 'mira' }, 60);
    const sessions = open('Session');
    expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'mira' });
    expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'mira' });
  });

  test('finds a session with a new ID, as after each sign-in, by the same uid', async () => {
    const sessions = open('Session');
    await sessions.upsert('s1', { uid: 'u1' }, 60);
    await sessions.destroy('s1');
    await sessions.upsert('s2', { uid: 'u1', accountId: 'mira' }, 60);
    expect(await sessions.find('s1')).toBeUndefined();
    expect(await sessions.findByUid('u1')).toMatchObject({ accountId: 'mira' });
  });

  test('keeps models apart', async () => {
    await open('Grant').upsert('same', { accountId: 'mira' }, 60);
    expect(await open('Session').find('same')).toBeUndefined();
  });

  test('does not find expired records, and deletes them', async () => {
    const grants = open('Grant');
    await grants.upsert('short', {}, 60);
    await grants.upsert('long', {}, 3600);
    pass(61);
    expect(await grants.find('short')).toBeUndefined();
    expect(await grants.find('long')).toEqual({});
    await deleteExpiredRecords(database.db, time);
    expect(await database.db.select({ id: records.id }).from(records)).toEqual([{ id: 'long' }]);
  });

  test('is not affected by changes to payloads', async () => {
    const sessions = open('Session');
    const payload = { uid: 'u1', authorizations: { web: { grantId: 'g1' } } };
    await sessions.upsert('s1', payload, 60);
    payload.authorizations.web.grantId = 'changed';
    const found = await sessions.find('s1');
    if (found?.authorizations) found.authorizations['web'] = { grantId: 'changed' };
    expect(await sessions.find('s1')).toMatchObject({ authorizations: { web: { grantId: 'g1' } } });
  });

  test('shows a refresh token as consumed after the reuse time, which a second use does not extend', async () => {
    const tokens = open('RefreshToken');
    await tokens.upsert('r1', { grantId: 'g1' }, 3600);
    await tokens.consume('r1');
    pass(REFRESH_REUSE_SECONDS - 1);
    expect(await tokens.find('r1')).not.toHaveProperty('consumed');
    await tokens.consume('r1');
    pass(2);
    expect(await tokens.find('r1')).toHaveProperty('consumed');
    expect(await open('RefreshToken').find('r1')).toHaveProperty('consumed');
  });

  test('shows a code as consumed at once', async () => {
    const codes = open('AuthorizationCode');
    await codes.upsert('c1', { grantId: 'g1' }, 60);
    await codes.consume('c1');
    expect(await codes.find('c1')).toHaveProperty('consumed');
  });

  test('revokes what belongs to a grant, on any node, and nothing else', async () => {
    await open('RefreshToken').upsert('r1', { grantId: 'g1' }, 60);
    await open('RefreshToken').upsert('r2', { grantId: 'g2' }, 60);
    await open('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    const tokens = open('RefreshToken');
    await tokens.revokeByGrantId('g1');
    expect(await tokens.find('r1')).toBeUndefined();
    expect(await tokens.find('r2')).toBeDefined();
    expect(await open('AuthorizationCode').find('c1')).toBeDefined();
  });

  test('finds a device by the code that a person enters', async () => {
    await open('DeviceCode').upsert('d1', { userCode: 'BCDFGHJK' }, 60);
    expect(await open('DeviceCode').findByUserCode('BCDFGHJK')).toMatchObject({ userCode: 'BCDFGHJK' });
  });

  test.each(['a\0b', '', 'ü', "x' or 1=1", 'a'.repeat(201)])('finds nothing for %j', async (id) => {
    const sessions = open('Session');
    expect([await sessions.find(id), await sessions.findByUid(id)]).toEqual([undefined, undefined]);
  });

  test('keeps what visitors chose, NUL too', async () => {
    await open('Interaction').upsert('i1', { params: { state: 'a\0b' } }, 60);
    expect(await open('Interaction').find('i1')).toMatchObject({ params: { state: 'a\0b' } });
  });
});
