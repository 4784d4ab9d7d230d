import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { REFRESH_REUSE_SECONDS } from './adapter';
import { AUDIENCE, SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { MIRA, Visitor } from '../testing/visitor';

/** `later` moves only the date, not these clocks. */
const CLOCKS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];

describe('tokens', () => {
  let server: TestServer;
  let mira: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    mira = new Visitor(server);
    await mira.signUp(MIRA);
  });
  afterAll(() => server.remove());
  afterEach(() => {
    jest.useRealTimers();
  });

  const freshTokens = async () => mira.exchange(await mira.authorize());
  const later = (seconds: number) => {
    jest.useFakeTimers({ now: Date.now() + seconds * 1000, doNotFake: CLOCKS });
  };

  describe('refreshing', () => {
    test('returns new tokens, including the refresh token', async () => {
      const first = await freshTokens();
      const second = await mira.refresh(first.refresh_token);
      expect(second.status).toBe(200);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(second.access_token).not.toBe(first.access_token);
      expect(decodeJwt(second.access_token)).toMatchObject({
        aud: AUDIENCE,
        sub: decodeJwt(first.access_token).sub,
      });
      expect(decodeJwt(second.id_token)['name']).toBe('Mira Deshpande');
    });

    test('accepts the same token again within the reuse time, for a second tab', async () => {
      const { refresh_token: token } = await freshTokens();
      const [one, two] = await Promise.all([mira.refresh(token), mira.refresh(token)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      expect((await mira.refresh(one.refresh_token)).status).toBe(200);
      expect((await mira.refresh(two.refresh_token)).status).toBe(200);
    });

    test('after the reuse time an old token revokes its successors, with the error that the SDK knows', async () => {
      const { refresh_token: stolen } = await freshTokens();
      const { refresh_token: current } = await mira.refresh(stolen);
      later(REFRESH_REUSE_SECONDS + 2);
      const rejected = {
        status: 400,
        error: 'invalid_grant',
        error_description: 'Unknown or invalid refresh token.',
      };
      expect(await mira.refresh(stolen)).toMatchObject(rejected);
      expect(await mira.refresh(current)).toMatchObject(rejected);
    });

    test('ends fourteen days after the last use', async () => {
      const { refresh_token: first } = await freshTokens();
      later(13 * 86_400);
      const { refresh_token: second } = await mira.refresh(first);
      later(13 * 86_400);
      expect(await mira.refresh(second)).toMatchObject({ status: 200 });
      later(15 * 86_400);
      expect(await mira.refresh(second)).toMatchObject({ status: 400 });
    });

    test('rejects a made-up token', async () => {
      expect(await mira.refresh('a'.repeat(43))).toMatchObject({ status: 400, error: 'invalid_grant' });
    });

    test('rejects a token that the site has revoked', async () => {
      const { refresh_token: token } = await freshTokens();
      const revoked = await fetch(new URL('oauth/revoke', server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
        body: new URLSearchParams({
          client_id: 'aranya-web',
          token,
          token_type_hint: 'refresh_token',
        }).toString(),
      });
      expect(revoked.status).toBe(200);
      expect(await mira.refresh(token)).toMatchObject({ status: 400 });
    });
  });

  describe('/userinfo', () => {
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(new URL('userinfo', server.url), { method, headers });

    test('returns the owner of an access token of the API', async () => {
      const { access_token: token } = await freshTokens();
      const response = await ask({ Authorization: `Bearer ${token}` });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        sub: decodeJwt(token).sub,
        name: 'Mira Deshpande',
        nickname: 'mira',
        email: 'mira@example.com',
        email_verified: false,
      });
    });

    test('allows requests from pages of the site only', async () => {
      const { access_token: token } = await freshTokens();
      const askFrom = (origin: string) => ask({ Authorization: `Bearer ${token}`, Origin: origin });
      expect((await askFrom(SITE)).headers.get('access-control-allow-origin')).toBe(SITE);
      expect(
        (await askFrom('https://elsewhere.example')).headers.get('access-control-allow-origin'),
      ).toBeNull();
      const preflight = await ask({ Origin: SITE, 'Access-Control-Request-Method': 'GET' }, 'OPTIONS');
      expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization');
    });

    test('rejects everything but access tokens of this server for the API', async () => {
      const { access_token: good, id_token: idToken } = await freshTokens();
      const [kid = ''] = await server.keyIds();
      const stranger = await generateKeyPair('RS256', { extractable: true });
      const sign = (claims: Record<string, unknown>, key: Parameters<SignJWT['sign']>[0], alg: string) =>
        new SignJWT({ ...decodeJwt(good), ...claims })
          .setProtectedHeader({ alg, typ: 'at+jwt', kid })
          .sign(key);
      const publicKey = new TextEncoder().encode(JSON.stringify(await exportJWK(stranger.publicKey)));
      const unsigned = [{ alg: 'none', typ: 'at+jwt' }, decodeJwt(good)]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');

      const bad: Record<string, string> = {
        nothing: '',
        garbage: 'Bearer garbage',
        basic: 'Basic YWxhZGRpbjpvcGVuc2VzYW1l',
        'an ID token': `Bearer ${idToken}`,
        'a foreign key': `Bearer ${await sign({}, stranger.privateKey, 'RS256')}`,
        'a shared secret': `Bearer ${await sign({}, publicKey, 'HS256')}`,
        unsigned: `Bearer ${unsigned}.`,
        'changed claims': `Bearer ${good.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"local|x"}').toString('base64url')}.`)}`,
      };
      for (const [what, authorization] of Object.entries(bad)) {
        const response = await ask({ Authorization: authorization });
        expect([what, response.status]).toEqual([what, 401]);
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
      }
      later(3700);
      expect((await ask({ Authorization: `Bearer ${good}` })).status).toBe(401);
    });
  });
});
