import { SITE, startTestServer } from '../testing/start-test-server';
import type { TestServer } from '../testing/start-test-server';
import { MIRA, Visitor, webMessage } from '../testing/visitor';

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

  test('asks first at the standard endpoint', async () => {
    const visitor = new Visitor(server);
    const { id_token: hint } = await visitor.exchange(await visitor.signIn(MIRA));
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: SITE });
    const page = await visitor.open(`/oidc/logout?${query}`);
    expect(page.text).toContain('<h1>Sign out?</h1>');
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const arrival = await visitor.send({ ...page, url: new URL(action) }, { xsrf, logout: 'yes' });
    expect(arrival.url.href).toBe(`${SITE}/`);
    expect(webMessage(await visitor.renewSilently()).response['error']).toBe('login_required');
  });
});
