import { suspensionSchema } from '@aranya/contracts';
import { liftSuspension, suspendUser } from '../moderation/safety/moderate-users';
import { suspensions } from '../platform/db/schema';
import { openStream } from '../platform/live/live.testing';
import { createTestApp, eventually, readZip, seedPost, type TestApp } from '../testing';
import { createAccountStatuses } from './current-user/account-status';

/** Ahead of the real time, so that tokens are valid. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const expireCaches = () => (ahead += 61_000);
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ clock });
});
afterAll(async () => {
  const closing = api.close();
  // fetch keeps unused connections open.
  setTimeout(() => api.app.server.closeAllConnections(), 200);
  await closing;
});
beforeEach(async () => {
  await api.db.write.delete(suspensions);
  expireCaches();
});

const act = (reason = 'Sold ivory') => ({ operator: 'Maya', reason, now: clock() });
const suspend = (until: Date | null = null, reason?: string) =>
  suspendUser(api, api.ids.asha, until, act(reason));
const feed = () => api.call('asha', 'GET', '/api/post/feed');

const isRefused = async () => (await feed()).statusCode === 403;

test('says why and until when', async () => {
  const until = new Date('2099-03-01T10:30:00.000Z');
  await suspend(until, 'You sold ivory.');
  expireCaches();
  expect((await feed()).json()).toEqual({
    success: false,
    code: 'account_suspended',
    message: 'Your account is suspended until 1 March 2099 at 10:30 UTC. The reason: You sold ivory.',
    fields: { reason: 'You sold ivory.', until: until.toISOString() },
  });
  await suspend(null, 'Again.');
  expireCaches();
  expect((await feed()).json()).toMatchObject({
    message: 'Your account is suspended. The reason: Again.',
    fields: { reason: 'Again.' },
  });
});

test('shows the suspension with the own data, and in the export', async () => {
  const data = async () => (await api.call('asha', 'GET', '/api/user/data')).json();
  expect(await data()).not.toHaveProperty('suspension');
  await suspend();
  const { suspension } = await data();
  expect(suspensionSchema.strict().parse(suspension)).toMatchObject({ reason: 'Sold ivory', until: null });
  const zip = await readZip((await api.call('asha', 'GET', '/api/user/export')).rawPayload);
  expect(JSON.parse(String(zip.get('profile.json')))[0].suspension).toMatchObject({ reason: 'Sold ivory' });
});

describe('takes effect', () => {
  test('at once where the notification arrives, and ends with it', async () => {
    expect((await feed()).statusCode).toBe(200);
    await suspend();
    await eventually(isRefused);
    await liftSuspension(api, api.ids.asha, act(''));
    await eventually(async () => !(await isRefused()));
  });

  test('within a second on a node that misses the notification', async () => {
    let now = Date.now();
    const db = {
      write: api.db.write,
      listen: () => Promise.resolve(() => Promise.resolve()),
      isListening: () => false,
    };
    const node = createAccountStatuses(db, () => now);
    expect(await node.find(api.ids.asha)).toEqual({
      exists: true,
      role: 'member',
      suspension: null,
      textsWait: false,
      ageWaits: null,
    });
    await suspend();
    expect(await node.find(api.ids.asha)).toEqual({
      exists: true,
      role: 'member',
      suspension: null,
      textsWait: false,
      ageWaits: null,
    });
    now += 1_001;
    // The cache asks the clock once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await node.find(api.ids.asha)).toMatchObject({ suspension: { reason: 'Sold ivory' } });
  });

  test('until its end', async () => {
    await suspend(new Date(clock().getTime() + 120_000));
    expireCaches();
    expect((await feed()).statusCode).toBe(403);
    ahead += 60_000;
    expect((await feed()).statusCode).toBe(200);
    expect((await api.call('asha', 'GET', '/api/user/data')).json()).not.toHaveProperty('suspension');
  });

  test('on open event streams, which end', async () => {
    const base = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const url = (id: string) => `${base}/api/messages/${id}`;
    const [stream, other] = await Promise.all([
      openStream(url(api.ids.asha), api.tokenFor('asha')),
      openStream(url(api.ids.bikram), api.tokenFor('bikram')),
    ]);
    await Promise.all([stream.until(1), other.until(1)]);
    await suspend();
    await stream.ended;
    expect((await openStream(url(api.ids.asha), api.tokenFor('asha'))).status).toBe(403);
    let hasOtherEnded = false;
    void other.ended.then(() => (hasOtherEnded = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hasOtherEnded).toBe(false);
    other.close();
    await other.ended;
  });
});

test('does not offer suspended members in discover, but shows their profile and posts', async () => {
  await seedPost(api.db.write, api.ids.asha, 'Tigers of Tadoba');
  const found = async (input: string) => {
    const answer = await api.call('bikram', 'POST', '/api/user/discover', { input });
    return answer.json<{ users: { _id: string }[] }>().users.some(({ _id }) => _id === api.ids.asha);
  };
  expect([await found(''), await found('asha'), await found('ashha')]).toEqual([true, true, true]);
  await suspend();
  expect([await found(''), await found('asha'), await found('ashha')]).toEqual([false, false, false]);
  const profile = await api.call('bikram', 'POST', '/api/user/profiles', { profileId: api.ids.asha });
  expect(profile.json()).toMatchObject({
    profile: { full_name: 'Asha Rao' },
    posts: [{ content: 'Tigers of Tadoba' }],
  });
  expect(profile.body).not.toContain('suspen');
  expect((await api.call('bikram', 'GET', '/api/post/feed')).body).toContain('Tigers of Tadoba');
});
