import { startTestIssuer, type TestIssuer } from '../testing';
import { createIssuer } from './issuer';

let server: TestIssuer;
beforeAll(async () => {
  server = await startTestIssuer();
});
afterAll(() => server.close());
beforeEach(() =>
  Object.assign(server.trouble, { down: false, slowMs: 0, userInfoStatus: 200, answer: undefined }),
);

const unavailable = expect.objectContaining({ code: 'unavailable', status: 503 });

it('calls a slow issuer unreachable', async () => {
  server.trouble.slowMs = 400;
  await expect(createIssuer({ issuer: server.url, timeoutMs: 50 }).assertReachable()).rejects.toEqual(
    unavailable,
  );
});

it('refuses a discovery document of another issuer', async () => {
  const other = server.url.replace('127.0.0.1', 'localhost');
  const failure = await createIssuer({ issuer: other })
    .assertReachable()
    .catch((error: Error) => error);
  expect(failure).toEqual(unavailable);
  expect(String((failure as Error).cause)).toContain('calls itself');
});

it('limits the size of an answer', async () => {
  server.trouble.answer = { sub: 'asha', name: 'x'.repeat(300_000) };
  const issuer = createIssuer({ issuer: server.url });
  await expect(issuer.userInfo(server.token('asha'))).rejects.toEqual(unavailable);
});

it('asks a busy issuer once', async () => {
  const issuer = createIssuer({ issuer: server.url });
  const before = server.asked['/.well-known/openid-configuration'] ?? 0;
  await Promise.all([issuer.assertReachable(), issuer.assertReachable()]);
  await issuer.assertReachable();
  expect(server.asked['/.well-known/openid-configuration']).toBe(before + 1);
});

it('does not follow redirects', async () => {
  const spy = jest.spyOn(globalThis, 'fetch');
  await createIssuer({ issuer: server.url }).userInfo(server.token('asha'));
  expect(spy.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', 'error']);
  spy.mockRestore();
});
