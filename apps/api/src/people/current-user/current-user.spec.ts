import { errorBodySchema } from '@aranya/contracts';
import { count, eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { tombstones, users } from '../../platform/db/schema';
import { useTestApp } from '../../testing';

let now = Date.now();
const test = useTestApp({ clock: () => new Date(now) });
beforeEach(() => Object.assign(test.issuer.trouble, { down: false, userInfoStatus: 200, answer: undefined }));

const request = (subject: string) =>
  test.app.inject({
    url: '/api/user/data',
    headers: { authorization: `Bearer ${test.issuer.token(subject)}` },
  });
const usersOf = async (subject: string) =>
  (await test.db.write.select({ n: count() }).from(users).where(eq(users.subject, subject)))[0]?.n;

it('creates one user for 20 concurrent first requests, with the data of the issuer', async () => {
  test.issuer.people.set('farah', { name: 'Farah Khan', picture: 'https://pictures.example/farah.png' });
  const before = test.issuer.asked['/userinfo'] ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => request('farah')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.json().user._id)).size).toBe(1);
  expect(await usersOf('farah')).toBe(1);
  expect(test.issuer.asked['/userinfo']).toBe(before + 1);
  expect(answers[0]?.json().user).toMatchObject({
    full_name: 'Farah Khan',
    username: 'farah_khan',
    profile_picture: expect.stringMatching('^/media/sign-in/'),
  });
});

it('creates one user when several nodes receive first requests concurrently', async () => {
  const { createCurrentUserResolver } = await import('./current-user');
  const status = {
    exists: true,
    suspension: null,
    role: 'member',
    textsWait: false,
    ageWaits: null,
  } as const;
  const node = () =>
    createCurrentUserResolver({
      db: test.db.write,
      userInfo: async () => ({ sub: 'gopal', name: 'Gopal Das' }),
      accountStatuses: { find: async () => status, findFresh: async () => status },
    });
  const identity = { issuer: test.issuer.url, subject: 'gopal', token: 'x', expiresAt: now + 1000 };
  const ids = await Promise.all(Array.from({ length: 20 }, () => node().resolve(identity)));
  expect(new Set(ids).size).toBe(1);
  expect(await usersOf('gopal')).toBe(1);
});

it('creates the profile without a username if it is taken', async () => {
  test.issuer.people.set('asha-2', { name: 'Asha' });
  const { user } = (await request('asha-2')).json();
  expect(user).toMatchObject({ full_name: 'Asha', username: '' });
});

it('separates users of different issuers', async () => {
  const [row] = await test.db.write
    .insert(users)
    .values({ id: newId(), issuer: 'https://other.example/', subject: 'hari', fullName: 'Another Hari' })
    .returning({ id: users.id });
  expect((await request('hari')).json().user._id).not.toBe(row?.id);
});

it.each([
  ['fails', { userInfoStatus: 500 }],
  ['denies access', { userInfoStatus: 401 }],
  ['returns another user', { answer: { sub: 'asha', name: 'Asha' } }],
  ['returns an invalid body', { answer: ['x'] }],
])('responds with 503 and creates no user if /userinfo %s', async (name, trouble) => {
  Object.assign(test.issuer.trouble, trouble);
  const subject = `new-${name}`;
  const answer = await request(subject);
  expect(answer.statusCode).toBe(503);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe('unavailable');
  expect(await usersOf(subject)).toBe(0);

  Object.assign(test.issuer.trouble, { userInfoStatus: 200, answer: undefined });
  expect((await request(subject)).statusCode).toBe(200);
});

it('does not create a deleted account again', async () => {
  const { _id: userId } = (await request('indra')).json().user;
  await test.db.write.delete(users).where(eq(users.id, userId));
  await test.db.write.insert(tombstones).values({ issuer: test.issuer.url, subject: 'indra', userId });

  // Also once the cached id has expired.
  expect((await request('indra')).json().code).toBe('account_deleted');
  now += 60_000;
  const answer = await request('indra');
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('account_deleted');
  expect(await usersOf('indra')).toBe(0);
});
