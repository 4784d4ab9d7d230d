import type { Answered } from './settings';
import { startTestServer, type TestServer } from './testing/start-test-server';

let server: TestServer;
const heard: Answered[] = [];
let requests = 0;
beforeAll(async () => {
  server = await startTestServer({
    makeRequestId: () => `id-${(requests += 1)}`,
    onAnswered: (answer) => heard.push(answer),
  });
});
afterAll(() => server.remove());
beforeEach(() => {
  heard.length = 0;
});

test.each([
  ['a page', 'reset/zqmark', '/reset/:token', 4],
  [
    'an address of the provider, which answers itself',
    '.well-known/openid-configuration',
    '/.well-known/*',
    2,
  ],
  ['an unknown address', 'zqmark', undefined, 4],
])('%s is named and told by its pattern', async (_what, path, route, kind) => {
  const answer = await fetch(new URL(path, server.url));
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(`id-${requests}`);
  while (heard.length === 0) await new Promise(setImmediate);
  expect(heard).toEqual([
    { method: 'GET', route, status: answer.status, seconds: expect.any(Number) as number },
  ]);
  expect(Math.floor(answer.status / 100)).toBe(kind);
  expect(JSON.stringify(heard)).not.toContain('zqmark');
});
