import { decodeJwt } from 'jose';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';

/** As a screen reader finds it. */
function errorOf({ text }: Arrival, field: string): string | undefined {
  const input = new RegExp(`<input[^>]* id="${field}"[^>]*>`).exec(text)?.[0] ?? '';
  if (!input.includes('aria-invalid="true"') || !input.includes(`${field}-error`)) return undefined;
  return new RegExp(`id="${field}-error" role="alert">([^<]*)<`).exec(text)?.[1];
}

const WRONG = { email: MIRA.email, password: 'not the one' };
const problemOf = ({ text }: Arrival) => /class="problem" role="alert">([^<]*)/.exec(text)?.[1];
const EASY =
  'This password is easy to guess. Choose a longer one, for example four words that do not belong together.';
const valueOf = ({ text }: Arrival, field: string) =>
  new RegExp(`<input[^>]* id="${field}"[^>]* value="([^"]*)"`).exec(text)?.[1];

/** The fields that the page focuses when it opens. */
const focusOf = ({ text }: Arrival) =>
  [...text.matchAll(/<input[^>]* id="([^"]*)"[^>]* autofocus/g)].map(([, field]) => field);

describe('the sign-in and sign-up pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await new Visitor(server).signUp(MIRA);
  });
  afterAll(() => server.remove());

  const signUpPage = (visitor = new Visitor(server)) => visitor.authorize({ screen_hint: 'signup' });

  describe('opening them', () => {
    test('sign-in has labels, autocomplete and a link to sign-up', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.authorize();
      expect(page.response.status).toBe(200);
      expect(page.text).toContain('<label for="email">Email</label>');
      expect(page.text).toContain('<label for="password">Password</label>');
      expect(page.text).toMatch(/id="email"[^>]*autocomplete="username webauthn"/);
      expect(page.text).toMatch(/id="password"[^>]*autocomplete="current-password"/);
      expect(page.text).toMatch(/<button[^>]*type="submit">Sign in<\/button>/);
      const href = /<a href="([^"]+)">Sign up<\/a>/.exec(page.text)?.[1] ?? '';
      expect((await visitor.open(new URL(href, page.url))).text).toContain('<h1>Sign up</h1>');
    });

    test('screen_hint=signup opens sign-up, with a link to sign-in', async () => {
      const visitor = new Visitor(server);
      const page = await signUpPage(visitor);
      expect(page.text).toContain('<label for="name">Full name</label>');
      expect(page.text).toMatch(/id="name"[^>]*autocomplete="name"/);
      expect(page.text).toMatch(/id="password"[^>]*autocomplete="new-password"/);
      expect(page.text).toMatch(/<button[^>]*type="submit">Sign up<\/button>/);
      const href = /<a href="([^"]+)">Sign in<\/a>/.exec(page.text)?.[1] ?? '';
      expect((await visitor.open(new URL(href, page.url))).text).toContain('<h1>Sign in</h1>');
    });

    test.each(['code', 'elsewhere'])('?screen=%s opens sign-in where no code was mailed', async (screen) => {
      const visitor = new Visitor(server);
      const { url } = await visitor.authorize();
      expect((await visitor.open(new URL(`?screen=${screen}`, url))).text).toContain('<h1>Sign in</h1>');
    });

    test('login_hint fills in the email, escaped', async () => {
      const page = await new Visitor(server).authorize({ login_hint: '"><script>x</script>' });
      expect(valueOf(page, 'email')).toBe('&quot;&gt;&lt;script&gt;x&lt;/script&gt;');
    });

    test('the first empty field has the focus', async () => {
      const visitor = new Visitor(server);
      expect(focusOf(await visitor.authorize())).toEqual(['email']);
      expect(focusOf(await visitor.authorize({ login_hint: MIRA.email }))).toEqual(['password']);
      expect(focusOf(await signUpPage())).toEqual(['name']);
    });

    test('forbid frames, caches and foreign scripts', async () => {
      const { response, text } = await new Visitor(server).authorize();
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`form-action 'self' ${SITE}`);
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toMatch(/<script>|<style|style="|onclick|https?:\/\/(?!localhost)/);
    });

    test('load everything from this server, with an ETag', async () => {
      const { text } = await new Visitor(server).authorize();
      const urls = [...text.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(
        ([, path = '']) => new URL(path, server.url),
      );
      for (const sheet of urls.filter(({ pathname }) => pathname.endsWith('.css'))) {
        const css = await (await fetch(sheet)).text();
        urls.push(...[...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, path = '']) => new URL(path, sheet)));
      }
      const paths = urls.map(({ pathname }) => pathname);
      expect(paths).toContain('/fonts/figtree/files/figtree-latin-wght-normal.woff2');
      expect(paths).toContain('/assets/contours.svg');
      for (const url of urls) {
        const response = await fetch(url);
        expect([url.pathname, response.status]).toEqual([url.pathname, 200]);
        expect(response.headers.get('etag')).not.toBeNull();
        expect(response.headers.get('cache-control')).toBe('public, max-age=0');
      }
    });
  });

  describe('signing in', () => {
    test('with a wrong password shows a message and keeps the email, not the password', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), WRONG);
      expect(page.response.status).toBe(400);
      expect(problemOf(page)).toMatch(/don’t belong together/);
      expect(valueOf(page, 'email')).toBe(MIRA.email);
      expect(focusOf(page)).toEqual(['password']);
      expect(page.text).not.toContain('not the one');
    });

    test('shows the same message for an email without an account', async () => {
      const visitor = new Visitor(server);
      const known = await visitor.send(await visitor.authorize(), WRONG);
      const unknown = await visitor.send(await visitor.authorize(), { ...WRONG, email: 'no@example.com' });
      expect(problemOf(unknown)).toBe(problemOf(known));
      expect(unknown.response.status).toBe(known.response.status);
    });

    test('continues after a wrong password', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), WRONG);
      const arrival = await visitor.send(page, { email: MIRA.email, password: MIRA.password });
      expect(arrival.url.origin).toBe(SITE);
    });

    test('ignores capitals and surrounding spaces in the email', async () => {
      const arrival = await new Visitor(server).signIn({ ...MIRA, email: '  MIRA@Example.COM ' });
      expect(arrival.url.origin).toBe(SITE);
    });

    test('compares the password exactly', async () => {
      const { url } = await new Visitor(server).signIn({ ...MIRA, password: MIRA.password.toUpperCase() });
      expect(url.origin).not.toBe(SITE);
    });

    test('names missing fields, and focuses the first', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), {});
      expect(errorOf(page, 'email')).toBe('Enter your e-mail address.');
      expect(errorOf(page, 'password')).toBe('Enter your password.');
      expect(focusOf(page)).toEqual(['email']);
    });
  });

  describe('signing up', () => {
    const refusal = async (changes: Record<string, string>) => {
      const visitor = new Visitor(server);
      return visitor.send(await signUpPage(visitor), { ...ARUN, ...changes });
    };

    test.each([
      ['name', '', 'Enter your full name.'],
      ['name', '   ', 'Enter your full name.'],
      ['name', 'a'.repeat(81), 'A name has at most 80 characters.'],
      ['name', 'Mira\u0000', 'Your name holds a character that can’t be used.'],
      ['name', 'Mira\u202etxt', 'Your name holds a character that can’t be used.'],
      ['email', 'mira', 'Enter an e-mail address like name@example.com.'],
      ['email', 'mira@localhost', 'Enter an e-mail address like name@example.com.'],
      ['email', `${'a'.repeat(250)}@example.com`, 'An e-mail address has at most 254 characters.'],
      ['email', 'mira\n@example.com', 'Your e-mail address holds a character that can’t be used.'],
      ['password', 'nine nine', 'A password needs at least 10 characters.'],
      ['password', 'Password12', EASY],
      ['password', '1234567890', EASY],
      ['password', 'arunpillai', EASY],
      ['password', 'arun@example.com', EASY],
      ['password', 'p'.repeat(201), 'A password has at most 200 characters.'],
      ['password', 'with\u0000nothing', 'Your password holds a character that can’t be used.'],
    ])('rejects the %s %j', async (field, value, message) => {
      const page = await refusal({ [field]: value });
      expect(page.response.status).toBe(400);
      expect(errorOf(page, field)).toBe(message);
    });

    test('keeps what was typed, but not the password', async () => {
      const page = await refusal({ name: 'Arun "Tusker" Pillai', password: 'short' });
      expect(valueOf(page, 'name')).toBe('Arun &quot;Tusker&quot; Pillai');
      expect(valueOf(page, 'email')).toBe(ARUN.email);
      expect(focusOf(page)).toEqual(['password']);
      expect(page.text).not.toContain('short"');
    });

    test('counts characters, not code units', async () => {
      const arrival = await refusal({
        name: '🐅'.repeat(80),
        email: 'tigers@example.com',
        password: '🐘🦏🐅🦚🐍🦜🐊🦌🐆🦉',
      });
      expect(arrival.url.origin).toBe(SITE);
    });

    test('with the email of an account answers like a refused sign-in, whatever its capitals', async () => {
      const visitor = new Visitor(server);
      const signIn = await visitor.send(await visitor.authorize(), {
        email: MIRA.email,
        password: 'periyar at noon',
      });
      const page = await refusal({ email: 'Mira@Example.com', password: 'periyar at noon' });
      expect(page.response.status).toBe(signIn.response.status);
      const body = ({ text }: Arrival) =>
        text.slice(text.indexOf('<h1>')).replaceAll('Mira@Example.com', MIRA.email);
      expect(body(page)).toBe(body(signIn));
    });

    test('with the email of an account offers its sign-in form, which works', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await signUpPage(visitor), { ...ARUN, email: MIRA.email });
      const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const url = new URL(action, page.url);
      const arrival = await visitor.send({ ...page, url }, { email: MIRA.email, password: MIRA.password });
      expect(arrival.url.origin).toBe(SITE);
    });

    test('with email and password of an account signs in, for who forgot that they have one', async () => {
      const visitor = new Visitor(server);
      const arrival = await visitor.send(await signUpPage(visitor), { ...MIRA, name: 'Mira D.' });
      expect(arrival.url.origin).toBe(SITE);
      const { id_token } = await visitor.exchange(arrival);
      expect(decodeJwt(id_token)).toMatchObject({ name: MIRA.name });
    });

    test('takes about as long with the email of an account', async () => {
      const slow = await startTestServer({ passwordCost: undefined });
      const timed = async (email: string) => {
        const visitor = new Visitor(slow);
        const page = await signUpPage(visitor);
        const start = performance.now();
        await visitor.send(page, { ...ARUN, email, password: 'periyar at noon' });
        return performance.now() - start;
      };
      await timed(MIRA.email);
      const [taken, free] = [await timed(MIRA.email), await timed('timed@example.com')];
      await slow.remove();
      // Without the hashing one would be a hundred times faster.
      expect(taken).toBeGreaterThan(free / 10);
      expect(free).toBeGreaterThan(taken / 10);
    });

    test('accepts the same form twice, after a double click', async () => {
      const visitor = new Visitor(server);
      const page = await signUpPage(visitor);
      const form = { name: 'Zoya Khan', email: 'zoya@example.com', password: 'chilika lagoon' };
      const body = new URLSearchParams(form).toString();
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: new URL(server.url).origin,
        Cookie: visitor.cookies.header(page.url.pathname),
      };
      const first = await fetch(page.url, { method: 'POST', body, headers, redirect: 'manual' });
      expect(first.status).toBe(303);
      const arrival = await visitor.send(page, form);
      expect(arrival.url.origin).toBe(SITE);
    });
  });

  describe('other requests', () => {
    const form = { email: MIRA.email, password: MIRA.password };

    test.each(['https://elsewhere.example', SITE, 'null', ''])(
      'a form from origin %j is rejected',
      async (origin) => {
        const visitor = new Visitor(server);
        const page = await visitor.send(await visitor.authorize(), form, { Origin: origin });
        expect(page.response.status).toBe(403);
        expect((await visitor.authorize()).url.origin).not.toBe(SITE);
      },
    );

    test('a form without the cookie of its page shows that it has expired', async () => {
      const page = await new Visitor(server).authorize();
      const answer = await new Visitor(server).send(page, form);
      expect(answer.response.status).toBe(400);
      expect(answer.text).toContain('This page has expired');
      expect(answer.text).toContain(`href="${SITE}/community"`);
    });

    test('a form that has expired leaves what was typed to the next one, but not the password', async () => {
      const page = await signUpPage();
      const visitor = new Visitor(server);
      await visitor.send(page, { name: 'Zoya "Z" Khan', email: MIRA.email, password: MIRA.password });
      expect(visitor.cookies.header('/')).not.toContain(
        new URLSearchParams([['', MIRA.password]]).toString(),
      );
      expect(visitor.cookies.find('aranya_typed')?.attributes).toContain('httponly');
      const next = await visitor.authorize();
      expect(valueOf(next, 'email')).toBe(MIRA.email);
      expect(focusOf(next)).toEqual(['password']);
      expect(valueOf(await signUpPage(visitor), 'name')).toBe('Zoya &quot;Z&quot; Khan');
      expect(valueOf(await visitor.authorize({ login_hint: ARUN.email }), 'email')).toBe(ARUN.email);
      expect((await visitor.signIn(MIRA)).url.origin).toBe(SITE);
      expect(valueOf(await visitor.authorize({ prompt: 'login' }), 'email')).toBe('');
    });

    test.each([
      ['from another site', form, { Origin: 'https://elsewhere.example' }],
      ['with more than a form takes', { email: 'a'.repeat(3000) }, {}],
      ['with nothing but a code', { code: '123456' }, {}],
    ])('a form that has expired leaves nothing %s', async (_how, fields, headers) => {
      const visitor = new Visitor(server);
      await visitor.send(await signUpPage(), fields, headers);
      expect(visitor.cookies.find('aranya_typed')).toBeUndefined();
    });

    test('what a forged cookie says was typed is left out', async () => {
      const visitor = new Visitor(server);
      await visitor.send(await signUpPage(), form);
      visitor.cookies.take(
        new Response(null, { headers: { 'Set-Cookie': 'aranya_typed=email=me%40evil.example; path=/' } }),
      );
      expect(valueOf(await visitor.authorize(), 'email')).toBe('');
    });

    test('a page with the cookie of another sign-in shows that it has expired', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.authorize();
      const cookie = visitor.cookies.header(page.url.pathname);
      const other = await visitor.open('interaction/some-other-one', { headers: { Cookie: cookie } });
      expect(other.text).toContain('This page has expired');
    });

    test('JSON instead of a form is rejected', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), form, {
        'Content-Type': 'application/json',
      });
      expect(page.response.status).toBe(415);
    });

    test('a body over 16 KB is rejected', async () => {
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), { email: 'a'.repeat(16 * 1024) });
      expect(page.response.status).toBe(413);
    });

    test('a body over 16 KB without Content-Length is rejected', async () => {
      const { url } = await new Visitor(server).authorize();
      const body = new Blob(['email=', 'a'.repeat(17 * 1024)]).stream();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const response = await fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
      expect(response.status).toBe(413);
    });

    test('a visitor who leaves while sending is not logged', async () => {
      const { hostname, port, host } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /oauth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 500\r\n` +
          'Content-Type: application/x-www-form-urlencoded\r\n\r\ngrant_type=',
      );
      await setTimeout(100);
      socket.destroy();
      await setTimeout(100);
      expect((await new Visitor(server).open('health')).response.status).toBe(200);
    });

    test('another method is not found', async () => {
      const { url } = await new Visitor(server).authorize();
      const response = await fetch(url, { method: 'DELETE' });
      expect(response.status).toBe(404);
    });
  });

  test('an unknown path is 404, with a link back', async () => {
    const { response, text } = await new Visitor(server).open('nowhere');
    expect(response.status).toBe(404);
    expect(text).toContain(`href="${SITE}/"`);
  });

  test('/health responds', async () => {
    const { text } = await new Visitor(server).open('health');
    expect(JSON.parse(text)).toEqual({ status: 'ok' });
  });
});
