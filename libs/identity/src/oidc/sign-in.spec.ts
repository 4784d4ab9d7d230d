import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { AUDIENCE, SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { ARUN, MIRA, Visitor, webMessage } from '../testing/visitor';

describe.each(['', '/identity'])('signing in as the Auth0 SDK does, below the path “%s”,', (path) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ path });
  });
  afterAll(() => server.remove());

  test('discovery lists Auth0’s routes', async () => {
    const response = await fetch(new URL('.well-known/openid-configuration', server.url));
    expect(await response.json()).toMatchObject({
      issuer: server.url,
      authorization_endpoint: `${server.url}authorize`,
      token_endpoint: `${server.url}oauth/token`,
      userinfo_endpoint: `${server.url}userinfo`,
      jwks_uri: `${server.url}.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('discovery ignores the host of the request', async () => {
    const response = await fetch(new URL('.well-known/openid-configuration', server.url), {
      headers: { 'X-Forwarded-Host': 'elsewhere.example' },
    });
    expect(await response.text()).not.toContain('elsewhere');
  });

  describe('after sign-up', () => {
    let mira: Visitor;
    let tokens: Awaited<ReturnType<Visitor['exchange']>>;
    beforeAll(async () => {
      mira = new Visitor(server);
      const arrival = await mira.signUp(MIRA);
      expect(arrival.url.href).toMatch(`${SITE}/community?code=`);
      expect(arrival.url.searchParams.get('state')).toBe('the-state');
      tokens = await mira.exchange(arrival);
    });

    test('the code is exchanged for tokens that last ten minutes, and a refresh token', () => {
      expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 600 });
      expect(tokens.refresh_token).toEqual(expect.any(String));
    });

    test('the access token is for the API, signed with RS256 by a published key', async () => {
      const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', server.url));
      const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
        issuer: server.url,
        audience: AUDIENCE,
      });
      expect(protectedHeader.alg).toBe('RS256');
      expect(payload.sub).toMatch(/^local\|/);
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    });

    test('the access token contains neither name nor email', () => {
      const claims = JSON.stringify(decodeJwt(tokens.access_token));
      expect(claims).not.toMatch(/mira/i);
      expect(claims).not.toContain('example.com');
    });

    test('the published keys have no private parts', async () => {
      const { keys } = (await (await fetch(new URL('.well-known/jwks.json', server.url))).json()) as {
        keys: Record<string, unknown>[];
      };
      expect(keys).toHaveLength(1);
      expect(
        Object.keys(keys[0] ?? {}).filter((part) => ['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(part)),
      ).toEqual([]);
    });

    test('the ID token contains the profile and the nonce', () => {
      expect(decodeJwt(tokens.id_token)).toMatchObject({
        iss: server.url,
        aud: 'aranya-web',
        nonce: 'the-nonce',
        sub: decodeJwt(tokens.access_token).sub,
        name: 'Mira Deshpande',
        nickname: 'mira',
        email: 'mira@example.com',
        email_verified: false,
      });
    });

    test('silent renewal uses the session, and responds to the site only', async () => {
      const arrival = await mira.renewSilently();
      const { response, redirect_uri } = webMessage(arrival);
      expect(redirect_uri).toBe(`${SITE}/community`);
      expect(response).toMatchObject({ code: expect.any(String), state: 'the-state' });
      expect(arrival.response.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`);
      expect(arrival.response.headers.get('x-frame-options')).toBeNull();
    });

    test('the session cookie lasts fourteen days, hidden from scripts', () => {
      const cookie = mira.cookies.find('aranya_session');
      const days = ((cookie?.expires ?? 0) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(13.9);
      expect(days).toBeLessThan(14.1);
      expect(cookie?.attributes.toLowerCase()).toContain('httponly');
      expect(cookie?.attributes.toLowerCase()).toContain('samesite=lax');
    });

    test('a second visit returns at once, without a page', async () => {
      const arrival = await mira.authorize();
      expect(arrival.url.origin).toBe(SITE);
      expect(arrival.url.searchParams.get('code')).toEqual(expect.any(String));
    });

    test('a code works once', async () => {
      const visitor = new Visitor(server);
      const arrival = await visitor.signIn(MIRA);
      expect(await visitor.exchange(arrival)).toMatchObject({ status: 200 });
      expect(await visitor.exchange(arrival)).toMatchObject({ status: 400, error: 'invalid_grant' });
    });

    test('another person in the same browser can sign up', async () => {
      const shared = new Visitor(server);
      await shared.signIn(MIRA);
      const page = await shared.authorize({ screen_hint: 'signup' });
      expect(page.text).toContain('<h1>Sign up</h1>');
      const arrival = await shared.send(page, { ...ARUN });
      const { id_token: idToken } = await shared.exchange(arrival);
      expect(decodeJwt(idToken)['name']).toBe('Arun Pillai');
    });
  });

  describe('rejects', () => {
    test('a redirect URI outside the site', async () => {
      const { response, text } = await new Visitor(server).authorize({
        redirect_uri: 'https://elsewhere.example/',
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(text).toContain('redirect_uri');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    });

    test('an unknown client', async () => {
      const { response } = await new Visitor(server).authorize({ client_id: 'somebody-else' });
      expect(response.status).toBe(400);
    });

    test('a request without PKCE', async () => {
      const { url } = await new Visitor(server).authorize({
        code_challenge: undefined,
        code_challenge_method: undefined,
      });
      expect(url.searchParams.get('error')).toBe('invalid_request');
    });

    test('an audience other than the API', async () => {
      const { url } = await new Visitor(server).authorize({ audience: 'https://elsewhere.example' });
      expect(url.searchParams.get('error')).toBe('invalid_target');
    });

    test('a code with the wrong PKCE verifier', async () => {
      const visitor = new Visitor(server);
      const arrival = await visitor.signUp({ ...MIRA, email: 'pkce@example.com' });
      const response = await visitor.exchange(arrival, { code_verifier: 'x'.repeat(43) });
      expect(response).toMatchObject({ status: 400, error: 'invalid_grant' });
      expect(response.access_token).toBeUndefined();
    });

    test('silent renewal of a visitor who is not signed in', async () => {
      const { response } = webMessage(await new Visitor(server).renewSilently());
      expect(response).toMatchObject({ error: 'login_required', state: 'the-state' });
    });

    test('silent renewal for another site', async () => {
      const visitor = new Visitor(server);
      await visitor.signIn(MIRA);
      const { response, text } = await visitor.authorize({
        prompt: 'none',
        response_mode: 'web_message',
        redirect_uri: 'https://elsewhere.example/',
      });
      expect(response.status).toBe(400);
      expect(text).not.toContain('var data');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    });

    test('tokens for a page of another site', async () => {
      const visitor = new Visitor(server);
      const arrival = await visitor.signIn(MIRA);
      const response = await fetch(new URL('oauth/token', server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://elsewhere.example' },
        body: new URLSearchParams({
          client_id: 'aranya-web',
          grant_type: 'authorization_code',
          code: arrival.url.searchParams.get('code') ?? '',
        }).toString(),
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});
