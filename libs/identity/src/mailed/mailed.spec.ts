import { simpleParser } from 'mailparser';
import { decodeJwt } from 'jose';
import { createAccountStore } from '../accounts/account-store';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';
import { createPasswordResets, resetUrlOf } from './password-resets';

let mails: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mails = await startMailServer();
  server = await startTestServer({ mail: { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' } });
});
afterEach(async () => {
  await server.remove();
  await mails.close();
});

const latest = async () => simpleParser(mails.mails.at(-1) ?? '');
const codeIn = async () => /^\d{6}$/m.exec((await latest()).text ?? '')?.[0] ?? '';
const resetLinkIn = async () => /\S+\/reset\/\S+/.exec((await latest()).text ?? '')?.[0] ?? '';
const headingOf = ({ text }: Arrival) => /<h1>([^<]*)/.exec(text)?.[1];
const problemOf = ({ text }: Arrival) => /class="problem" role="alert">([^<]*)/.exec(text)?.[1];
const errorOf = ({ text }: Arrival) => /class="error"[^>]*>([^<]*)/.exec(text)?.[1];
const isSignedIn = ({ url }: Arrival) => url.origin === SITE;
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Until mail that is not waited for has arrived. */
async function arrivalOf(count: number): Promise<void> {
  for (let tries = 0; mails.mails.length < count && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(mails.mails).toHaveLength(count);
}

async function signUp(visitor: Visitor, person = MIRA): Promise<Arrival> {
  return visitor.send(await visitor.signUp(person), { code: await codeIn() });
}

describe('signing up where mail can be sent', () => {
  test('asks for the code from the mail, and makes the account with it', async () => {
    const visitor = new Visitor(server);
    const page = await visitor.signUp(MIRA);
    expect(headingOf(page)).toBe('Look into your mail');
    expect(page.text).toContain(MIRA.email);
    expect(page.text).toMatch(/id="code"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/s);
    expect(await createAccountStore(server.db).findByEmail(MIRA.email)).toBeUndefined();
    const arrival = await visitor.send(page, { code: ` ${(await codeIn()).replace(/(...)/, '$1 ')} ` });
    expect(isSignedIn(arrival)).toBe(true);
    expect(decodeJwt((await visitor.exchange(arrival)).id_token)).toMatchObject({
      email: MIRA.email,
      email_verified: true,
    });
  });

  test('a wrong code is told, and after five the right one is too late', async () => {
    const visitor = new Visitor(server);
    const page = await visitor.signUp(MIRA);
    const code = await codeIn();
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await visitor.send(page, { code: wrongCode(code) });
      expect(answer.response.status).toBe(400);
      expect(errorOf(answer)).toBe('That is not the code. Look into the latest mail.');
    }
    const late = await visitor.send(page, { code });
    expect(problemOf(late)).toMatch(/works no more/);
    await visitor.send(page, { again: 'yes' });
    expect(isSignedIn(await visitor.send(page, { code: await codeIn() }))).toBe(true);
  });

  test('an empty code is no try', async () => {
    const visitor = new Visitor(server);
    const page = await visitor.signUp(MIRA);
    expect(errorOf(await visitor.send(page, { code: ' ' }))).toBe('Type the code from the mail.');
  });

  test('the code of another browser does not help', async () => {
    const [mine, theirs] = [new Visitor(server), new Visitor(server)];
    const page = await mine.signUp(MIRA);
    await theirs.signUp(ARUN);
    const code = await codeIn();
    if (code !== (await codeIn())) throw new Error('unreachable');
    expect(isSignedIn(await mine.send(page, { code: wrongCode(code) }))).toBe(false);
    expect((await theirs.open(page.url)).text).toContain('This page has expired');
  });

  test('with the address of an account the page is the same, and its owner gets a mail', async () => {
    await signUp(new Visitor(server));
    const visitor = new Visitor(server);
    const known = await visitor.signUp({ ...ARUN, email: MIRA.email });
    const { text = '', subject } = await latest();
    expect(subject).toBe('You have an Aranya account');
    expect(text).not.toMatch(/^\d{6}$/m);
    const fresh = await new Visitor(server).signUp(ARUN);
    const body = ({ text: html }: Arrival) => html.slice(html.indexOf('<h1>'));
    expect(body(known).replaceAll(MIRA.email, ARUN.email)).toBe(body(fresh));
    expect(isSignedIn(await visitor.send(known, { code: '000000' }))).toBe(false);
  });

  test('a mail server that is away is said, and what was typed stays', async () => {
    await mails.close();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await new Visitor(server).signUp(MIRA);
    expect(logged.mock.calls.join()).toContain('MailNotSent');
    expect(logged.mock.calls.join()).not.toContain(MIRA.email);
    logged.mockRestore();
    mails = await startMailServer();
    expect(page.response.status).toBe(503);
    expect(problemOf(page)).toMatch(/could not be sent/);
    expect(page.text).toContain(`value="${MIRA.email}"`);
  });

  test('one address gets five mails an hour, from all visitors', async () => {
    for (let sent = 0; sent < 5; sent += 1) await new Visitor(server).signUp(MIRA);
    const page = await new Visitor(server).signUp(MIRA);
    expect(page.response.status).toBe(429);
    expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(mails.mails).toHaveLength(5);
  });
});

test('an account from before mail was set up confirms its address at the next sign-in', async () => {
  const before = await startTestServer({ db: server.db });
  expect(isSignedIn(await new Visitor(before).signUp(MIRA))).toBe(true);
  await before.remove();
  const visitor = new Visitor(server);
  const page = await visitor.signIn(MIRA);
  expect(headingOf(page)).toBe('Look into your mail');
  expect(isSignedIn(await visitor.send(page, { code: await codeIn() }))).toBe(true);
  expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
});

describe('a forgotten password', () => {
  const NEW = 'otters at the ford';
  const ask = async (email: string) => {
    const visitor = new Visitor(server);
    const page = await visitor.authorize();
    const forgot = await visitor.open(new URL('?screen=forgot', page.url));
    return visitor.send(forgot, { email });
  };

  test('is replaced by the link from the mail, which works once', async () => {
    const signedIn = new Visitor(server);
    const arrival = await signUp(signedIn);
    const { refresh_token: token } = await signedIn.exchange(arrival);
    expect(headingOf(await ask('  MIRA@example.com '))).toBe('Look into your mail');
    await arrivalOf(2);
    const visitor = new Visitor(server);
    const page = await visitor.open(await resetLinkIn());
    expect(headingOf(page)).toBe('Choose a new password');
    expect(page.response.headers.get('referrer-policy')).toBe('same-origin');
    expect(errorOf(await visitor.send(page, { password: 'short' }))).toMatch(/at least 10/);
    expect(errorOf(await visitor.send(page, { password: 'mira@example.com' }))).toMatch(/easy to guess/);
    expect(headingOf(await visitor.send(page, { password: NEW }))).toBe('Your password is changed');
    expect(headingOf(await visitor.send(page, { password: NEW }))).toBe('This link works no more');
    expect(isSignedIn(await new Visitor(server).signIn({ ...MIRA, password: NEW }))).toBe(true);
    expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(false);
    expect((await signedIn.refresh(token)).status).toBe(400);
    await arrivalOf(3);
    expect((await latest()).subject).toBe('Your Aranya password was changed');
  });

  test('of nobody gets the same answer and no mail', async () => {
    await signUp(new Visitor(server));
    const [known, unknown] = [await ask(MIRA.email), await ask('nobody@example.com')];
    const body = ({ text }: Arrival) => text.slice(text.indexOf('<h1>'));
    expect(body(unknown).replaceAll('nobody@example.com', MIRA.email)).toBe(body(known));
    await arrivalOf(2);
    expect(mails.recipients).not.toContain('nobody@example.com');
  });

  test('asks for an address, and keeps what was typed', async () => {
    const page = await ask('mira');
    expect(errorOf(page)).toBe('Enter an e-mail address like name@example.com.');
    expect(page.text).toContain('value="mira"');
  });

  test('a form from another site and a made-up link change nothing', async () => {
    await signUp(new Visitor(server));
    const account = await createAccountStore(server.db).findByEmail(MIRA.email);
    const token = await createPasswordResets(server.db).create(
      { accountId: account?.id ?? '', mailed: false },
      60,
    );
    const visitor = new Visitor(server);
    const page = await visitor.open(resetUrlOf(server.url, token));
    const foreign = await visitor.send(page, { password: NEW }, { Origin: 'https://elsewhere.example' });
    expect(foreign.response.status).toBe(403);
    expect((await visitor.open(resetUrlOf(server.url, `${token}x`))).response.status).toBe(400);
    expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
  });

  test('a link that is too old works no more', async () => {
    await signUp(new Visitor(server));
    const account = await createAccountStore(server.db).findByEmail(MIRA.email);
    const token = await createPasswordResets(server.db, () => Date.now() - 61 * 60_000).create(
      { accountId: account?.id ?? '', mailed: true },
      60,
    );
    expect(headingOf(await new Visitor(server).open(resetUrlOf(server.url, token)))).toBe(
      'This link works no more',
    );
  });
});

test('without a mail server there is no link to a page that could not help', async () => {
  const plain = await startTestServer();
  expect((await new Visitor(plain).authorize()).text).not.toContain('Forgot your password');
  await plain.remove();
});
