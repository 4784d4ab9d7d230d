import { decodeJwt } from 'jose';
import { AUDIENCE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, MIRA, type TokenAnswer, Visitor } from '../testing/visitor';

interface DeviceAnswer {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
}

const fieldOf = ({ text }: Arrival, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
const headingOf = ({ text }: Arrival) => /<h1>([^<]*)/.exec(text)?.[1];

describe.each(['', '/identity'])('an app on a device, below the path “%s”,', (path) => {
  let server: TestServer;
  let mira: Visitor;
  beforeAll(async () => {
    server = await startTestServer({ path, rateLimitScale: 1 });
    mira = new Visitor(server);
    await mira.signUp(MIRA);
  });
  afterAll(() => server.remove());

  const post = async <Answer>(to: string, fields: Record<string, string>) => {
    const response = await fetch(new URL(to, server.url), {
      method: 'POST',
      headers: { 'User-Agent': 'Aranya/1.0.0' },
      body: new URLSearchParams({ client_id: 'aranya-cli', ...fields }),
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  const ask = (scope = 'openid profile email offline_access') =>
    post<DeviceAnswer>('oauth/device/code', { scope });
  const poll = (code: string) =>
    post<Omit<TokenAnswer, 'status'>>('oauth/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: code,
    });
  const enter = async (visitor: Visitor, userCode: string) => {
    const page = await visitor.open('device');
    return visitor.send(page, { xsrf: fieldOf(page, 'xsrf'), user_code: userCode });
  };
  const answer = (page: Arrival, field: 'confirm' | 'abort') =>
    mira.send(page, {
      xsrf: fieldOf(page, 'xsrf'),
      user_code: fieldOf(page, 'user_code'),
      [field]: 'yes',
    });

  test('is told where the person enters the code', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${server.url}device`,
      expires_in: 600,
    });
  });

  test('gets tokens for the API after the person has confirmed the code, once', async () => {
    const device = await ask();
    expect(await poll(device.device_code)).toMatchObject({ status: 400, error: 'authorization_pending' });
    const page = await enter(mira, device.user_code.toLowerCase().replace('-', ' '));
    expect(headingOf(page)).toBe('Is this your code?');
    expect(page.text).toContain(device.user_code);
    expect(page.text).toContain('Field notes asks');
    expect(page.text).not.toMatch(/onfocus|<style|<script>/);
    expect(headingOf(await answer(page, 'confirm'))).toBe('Your device is signed in');
    const account = (await mira.open('account')).text;
    expect(account).toContain('Field notes');
    expect(account).not.toContain('Aranya/1.0.0');

    const tokens = await poll(device.device_code);
    expect(tokens).toMatchObject({ status: 200, expires_in: 600, refresh_token: expect.any(String) });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: AUDIENCE, iss: server.url });
    const renewed = await post<Omit<TokenAnswer, 'status'>>('oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed).toMatchObject({ status: 200, access_token: expect.any(String) });
    expect(await poll(device.device_code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect((await enter(mira, device.user_code)).text).toContain('That code is not valid');
  });

  test('is given what it asks for, which the page says, and no more', async () => {
    const rights = ({ text }: Arrival) => [...text.matchAll(/<li>([^<]*)/g)].map(([, right]) => right);
    const all = await enter(mira, (await ask()).user_code);
    expect(rights(all)).toEqual([
      'read and post in the community as you do',
      'see your name',
      'see your e-mail address',
      'stay signed in until you end it in your account',
    ]);
    const device = await ask('openid profile');
    const page = await enter(mira, device.user_code);
    expect(rights(page)).toEqual(['read and post in the community as you do', 'see your name']);
    await answer(page, 'confirm');
    const tokens = await poll(device.device_code);
    expect(tokens).not.toHaveProperty('refresh_token');
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    const told = await (await fetch(new URL('userinfo', server.url), { headers })).json();
    expect(told).toEqual({ sub: expect.stringMatching(/./), name: MIRA.name });
  });

  test('is refused where the person says no', async () => {
    const device = await ask();
    const page = await answer(await enter(mira, device.user_code), 'abort');
    expect(page.text).toContain('Access was not allowed');
    expect(await poll(device.device_code)).toMatchObject({ status: 400, error: 'access_denied' });
  });

  test('leads a person who is not signed in to sign-in first', async () => {
    const { device_code: code, verification_uri_complete: address } = await ask();
    const visitor = new Visitor(server);
    const page = await visitor.open(address);
    expect(headingOf(page)).toBe('Is this your code?');
    const form = await visitor.send(page, {
      xsrf: fieldOf(page, 'xsrf'),
      user_code: fieldOf(page, 'user_code'),
      confirm: 'yes',
    });
    expect(headingOf(form)).toBe('Sign in');
    const done = await visitor.send(form, { email: MIRA.email, password: MIRA.password });
    expect(headingOf(done)).toBe('Your device is signed in');
    expect((await poll(code)).status).toBe(200);
  });

  test('is not signed out with the browser that let it in', async () => {
    const device = await ask();
    const visitor = new Visitor(server);
    await visitor.signIn(MIRA);
    const page = await enter(visitor, device.user_code);
    await visitor.send(page, {
      xsrf: fieldOf(page, 'xsrf'),
      user_code: fieldOf(page, 'user_code'),
      confirm: 'yes',
    });
    await visitor.signOut();
    expect((await poll(device.device_code)).status).toBe(200);
  });

  test('is signed out when the person signs out everywhere else', async () => {
    const device = await ask();
    await answer(await enter(mira, device.user_code), 'confirm');
    const tokens = await poll(device.device_code);
    await mira.send({ url: new URL('account/sessions/end-others', server.url) } as Arrival, {});
    const renewed = await post('oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test.each([
    ['POST', 'device', 400],
    ['GET', 'device/made-up', 400],
    ['POST', 'device/', 404],
  ])('%s /%s without the cookie of a page is a page with %i', async (method, to, status) => {
    const response = await fetch(new URL(to, server.url), {
      method,
      ...(method === 'POST' && { body: new URLSearchParams({ user_code: 'BBBB-BBBB' }) }),
    });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    if (status === 400) {
      expect(text).toContain('<h1>This page has expired</h1>');
      expect(text).toContain(`href="${path}/device"`);
    }
  });

  test('cannot guess codes: an address may enter twenty in 15 minutes', async () => {
    const guesser = new Visitor(server);
    let page = await enter(guesser, 'BBBB-BBBB');
    for (let tries = 0; tries < 20; tries += 1) page = await enter(guesser, 'CCCC-CCCC');
    expect(page.response.status).toBe(429);
    expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headingOf(page)).toBe('Too many tries');
  });
});
