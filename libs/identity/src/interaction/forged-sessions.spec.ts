import { decodeJwt } from 'jose';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { ARUN, MIRA, Visitor, webMessage } from '../testing/visitor';

describe('sessions and return addresses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await new Visitor(server).signUp(MIRA);
  });
  afterAll(() => server.remove());

  test('a session cookie that somebody planted does not become the session of who signs in', async () => {
    const attacker = new Visitor(server);
    await attacker.signUp(ARUN);
    const victim = new Visitor(server);
    for (const cookie of attacker.cookies.header('/').split('; '))
      victim.cookies.take(new Response(null, { headers: { 'Set-Cookie': `${cookie}; path=/` } }));
    expect(victim.cookies.find('aranya_session')).toBeDefined();

    const page = await victim.authorize({ prompt: 'login' });
    const arrival = await victim.send(page, { email: MIRA.email, password: MIRA.password });
    const tokens = await victim.exchange(arrival);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email: MIRA.email });
    const { response } = webMessage(await attacker.renewSilently());
    expect(response['error']).toBe('login_required');
  });

  test('signing in replaces the session cookie', async () => {
    const visitor = new Visitor(server);
    await visitor.signIn(MIRA);
    const first = visitor.cookies.find('aranya_session')?.value;
    await visitor.send(await visitor.authorize({ prompt: 'login' }), {
      email: MIRA.email,
      password: MIRA.password,
    });
    const second = visitor.cookies.find('aranya_session')?.value;
    expect(first).toEqual(expect.any(String));
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });

  test.each([
    'https://elsewhere.example/',
    `${SITE}.elsewhere.example/community`,
    `${SITE}@elsewhere.example/community`,
    `${SITE}/community/../../elsewhere`,
    `${SITE}/community?next=//elsewhere.example`,
    '//elsewhere.example',
    'javascript:alert(1)',
  ])('the return address %j is refused, without a redirect', async (redirect_uri) => {
    const { response, url } = await new Visitor(server).authorize({ redirect_uri });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(url.origin).toBe(new URL(server.url).origin);
  });
});
