import { accounts as table } from '../db/schema';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { toClaims, createAccountStore, EmailTakenError, toSubject } from './account-store';

const mira = { email: 'mira@example.com', name: 'Mira Deshpande', passwordHash: 'scrypt$…' };

describe('accounts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await database.db.delete(table);
  });

  const open = () => createAccountStore(database.db);

  test('are found by email and subject, on any node', async () => {
    const created = await open().create(mira);
    expect(await open().findByEmail('mira@example.com')).toEqual(created);
    expect(await open().findBySubject(toSubject(created))).toEqual(created);
    expect(await open().findByEmail('arun@example.com')).toBeUndefined();
  });

  test('have different emails, even when two sign-ups come at once', async () => {
    const [first, second] = await Promise.allSettled([open().create(mira), open().create(mira)]);
    const both = [first, second].toSorted((a, b) => a.status.localeCompare(b.status));
    expect(both[0]).toMatchObject({ status: 'fulfilled' });
    expect(both[1]).toMatchObject({ status: 'rejected', reason: expect.any(EmailTakenError) });
  });

  test('have a subject without personal data, and claims without the password', async () => {
    const created = await open().create(mira);
    expect(toSubject(created)).toBe(`local|${created.id}`);
    expect(await open().findBySubject(created.id)).toBeUndefined();
    expect(await open().findBySubject(`auth0|${created.id}`)).toBeUndefined();
    expect(await open().findBySubject('local|no uuid')).toBeUndefined();
    expect(toClaims(created)).not.toHaveProperty('passwordHash');
  });

  test('say whether the e-mail is verified', async () => {
    const created = await open().create(mira);
    expect(toClaims(created)).toMatchObject({ email_verified: false });
    expect(toClaims({ ...created, emailVerifiedAt: new Date() })).toMatchObject({ email_verified: true });
  });
});
