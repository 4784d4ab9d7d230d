import type { FirstAdmins } from '../../people/current-user/accounts';
import { moderationLog, roles } from '../../platform/db/schema';
import { emptyBeforeEach, seedMember, useTestApp } from '../../testing';
import { createFirstAdmins, readVerifiedEmail } from './first-admins';
import { setRole } from './roles';

const api = useTestApp();
emptyBeforeEach(api, roles);

const NAMED = { email: 'Maya@Example.org', email_verified: true };

function create(onError: (error: unknown) => void = () => undefined): FirstAdmins {
  const made = createFirstAdmins({
    db: api.db,
    emails: ['maya@example.org'],
    now: () => new Date(),
    onError,
  });
  if (made === undefined) throw new Error('There are addresses.');
  return made;
}
const admins = async () =>
  (await api.db.write.select().from(roles)).map(({ userId, role }) => [userId, role]);
const give = (userId: string, role: 'admin' | 'member') =>
  api.db.write.transaction((tx) =>
    setRole(tx, userId, role, { operator: 'test', reason: '', now: new Date() }),
  );

test('only a verified address counts, in any case of letters', () => {
  expect(readVerifiedEmail(NAMED)).toBe('maya@example.org');
  for (const claims of [
    { email: NAMED.email },
    { ...NAMED, email_verified: false },
    { ...NAMED, email_verified: 'true' },
    { email_verified: true },
    null,
    'maya@example.org',
  ])
    expect(readVerifiedEmail(claims)).toBeNull();
});

test('without addresses nothing is asked', () => {
  expect(createFirstAdmins({ db: api.db, emails: [], now: () => new Date(), onError: fail })).toBeUndefined();
});

function fail(error: unknown): never {
  throw error;
}

describe('a new account', () => {
  test('becomes admin, also beside another one, with an entry in the log', async () => {
    const { asha, bikram } = api.ids;
    await give(asha, 'admin');
    await create().considerNew(bikram, NAMED);
    expect(await admins()).toEqual(
      expect.arrayContaining([
        [asha, 'admin'],
        [bikram, 'admin'],
      ]),
    );
    const entries = await api.db.write.select().from(moderationLog);
    expect(entries.at(-1)).toMatchObject({ action: 'set_role', operator: 'ADMIN_EMAILS', subjectId: bikram });
  });

  test('does not with an unverified or another address', async () => {
    const firstAdmins = create();
    await firstAdmins.considerNew(api.ids.bikram, { ...NAMED, email_verified: false });
    await firstAdmins.considerNew(api.ids.bikram, { ...NAMED, email: 'other@example.org' });
    expect(await admins()).toEqual([]);
  });
});

describe('an account that was there before', () => {
  test('becomes admin while there is none', async () => {
    await create().considerMember(api.ids.chitra, () => Promise.resolve(NAMED));
    expect(await admins()).toEqual([[api.ids.chitra, 'admin']]);
  });

  test('does not with an unverified address', async () => {
    await create().considerMember(api.ids.chitra, () => Promise.resolve({ ...NAMED, email_verified: false }));
    expect(await admins()).toEqual([]);
  });

  test('is not asked about while there is an admin', async () => {
    await give(api.ids.asha, 'admin');
    const readClaims = jest.fn(() => Promise.resolve(NAMED));
    const firstAdmins = create();
    await firstAdmins.considerMember(api.ids.chitra, readClaims);
    await firstAdmins.considerMember(api.ids.chitra, readClaims);
    expect(readClaims).not.toHaveBeenCalled();
    expect(await admins()).toEqual([[api.ids.asha, 'admin']]);
  });

  test('does not get back a role that another admin took away', async () => {
    await create().considerMember(api.ids.chitra, () => Promise.resolve(NAMED));
    await give(api.ids.asha, 'admin');
    await give(api.ids.chitra, 'member');
    // As after a restart.
    await create().considerMember(api.ids.chitra, () => Promise.resolve(NAMED));
    expect(await admins()).toEqual([[api.ids.asha, 'admin']]);
  });

  test('signs in where the provider does not answer', async () => {
    const onError = jest.fn();
    await create(onError).considerMember(api.ids.chitra, () => Promise.reject(new Error('Down')));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await admins()).toEqual([]);
  });

  test('is the only one of two who come at once', async () => {
    const second = await seedMember(api.db.write, api.issuer.url, 'maya-2', 'Maya');
    const claims = () => Promise.resolve(NAMED);
    await Promise.all([
      create().considerMember(api.ids.chitra, claims),
      create().considerMember(second, claims),
    ]);
    expect(await admins()).toHaveLength(1);
  });
});
