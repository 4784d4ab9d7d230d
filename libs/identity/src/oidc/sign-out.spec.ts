import { decodeJwt, importJWK, SignJWT } from 'jose';
import { KeyStore } from '../keys/key-store';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { ARUN, MIRA, Visitor, webMessage } from '../testing/visitor';

describe('signing out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await new Visitor(server).signUp(MIRA);
  });
  afterAll(() => server.remove());

  test('ends the session, revokes its tokens and returns to the site', async () => {
    const visitor = new Visitor(server);
    const tokens = await visitor.exchange(await visitor.signIn(MIRA));
    const arrival = await visitor.signOut(`${SITE}/`);
    expect(arrival.url.href).toBe(`${SITE}/`);
    expect(visitor.cookies.find('aranya_session')).toBeUndefined();
    expect(webMessage(await visitor.renewSilently()).response['error']).toBe('login_required');
    expect(await visitor.refresh(tokens.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
    expect((await visitor.authorize()).text).toContain('<h1>Sign in</h1>');
  });

  test('invalidates copies of the session cookie', async () => {
    const visitor = new Visitor(server);
    await visitor.signIn(MIRA);
    const cookie = visitor.cookies.header('/');
    await visitor.signOut();
    const { response, text } = await visitor.open(
      visitor.authorizeUrl({ prompt: 'none', response_mode: 'web_message' }),
      {
        headers: { Cookie: cookie },
      },
    );
    expect(response.status).toBe(400);
    expect(text).toContain('login_required');
  });

  test('leaves other browsers signed in', async () => {
    const [home, library] = [new Visitor(server), new Visitor(server)];
    const atHome = await home.exchange(await home.signIn(MIRA));
    await library.signIn(MIRA);
    await library.signOut();
    expect(await home.refresh(atHome.refresh_token)).toMatchObject({ status: 200 });
  });

  test('rejects addresses outside the site, and then keeps the session', async () => {
    const visitor = new Visitor(server);
    await visitor.signIn(MIRA);
    for (const address of [
      'https://elsewhere.example/',
      `${SITE}.elsewhere.example/`,
      `${SITE}/animals`,
      '//elsewhere.example',
      '',
    ]) {
      const { response, text } = await visitor.signOut(address);
      expect([address, response.status, response.headers.get('location')]).toEqual([address, 400, null]);
      expect(text).toContain('Back to Aranya');
    }
    expect(webMessage(await visitor.renewSilently()).response['code']).toEqual(expect.any(String));
  });

  test('returns to the site by default, also when nobody is signed in', async () => {
    const arrival = await new Visitor(server).open('v2/logout?client_id=aranya-web');
    expect(arrival.url.href).toBe(`${SITE}/`);
  });

  describe('by a link that somebody else made', () => {
    const isSignedIn = async (visitor: Visitor) =>
      webMessage(await visitor.renewSilently()).response['code'] !== undefined;
    const follow = (visitor: Visitor, hint?: string) => {
      const query = new URLSearchParams({ client_id: 'aranya-web', returnTo: SITE });
      if (hint !== undefined) query.set('id_token_hint', hint);
      return visitor.open(`v2/logout?${query}`);
    };

    test('asks, and ends the session where the person says so', async () => {
      const visitor = new Visitor(server);
      const tokens = await visitor.exchange(await visitor.signIn(MIRA));
      const page = await follow(visitor);
      expect(page.response.status).toBe(200);
      expect(page.text).toContain('<h1>Do you want to sign out?</h1>');
      expect(page.text).toContain(`href="${SITE}/community"`);
      expect(page.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await isSignedIn(visitor)).toBe(true);
      const arrival = await visitor.confirmSignOut(await follow(visitor));
      expect(arrival.url.href).toBe(`${SITE}/`);
      expect(await isSignedIn(visitor)).toBe(false);
      expect(await visitor.refresh(tokens.refresh_token)).toMatchObject({ status: 400 });
    });

    test('takes no answer that was made elsewhere', async () => {
      const visitor = new Visitor(server);
      await visitor.signIn(MIRA);
      const page = await follow(visitor);
      const forged = await visitor.confirmSignOut(page, { xsrf: 'f'.repeat(48) });
      expect(forged.response.status).toBe(400);
      const theirs = await follow(new Visitor(server));
      expect(theirs.url.href).toBe(`${SITE}/`);
      expect(await isSignedIn(visitor)).toBe(true);
    });

    test('asks also with an ID token of another person, a changed one and one of another provider', async () => {
      const visitor = new Visitor(server);
      const { id_token: own } = await visitor.exchange(await visitor.signIn(MIRA));
      const stranger = new Visitor(server);
      const { id_token: others } = await stranger.exchange(await stranger.signUp(ARUN));
      const [header, , signature] = others.split('.');
      const changed = [header, own.split('.')[1], signature].join('.');
      const { access_token: access } = await visitor.exchange(await visitor.authorize());
      for (const hint of [others, changed, access, 'not a token', ''])
        expect((await follow(visitor, hint)).text).toContain('<h1>Do you want to sign out?</h1>');
      expect(await isSignedIn(visitor)).toBe(true);
      expect((await follow(visitor, own)).url.href).toBe(`${SITE}/`);
      expect(await isSignedIn(visitor)).toBe(false);
    });
  });

  test('needs no answer with an ID token that has expired', async () => {
    const visitor = new Visitor(server);
    const { id_token: hint } = await visitor.exchange(await visitor.signIn(MIRA));
    const [key] = (await new KeyStore(server.db).read()).signing;
    const { iat = 0, ...claims } = decodeJwt(hint);
    const old = await new SignJWT({ ...claims, iat: iat - 7200, exp: iat - 3600 })
      .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '' })
      .sign(await importJWK(key ?? {}, 'RS256'));
    const query = new URLSearchParams({ client_id: 'aranya-web', returnTo: `${SITE}/`, id_token_hint: old });
    const page = await visitor.open(`v2/logout?${query}`);
    expect(page.url.href).toBe(`${SITE}/`);
    expect(visitor.cookies.find('aranya_session')).toBeUndefined();
  });

  test('asks first at the standard endpoint', async () => {
    const visitor = new Visitor(server);
    const { id_token: hint } = await visitor.exchange(await visitor.signIn(MIRA));
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: SITE });
    const page = await visitor.open(`/oidc/logout?${query}`);
    expect(page.text).toContain('<h1>Do you want to sign out?</h1>');
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const arrival = await visitor.send({ ...page, url: new URL(action) }, { xsrf, logout: 'yes' });
    expect(arrival.url.href).toBe(`${SITE}/`);
    expect(webMessage(await visitor.renewSilently()).response['error']).toBe('login_required');
  });
});
