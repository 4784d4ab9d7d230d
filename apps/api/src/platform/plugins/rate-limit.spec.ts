// @seconds 14
import { errorBodySchema } from '@aranya/contracts';
import { createTestApp, type TestApp } from '../../testing';
import { rateLimits } from './rate-limit';

const apps: TestApp[] = [];
/** Limits: 30 calls a minute by user, 60 by address, 12 streams. */
async function limited(env: Record<string, string> = {}): Promise<TestApp> {
  const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '0.1', ...env } });
  apps.push(test);
  return test;
}
afterEach(() => Promise.all(apps.splice(0).map((test) => test.close())));

type Headers = Record<string, string>;

const bearer = (test: TestApp, name: 'asha' | 'bikram') => ({
  authorization: `Bearer ${test.tokenFor(name)}`,
});

async function statusOf(test: TestApp, url: string, headers: Headers = {}, remoteAddress = '192.0.2.1') {
  return (await test.app.inject({ url, headers, remoteAddress })).statusCode;
}

async function passes(
  test: TestApp,
  headers: Headers,
  remoteAddress = '192.0.2.1',
  url = '/api/user/data',
): Promise<number> {
  for (let calls = 0; calls < 200; calls += 1) {
    if ((await statusOf(test, url, headers, remoteAddress)) === 429) return calls;
  }
  return Infinity;
}

it('counts calls with a token by user, and the others by address', async () => {
  const test = await limited();
  expect(await passes(test, bearer(test, 'asha'))).toBe(rateLimits.user * 0.1);
  expect(await passes(test, bearer(test, 'bikram'))).toBe(30);
  expect(await passes(test, bearer(test, 'asha'), '192.0.2.2')).toBe(0);
  expect(await passes(test, {})).toBe(rateLimits.address * 0.1);
  expect(await passes(test, {}, '192.0.2.2')).toBe(60);
});

it('counts no call with a token for a shared address', async () => {
  const test = await limited();
  expect(await passes(test, {})).toBe(60);
  expect(await statusOf(test, '/api/user/data', bearer(test, 'asha'))).toBe(200);
});

it('counts calls with a bad token by address', async () => {
  const test = await limited();
  expect(await passes(test, { authorization: 'Bearer garbage' })).toBe(60);
  expect(await passes(test, {})).toBe(0);
});

it('counts an IPv6 network as one address', async () => {
  const test = await limited();
  expect(await passes(test, {}, '2001:db8::1')).toBe(60);
  expect(await passes(test, {}, '2001:db8::2')).toBe(0);
  expect(await passes(test, {}, '2001:db8:0:1::1')).toBe(60);
});

it('trusts proxies as TRUST_PROXY says', async () => {
  const behindOne = await limited({ TRUST_PROXY: '1' });
  expect(await passes(behindOne, { 'x-forwarded-for': '198.51.100.1' })).toBe(60);
  expect(await passes(behindOne, { 'x-forwarded-for': '198.51.100.2' })).toBe(60);
  // The visitor's own value comes before the proxy's.
  expect(await passes(behindOne, { 'x-forwarded-for': '203.0.113.9, 198.51.100.2' })).toBe(0);

  const alone = await limited();
  expect(await passes(alone, { 'x-forwarded-for': '198.51.100.1' })).toBe(60);
  expect(await passes(alone, { 'x-forwarded-for': '198.51.100.2' })).toBe(0);
});

it('answers 429 with the envelope and Retry-After', async () => {
  const test = await limited();
  await passes(test, {});
  const answer = await test.app.inject({ url: '/api/user/data', remoteAddress: '192.0.2.1' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe('too_many_requests');
});

it('does not count the health check, and answers it beyond the limit', async () => {
  const test = await limited();
  expect(await passes(test, {}, '192.0.2.1', '/api/health')).toBe(Infinity);
  expect(await passes(test, {})).toBe(60);
  expect(await statusOf(test, '/api/health')).toBe(200);
});

it('counts the opening of event streams apart, and without a token by address', async () => {
  const test = await limited();
  // Another user's stream: refused, but counted like one's own.
  const stream = `/api/messages/${test.ids.bikram}`;
  expect(await passes(test, bearer(test, 'asha'), '192.0.2.1', stream)).toBe(rateLimits.stream * 0.1);
  expect(await passes(test, bearer(test, 'asha'))).toBe(30);
  expect(await passes(test, {}, '192.0.2.1', stream)).toBe(60);
});

/**
 * A tab's worst minute: 8 calls to load, a poll each 10 s, and 8 tries of the stream (back-off.ts) of which each that opens
 * refetches what may have been missed.
 */
it('never limits five open tabs whose streams break again and again', async () => {
  const test = await limited({ RATE_LIMIT_SCALE: '1' });
  const headers = bearer(test, 'asha');
  const statuses = new Set<number>();
  const perTab = { loads: 8, polls: 6, streams: 8, refetches: 8 * 4 };
  for (let tab = 0; tab < 5; tab += 1) {
    for (let call = 0; call < perTab.loads + perTab.polls + perTab.refetches; call += 1)
      statuses.add(await statusOf(test, '/api/user/recent-messages', headers));
    for (let open = 0; open < perTab.streams; open += 1)
      statuses.add(await statusOf(test, `/api/messages/${test.ids.bikram}`, headers));
  }
  expect([...statuses].sort()).toEqual([200, 403]);
});
