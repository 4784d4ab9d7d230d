import { createTestApp, type TestApp } from '../testing';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { SITE_URL: 'https://aranya.example' } });
});
afterAll(() => test.close());

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
  expect((await ask('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
});

it('sets its headers on errors too', async () => {
  const answer = await test.app.inject({
    url: '/api/user/data',
    headers: { origin: 'https://aranya.example' },
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://aranya.example',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000',
  });
});
