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

it('gives up on an issuer that is too slow', async () => {
  server.trouble.slowMs = 400;
  await expect(createIssuer({ issuer: server.url, timeoutMs: 50 }).keys()).rejects.toEqual(unavailable);
});

it('refuses an issuer that goes by another name', async () => {
  const other = server.url.replace('127.0.0.1', 'localhost');
  const failure = await createIssuer({ issuer: other })
    .keys()
    .catch((error: Error) => error);
  expect(failure).toEqual(unavailable);
  expect(String((failure as Error).cause)).toContain('calls itself');
});

it('reads no more than a bounded answer', async () => {
  server.trouble.answer = { sub: 'asha', name: 'x'.repeat(300_000) };
  const issuer = createIssuer({ issuer: server.url });
  await expect(issuer.userInfo(server.token('asha'))).rejects.toEqual(unavailable);
});

it('keeps known keys for an hour of silence, not longer', async () => {
  let now = 0;
  const issuer = createIssuer({ issuer: server.url, now: () => now });
  const keys = await issuer.keys();
  server.trouble.down = true;
  now = 59 * 60_000;
  expect(await issuer.keys()).toBe(keys);
  now = 61 * 60_000;
  await expect(issuer.keys()).rejects.toEqual(unavailable);
});

it('does not follow the issuer to another address with a token', async () => {
  const seen: RequestInit[] = [];
  const issuer = createIssuer({
    issuer: server.url,
    fetch: (url, init) => {
      seen.push(init ?? {});
      return fetch(url, init);
    },
  });
  await issuer.userInfo(server.token('asha'));
  expect(seen.map(({ redirect }) => redirect)).toEqual(['error', 'error', 'error']);
});
