import { startTestIssuer, type TestIssuer } from '../../testing';
import { createIssuer, type Issuer } from './issuer';

let server: TestIssuer;
beforeAll(async () => {
  server = await startTestIssuer();
});
afterAll(() => server.close());
beforeEach(() =>
  Object.assign(server.trouble, {
    down: false,
    missed: 0,
    slowMs: 0,
    userInfoStatus: 200,
    answer: undefined,
  }),
);

const unavailable = expect.objectContaining({ code: 'unavailable', status: 503 });

it('calls a slow issuer unreachable', async () => {
  server.trouble.slowMs = 400;
  await expect(createIssuer({ issuer: server.url, timeoutMs: 50 }).keyIds()).rejects.toEqual(unavailable);
});

it('refuses a discovery document of another issuer', async () => {
  const other = server.url.replace('127.0.0.1', 'localhost');
  const failure = await createIssuer({ issuer: other })
    .keyIds()
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
  await Promise.all([issuer.keyIds(), issuer.keyIds()]);
  await issuer.keyIds();
  expect(server.asked['/.well-known/openid-configuration']).toBe(before + 1);
});

it.each([
  ['user information', (issuer: Issuer) => issuer.userInfo(server.token('asha'))],
  ['keys', (issuer: Issuer) => issuer.keyIds()],
])('asks once more for %s after one missed answer, not after two', async (_what, ask) => {
  server.trouble.missed = 1;
  await expect(ask(createIssuer({ issuer: server.url }))).resolves.toBeDefined();
  expect(server.trouble.missed).toBe(0);
  server.trouble.missed = 2;
  await expect(ask(createIssuer({ issuer: server.url }))).rejects.toEqual(unavailable);
});

it('does not follow redirects', async () => {
  const spy = jest.spyOn(globalThis, 'fetch');
  await createIssuer({ issuer: server.url }).userInfo(server.token('asha'));
  expect(spy.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', 'error']);
  spy.mockRestore();
});
