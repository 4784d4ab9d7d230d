import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimsOf, findBySubject, subjectOf } from './account-claims';
import { EmailTakenError, openAccountStore } from './account-store';

const mira = { email: 'mira@example.com', name: 'Mira Deshpande', passwordHash: 'scrypt$…' };

describe('accounts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-accounts-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are found by e-mail and by id, after a restart too', async () => {
    const made = await (await openAccountStore(folder)).create(mira);
    const again = await openAccountStore(folder);
    expect(again.findByEmail('mira@example.com')).toEqual(made);
    expect(again.findById(made.id)).toEqual(made);
    expect(again.findByEmail('arun@example.com')).toBeUndefined();
  });

  test('are one for each e-mail, however close two sign-ups come', async () => {
    const accounts = await openAccountStore(folder);
    const [first, second] = await Promise.allSettled([accounts.create(mira), accounts.create(mira)]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(EmailTakenError) });
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('that can’t be written are not there, and their e-mail is free', async () => {
    const accounts = await openAccountStore(folder);
    await rm(folder, { recursive: true });
    await expect(accounts.create(mira)).rejects.toThrow('ENOENT');
    expect(accounts.findByEmail(mira.email)).toBeUndefined();
  });

  test('are known to tokens by a subject that says nothing', async () => {
    const accounts = await openAccountStore(folder);
    const made = await accounts.create(mira);
    expect(subjectOf(made)).toBe(`local|${made.id}`);
    expect(findBySubject(accounts, subjectOf(made))).toEqual(made);
    expect(findBySubject(accounts, made.id)).toBeUndefined();
    expect(findBySubject(accounts, `auth0|${made.id}`)).toBeUndefined();
    expect(claimsOf(made)).not.toHaveProperty('passwordHash');
  });
});
