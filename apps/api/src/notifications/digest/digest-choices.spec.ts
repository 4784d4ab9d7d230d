import { eq } from 'drizzle-orm';
import { digests, memberAges } from '../../platform/db/schema';
import { call } from '../../posts/posts.testing';
import { emptyBeforeEach, forWholeSpec, type Member } from '../../testing';
import { findObstacle } from './digest-choices';
import { type DigestApi, startDigestApi } from './digest.testing';

const api = forWholeSpec<DigestApi>(() => startDigestApi());
emptyBeforeEach(api, digests, memberAges);
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  [asha, bikram] = [await api.local('Asha', 'asha@example.org'), await api.member('bikram')];
});

const digestOf = async (who: Member) => (await api.call(who, 'GET', '/api/notifications/digest')).json();
const choose = (who: Member, weekly: unknown = true) =>
  call(api.app, who, '/api/notifications/digest', { weekly });

describe('the choice', () => {
  test('is off at first, and kept', async () => {
    expect(await digestOf(asha)).toEqual({ success: true, digest: { chosen: false, obstacle: null } });
    await choose(asha);
    await choose(asha);
    expect(await digestOf(asha)).toMatchObject({ digest: { chosen: true } });
    await choose(asha, false);
    expect(await digestOf(asha)).toMatchObject({ digest: { chosen: false } });
  });

  test('is refused without a confirmed address, and can always be taken back', async () => {
    const newcomer = await api.local('Farid');
    expect(await digestOf(newcomer)).toMatchObject({ digest: { chosen: false, obstacle: 'address' } });
    expect(await choose(newcomer)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await choose(newcomer, false)).toMatchObject({ status: 200 });
    expect(await api.db.write.$count(digests)).toBe(0);
  });

  test('is refused for a child, who gets no mail that they chose before', async () => {
    const child = await api.local('Gauri', 'gauri@example.org');
    await choose(child);
    await api.db.write.insert(memberAges).values({ userId: child.id, childUntil: '2999-01-01' });
    expect(await digestOf(child)).toMatchObject({ digest: { chosen: true, obstacle: 'child' } });
    expect(await choose(child)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test.each(['yes', null, 1])('%j is no choice', async (weekly) => {
    expect(await choose(asha, weekly)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { weekly: expect.any(String) } },
    });
  });

  test('says whether the site sends no mail, or another provider keeps the addresses', async () => {
    const { db, env } = api.app;
    const obstacle = (signIn: typeof env.signIn) =>
      findObstacle({ db, env: { ...env, signIn }, memberMail: null }, asha.id);
    expect(await obstacle(undefined)).toBe('provider');
    expect(await obstacle({} as NonNullable<typeof env.signIn>)).toBe('mail');
  });
});

describe('the link of a mail', () => {
  const open = (url: string, method: 'GET' | 'POST' = 'GET', type?: string) =>
    api.app.inject({
      method,
      url,
      ...(type !== undefined && { headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' }),
    });
  const isChosen = async () => (await api.db.write.$count(digests, eq(digests.userId, asha.id))) === 1;

  test('asks first, and ends the mails without a sign-in', async () => {
    await choose(asha);
    const url = api.app.unsubscribeLinks.path(asha.id);
    const page = await open(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<form method="post">');
    const inHindi = await api.app.inject({ url, headers: { 'accept-language': 'hi' } });
    expect(inHindi.body).toContain('<button>यह मेल बंद करें</button>');
    expect(await isChosen()).toBe(true);
    const done = await open(url, 'POST', 'application/x-www-form-urlencoded');
    expect([done.statusCode, await isChosen()]).toEqual([200, false]);
    expect(done.body).toContain('You will get no more weekly mails');
    expect((await open(url, 'POST')).statusCode).toBe(200);
  });

  test('ends them by one request of a mail program, as a form of the other kind too', async () => {
    await choose(asha);
    const url = api.app.unsubscribeLinks.path(asha.id);
    expect((await open(url, 'POST', 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect(await isChosen()).toBe(false);
  });

  test('is refused where the site has not signed it', async () => {
    await choose(asha);
    const signature = new URL(api.app.unsubscribeLinks.path(bikram.id), 'https://x').searchParams.get(
      'signature',
    );
    for (const query of [
      `member=${asha.id}&signature=${signature}`,
      `member=${asha.id}&signature=`,
      `member=${asha.id}`,
      `member=${asha.id}&member=${asha.id}&signature=${signature}`,
      'member=everybody&signature=x',
      '',
    ]) {
      for (const method of ['GET', 'POST'] as const)
        expect((await open(`/api/digest/unsubscribe?${query}`, method)).statusCode).toBe(404);
    }
    expect(await isChosen()).toBe(true);
  });
});
