import { SITE, startTestServer, type TestServer } from './testing/start-test-server';
import { Visitor } from './testing/visitor';

describe('calls of one address in a minute', () => {
  let server: TestServer;
  let time: number;
  beforeEach(async () => {
    time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    server = await startTestServer({ rateLimitScale: 0.1, trustProxy: true });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.remove();
  });

  const call = async (method: string, path: string, address = '192.0.2.1') => {
    const response = await fetch(new URL(path, server.url), {
      method,
      redirect: 'manual',
      headers: { 'X-Forwarded-For': address, Origin: SITE },
      ...(method === 'POST' && { body: new URLSearchParams({ client_id: 'aranya-cli', scope: 'openid' }) }),
    });
    return { response, text: await response.text() };
  };
  /** How many are let through, and the first that is not. */
  const callUntilRefused = async (method: string, path: string) => {
    for (let passed = 0; passed < 400; passed += 1) {
      const answer = await call(method, path);
      if (answer.response.status === 429) return { passed, ...answer };
    }
    throw new Error(`${path} is never refused.`);
  };

  const authorize = () => new Visitor(server).authorizeUrl();

  test.each([
    ['GET', 'authorize', 30],
    ['GET', 'authorize/made-up', 60],
    ['GET', 'interaction/made-up', 60],
    ['GET', 'device', 60],
    ['GET', 'account', 60],
    ['GET', 'reset/made-up', 60],
    ['POST', 'reset/made-up', 60],
    ['GET', 'v2/logout', 60],
    ['GET', 'oidc/logout', 60],
    ['GET', 'nowhere', 60],
    ['GET', 'assets/page.css', 300],
  ])('%s /%s: after so many the page says how long to wait', async (method, path, limit) => {
    const refused = await callUntilRefused(method, path === 'authorize' ? authorize().href : path);
    expect(refused.passed).toBe(limit);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.response.headers.get('content-type')).toContain('text/html');
    expect(refused.text).toContain('<h1>That was a lot at once</h1>');
    expect((await call(method, path, '198.51.100.7')).response.status).not.toBe(429);
    time += 61_000;
    expect((await call(method, path)).response.status).not.toBe(429);
  });

  test.each([
    ['POST', 'oauth/device/code', 2],
    ['POST', 'oauth/token', 60],
    ['POST', 'oauth/revoke', 60],
    ['GET', 'userinfo', 60],
    ['GET', '.well-known/jwks.json', 60],
  ])(
    '%s /%s: after so many an app gets the error of OAuth, which the site may read',
    async (method, path, limit) => {
      const refused = await callUntilRefused(method, path);
      expect(refused.passed).toBe(limit);
      expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.parse(refused.text)).toEqual({
        error: 'temporarily_unavailable',
        error_description: expect.stringMatching(
          /^Too many calls\. Wait \d+ seconds? and try again\.$/,
        ) as string,
      });
      expect(refused.response.headers.get('access-control-allow-origin')).toBe(SITE);
    },
  );

  test('are the same by another spelling, or there is no such page', async () => {
    await callUntilRefused('POST', 'oauth/device/code');
    const others = ['oauth/device/code/', 'oauth/DEVICE/code', 'oauth/%64evice/code'];
    const answers = await Promise.all(others.map((path) => call('POST', path)));
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 429]);
  });
});
