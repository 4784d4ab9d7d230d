import { errorBodySchema } from '@aranya/contracts';
import { createTestApp, type TestApp } from '../testing';
import { rateLimits } from './rate-limit';

const apps: TestApp[] = [];
/** Limits: 60 calls a minute by user, 24 by address. */
async function limited(env: Record<string, string> = {}): Promise<TestApp> {
  const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '0.1', ...env } });
  apps.push(test);
  return test;
}
afterAll(() => Promise.all(apps.map((test) => test.close())));

async function passes(
  test: TestApp,
  headers: Record<string, string>,
  remoteAddress = '192.0.2.1',
): Promise<number> {
  for (let calls = 0; calls < 200; calls += 1) {
    const answer = await test.app.inject({ url: '/api/health', headers, remoteAddress });
    if (answer.statusCode === 429) return calls;
  }
  return Infinity;
}

it('counts calls with a token by user, and the others by address', async () => {
  const test = await limited();
  const asha = { authorization: `Bearer ${test.tokenFor('asha')}` };
  expect(await passes(test, asha)).toBe(rateLimits.user * 0.1);
  expect(await passes(test, { authorization: `Bearer ${test.tokenFor('bikram')}` })).toBe(60);
  expect(await passes(test, asha, '192.0.2.2')).toBe(0);
  expect(await passes(test, {})).toBe(rateLimits.address * 0.1);
  expect(await passes(test, {}, '192.0.2.2')).toBe(24);
});

it('counts calls with a bad token by address', async () => {
  const test = await limited();
  expect(await passes(test, { authorization: 'Bearer garbage' })).toBe(24);
  expect(await passes(test, {})).toBe(0);
});

it('counts an IPv6 network as one address', async () => {
  const test = await limited();
  expect(await passes(test, {}, '2001:db8::1')).toBe(24);
  expect(await passes(test, {}, '2001:db8::2')).toBe(0);
  expect(await passes(test, {}, '2001:db8:0:1::1')).toBe(24);
});

it('trusts proxies as TRUST_PROXY says', async () => {
  const behindOne = await limited({ TRUST_PROXY: '1' });
  expect(await passes(behindOne, { 'x-forwarded-for': '198.51.100.1' })).toBe(24);
  expect(await passes(behindOne, { 'x-forwarded-for': '198.51.100.2' })).toBe(24);
  // The visitor's own value comes before the proxy's.
  expect(await passes(behindOne, { 'x-forwarded-for': '203.0.113.9, 198.51.100.2' })).toBe(0);

  const alone = await limited();
  expect(await passes(alone, { 'x-forwarded-for': '198.51.100.1' })).toBe(24);
  expect(await passes(alone, { 'x-forwarded-for': '198.51.100.2' })).toBe(0);
});

it('answers 429 with the envelope and Retry-After', async () => {
  const test = await limited();
  await passes(test, {});
  const answer = await test.app.inject({ url: '/api/health', remoteAddress: '192.0.2.1' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe('too_many_requests');
});
