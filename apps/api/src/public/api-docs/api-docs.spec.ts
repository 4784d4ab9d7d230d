import { gunzipSync } from 'node:zlib';
import { useTestApp } from '../../testing';

const test = useTestApp();

const page = () => test.app.inject({ url: '/api/docs' });
const scriptsOf = (html: string) => [...html.matchAll(/<script src="([^"]+)" defer><\/script>/g)];

it('is a page that refers to nothing elsewhere and runs no inline script', async () => {
  const { statusCode, headers, body } = await page();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).not.toMatch(/https?:|\/\//);
  expect(body.match(/<script/g)).toHaveLength(scriptsOf(body).length);
  expect(body).not.toContain('<style');
});

it('has a policy of its own, which the rest of the API has not', async () => {
  const policy = String((await page()).headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe-eval|https?:|data:|\*/);
  const other = await test.app.inject({ url: '/api/openapi.json' });
  expect(other.headers['content-security-policy']).not.toContain('unsafe-inline');
});

it('sends its scripts from here, to be kept, compressed where that is understood', async () => {
  const paths = scriptsOf((await page()).body).map(([, path = '']) => path);
  expect(paths.map((path) => path.replace(/-[\w-]{12}\.js$/, ''))).toEqual([
    '/api/docs/start',
    '/api/docs/reference',
  ]);
  for (const url of paths) {
    const plain = await test.app.inject({ url });
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const small = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
});

it('turns off in the reference what asks other hosts', async () => {
  const [, start = ''] = scriptsOf((await page()).body)[0] ?? [];
  const { body } = await test.app.inject({ url: start });
  for (const setting of [
    '"withDefaultFonts":false',
    '"telemetry":false',
    '"agent":{"disabled":true}',
    '"hideClientButton":true',
    '"hideTestRequestButton":true',
  ])
    expect(body).toContain(setting);
  expect(body).not.toMatch(/proxyUrl|https?:/);
});

it('answers 404 for other names', async () => {
  const answer = await test.app.inject({ url: '/api/docs/reference-000000000000.js' });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});
