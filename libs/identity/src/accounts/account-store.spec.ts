import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimsOf, EmailTakenError, openAccountStore, subjectOf } from './account-store';

const mira = { email: 'mira@example.com', name: 'Mira Deshpande', passwordHash: 'scrypt$…' };

describe('accounts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-accounts-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are found by email and subject, after a restart too', async () => {
    const created = await (await openAccountStore(folder)).create(mira);
    const accounts = await openAccountStore(folder);
    expect(accounts.findByEmail('mira@example.com')).toEqual(created);
    expect(accounts.findBySubject(subjectOf(created))).toEqual(created);
    expect(accounts.findByEmail('arun@example.com')).toBeUndefined();
  });

  test('have different emails, even when two sign-ups come at once', async () => {
    const accounts = await openAccountStore(folder);
    const [first, second] = await Promise.allSettled([accounts.create(mira), accounts.create(mira)]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(EmailTakenError) });
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('that cannot be written do not exist, and their email is free', async () => {
    const accounts = await openAccountStore(folder);
    await rm(folder, { recursive: true });
    await expect(accounts.create(mira)).rejects.toThrow('ENOENT');
    expect(accounts.findByEmail(mira.email)).toBeUndefined();
  });

  test('have a subject without personal data, and claims without the password', async () => {
    const accounts = await openAccountStore(folder);
    const created = await accounts.create(mira);
    expect(subjectOf(created)).toBe(`local|${created.id}`);
    expect(accounts.findBySubject(created.id)).toBeUndefined();
    expect(accounts.findBySubject(`auth0|${created.id}`)).toBeUndefined();
    expect(claimsOf(created)).not.toHaveProperty('passwordHash');
  });
});
