import { errorBodySchema } from '@aranya/contracts';
import { writeTestSite } from '../../public/site/site.testing';
import { createTestApp, type TestApp } from '../../testing';

let site: Awaited<ReturnType<typeof writeTestSite>>;
let test: TestApp;
beforeAll(async () => {
  site = await writeTestSite();
  test = await createTestApp({
    env: { SITE_URL: 'https://aranya.example', SERVE_SITE: 'yes', WEB_DIST: site.root },
  });
});
afterAll(async () => {
  await test.close();
  await site.remove();
});

it('allows calls from the origin of the site only', async () => {
  const ask = (origin: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url: '/api/user/data',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
  const site = await ask('https://aranya.example');
  expect(site.headers['access-control-allow-origin']).toBe('https://aranya.example');
  expect(site.headers['access-control-allow-headers']).toContain('authorization');
  expect(site.statusCode).toBe(204);
  const elsewhere = await ask('https://elsewhere.example');
  expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined();
  expect(elsewhere.statusCode).toBe(403);
  expect(errorBodySchema.parse(elsewhere.json())).toMatchObject({
    code: 'forbidden',
    message: 'Pages of other sites may not call this API, unless CORS_ORIGINS names them.',
  });
});

it.each([
  ['without an origin', { 'access-control-request-method': 'GET' }],
  ['without a method', { origin: 'https://aranya.example' }],
  ['without both', {}],
])('answers a preflight %s in the envelope', async (_what, headers) => {
  for (const url of ['/api/user/data', '/api/none', '/media/none']) {
    const answer = await test.app.inject({ method: 'OPTIONS', url, headers });
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.strict().parse(answer.json()).code).toBe('invalid_input');
  }
});

const everywhere = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000',
};
const API = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
const SAME = { 'cross-origin-resource-policy': 'same-origin' };

const PAGE = {
  'permissions-policy': expect.stringMatching(/camera=\(\).* microphone=\(\)/),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-[^;]*;/),
};
const FILE = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};
const CACHED = { 'cache-control': 'public, max-age=31536000, immutable' };

it.each<[string, number, Record<string, unknown>]>([
  ['/', 200, { ...PAGE, ...SAME, 'cache-control': 'no-cache' }],
  ['/nothing', 404, { ...PAGE, ...SAME, 'cache-control': 'no-cache' }],
  ['/community/profile/x', 200, { ...PAGE, ...SAME, 'cache-control': 'no-cache' }],
  ['/assets/b-1.svg', 200, { ...FILE, ...SAME, ...CACHED }],
  [
    '/sw.js',
    200,
    { ...SAME, 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'" },
  ],
  ['/parks&sancturies/', 308, SAME],
  ['/api/health', 200, { ...API, ...SAME }],
  ['/api/news', 200, { ...SAME, 'content-security-policy': API['content-security-policy'] }],
  ['/api/openapi.json', 200, { ...SAME, 'content-security-policy': API['content-security-policy'] }],
  ['/api/user/data', 401, { ...API, ...SAME, 'access-control-allow-origin': 'https://aranya.example' }],
  ['/api/none', 404, { ...API, ...SAME }],
  ['/api/messages/x/picture', 403, { ...API, ...SAME }],
  ['/media/none.webp', 404, SAME],
  ['/media/news', 403, SAME],
  ['/media/sign-in/x', 404, SAME],
])('%s answers %i with its headers', async (url, status, own) => {
  const answer = await test.app.inject({ url, headers: { origin: 'https://aranya.example' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ ...everywhere, ...own });
  expect(answer.headers['x-powered-by'] ?? answer.headers.server).toBeUndefined();
});

it('denies pages every feature but those that the site uses', async () => {
  const { headers } = await test.app.inject({ url: '/' });
  const allowed = String(headers['permissions-policy'])
    .split(', ')
    .filter((each) => !each.endsWith('=()'));
  expect(allowed).toEqual(['clipboard-write=(self)', 'geolocation=(self)']);
  const file = await test.app.inject({ url: '/assets/b-1.svg' });
  expect(file.headers['permissions-policy']).toBeUndefined();
});
