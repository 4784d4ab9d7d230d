import { decodeJwt } from 'jose';
import { SessionStore } from '../sessions/session-store';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, type Person, Visitor, webMessage } from '../testing/visitor';

const sessionsOf = ({ text }: Arrival) =>
  [...text.matchAll(/name="session" value="([^"]*)"/g)].map(([, id = '']) => id);
const noticeOf = ({ text }: Arrival) => /class="done" role="status">([^<]*)/.exec(text)?.[1];
const errorOf = ({ text }: Arrival, field: string) =>
  new RegExp(`id="${field}-error" role="alert">([^<]*)<`).exec(text)?.[1];

describe.each(['', '/identity'])('the account, below the path “%s”,', (path) => {
  let server: TestServer;
  let people = 0;
  const ended: string[] = [];
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    server = await startTestServer({
      path,
      rateLimitScale: 10,
      onSessionEnded: async (sessionId) => {
        ended.push(sessionId);
        await meanwhile?.();
      },
    });
    await new Visitor(server).signUp(ARUN);
  });
  afterAll(() => server.remove());

  /** A new person, signed in at two browsers. */
  const signInTwice = async () => {
    people += 1;
    const person: Person = { ...MIRA, email: `mira${people}@example.com` };
    const [home, library] = [new Visitor(server), new Visitor(server)];
    const atHome = await home.exchange(await home.signUp(person));
    const atLibrary = await library.exchange(await library.signIn(person));
    return { person, home, library, atHome, atLibrary };
  };
  const post = (visitor: Visitor, to: string, fields: Record<string, string> = {}, headers = {}) =>
    visitor.send({ url: new URL(to, server.url) } as Arrival, fields, headers);
  const isSignedIn = async (visitor: Visitor) =>
    webMessage(await visitor.renewSilently()).response['code'] !== undefined;

  test('asks a person who is not signed in to sign in, and comes back', async () => {
    const visitor = new Visitor(server);
    const form = await visitor.open('account');
    expect(form.text).toContain('<h1>Sign in</h1>');
    const page = await visitor.send(form, { email: ARUN.email, password: ARUN.password });
    expect(page.url.href).toBe(`${server.url}account`);
    expect(page.text).toContain(`<strong>${ARUN.email}</strong>`);
  });

  test('lists the sessions, and marks this one', async () => {
    const { home } = await signInTwice();
    const page = await home.open('account');
    expect(sessionsOf(page)).toHaveLength(2);
    expect(page.text.match(/class="here"/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/ style=|<style|<script>| on\w+=/);
  });

  test('ends one session with its tokens, and leaves the others', async () => {
    const { home, library, atHome, atLibrary } = await signInTwice();
    const ids = sessionsOf(await home.open('account'));
    const page = await home.open('account');
    const here = /name="session" value="([^"]*)"/.exec(page.text.split('class="here"')[1] ?? '')?.[1];
    const other = ids.find((id) => id !== here) ?? '';
    expect(noticeOf(await post(home, 'account/sessions/end', { session: other }))).toBe('Signed out.');
    expect(await library.refresh(atLibrary.refresh_token)).toMatchObject({ status: 400 });
    expect(await isSignedIn(library)).toBe(false);
    const [sid, own] = [atLibrary, atHome].map((tokens) => String(decodeJwt(tokens.access_token)['sid']));
    expect([sid, ended.includes(sid ?? ''), ended.includes(own ?? '')]).toEqual([other, true, false]);
    expect([await server.hasEnded(sid ?? ''), await server.hasEnded(own ?? '')]).toEqual([true, false]);
    expect(await home.refresh(atHome.refresh_token)).toMatchObject({ status: 200 });
    const gone = await post(home, 'account/sessions/end', { session: here ?? '' });
    expect(gone.text).toContain('You are signed out');
    expect(await isSignedIn(home)).toBe(false);
  });

  test('ends all sessions but this one', async () => {
    const { home, library, atLibrary } = await signInTwice();
    const page = await post(home, 'account/sessions/end-others');
    expect(noticeOf(page)).toBe('You are signed out everywhere else.');
    expect(sessionsOf(page)).toHaveLength(1);
    expect(await library.refresh(atLibrary.refresh_token)).toMatchObject({ status: 400 });
    expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, false]);
  });

  test('never ends the session of another person', async () => {
    const { home, library } = await signInTwice();
    const [id = ''] = sessionsOf(await home.open('account'));
    const arun = new Visitor(server);
    await arun.signIn(ARUN);
    await post(arun, 'account/sessions/end', { session: id });
    expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, true]);
  });

  test('changes the password for the right one, and signs out everywhere else', async () => {
    const { person, home, library } = await signInTwice();
    const next = 'otters under the old bridge';
    const change = (current: string, password: string) =>
      post(home, 'account/password', { current, password });
    expect(errorOf(await change('wrong', next), 'current')).toBe('That is not your current password.');
    expect(errorOf(await change(person.password, 'short'), 'password')).toContain('at least 10');
    expect(errorOf(await change(person.password, 'password123'), 'password')).toContain('easy to guess');
    expect(noticeOf(await change(person.password, next))).toContain('Your password is changed.');
    expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, false]);
    expect(
      (await new Visitor(server).signIn({ ...person, password: next })).url.searchParams.get('code'),
    ).toEqual(expect.any(String));
    expect((await new Visitor(server).signIn(person)).response.status).toBe(400);
  });

  describe('a session that is renewed while the password changes', () => {
    afterEach(() => {
      meanwhile = undefined;
      jest.restoreAllMocks();
    });
    const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const changePassword = (home: Visitor, { password }: Person) =>
      post(home, 'account/password', { current: password, password: 'otters under the old bridge' });

    test('ends if the renewal begins after the change', async () => {
      const { person, home, library } = await signInTwice();
      await nextSecond();
      let renewed: Arrival | undefined;
      meanwhile = async () => {
        meanwhile = undefined;
        renewed = await library.renewSilently();
      };
      expect(sessionsOf(await changePassword(home, person))).toHaveLength(1);
      expect(renewed && webMessage(renewed).response).toMatchObject({ error: 'login_required' });
      expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, false]);
    });

    test('ends if the renewal is saved after the change', async () => {
      const { person, home, library } = await signInTwice();
      await nextSecond();
      const { use } = SessionStore.prototype;
      jest.spyOn(SessionStore.prototype, 'use').mockImplementationOnce(async function (
        this: SessionStore,
        session,
      ) {
        await changePassword(home, person);
        await use.call(this, session);
      });
      expect(webMessage(await library.renewSilently()).response).toMatchObject({ error: 'login_required' });
      expect(sessionsOf(await home.open('account'))).toHaveLength(1);
      expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, false]);
    });
  });

  test('changes the e-mail address for the right password, signs out everywhere else, and refuses one that has an account', async () => {
    const { person, home, library } = await signInTwice();
    const email = `changed${people}@example.com`;
    const change = (to: string, emailPassword: string) =>
      post(home, 'account/email', { email: to, emailPassword });
    const wrong = await change(email, 'wrong');
    expect(errorOf(wrong, 'emailPassword')).toBe('That is not your current password.');
    expect(wrong.text).toContain(`value="${email}"`);
    expect(errorOf(await change('mira', person.password), 'email')).toContain('like name@example.com');
    expect(errorOf(await change(ARUN.email, person.password), 'email')).toContain('already has an account');
    expect(noticeOf(await change(` ${email.toUpperCase()}`, person.password))).toBe(
      `Your e-mail address is now ${email}. You are signed out everywhere else.`,
    );
    expect([await isSignedIn(home), await isSignedIn(library)]).toEqual([true, false]);
    expect((await new Visitor(server).signIn(person)).response.status).toBe(400);
    const again = new Visitor(server);
    const tokens = await again.exchange(await again.signIn({ ...person, email }));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email, email_verified: false });
  });

  test('takes no form of another site, and none without a session', async () => {
    const { home, library } = await signInTwice();
    const foreign = await post(
      home,
      'account/sessions/end-others',
      {},
      { Origin: 'https://elsewhere.example' },
    );
    expect(foreign.response.status).toBe(403);
    expect(await isSignedIn(library)).toBe(true);
    const nobody = await post(new Visitor(server), 'account/sessions/end-others');
    expect(nobody.text).toContain('<h1>Sign in</h1>');
  });
});
