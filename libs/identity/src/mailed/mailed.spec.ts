import { simpleParser } from 'mailparser';
import { decodeJwt } from 'jose';
import { createAccountStore } from '../accounts/account-store';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';
import { createPasswordResets, passwordResetUrl } from './password-resets';

let mails: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mails = await startMailServer();
  addresses = 0;
  server = await startTestServer({
    trustProxy: true,
    mail: { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' },
  });
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

let addresses = 0;
const strangersAddress = () => `10.0.0.${(addresses += 1)}`;

/** From one address after another. */
async function guessUntilRefused(email: string): Promise<void> {
  let last: Arrival | undefined;
  for (let guess = 0; guess < 17; guess += 1) {
    const stranger = new Visitor(server, strangersAddress());
    last = await stranger.signIn({ ...MIRA, email, password: `a guess, the ${guess}th` });
  }
  expect(last?.response.status).toBe(429);
}

/** For a link, at “Forgot your password?”. */
async function ask(email: string, visitor = new Visitor(server)): Promise<Arrival> {
  const page = await visitor.authorize();
  const href = /<a href="([^"]+)">Forgot your password\?<\/a>/.exec(page.text)?.[1] ?? '';
  const forgot = await visitor.open(new URL(href, page.url));
  return visitor.send(forgot, { email });
}

async function signUp(visitor: Visitor, person = MIRA): Promise<Arrival> {
  return visitor.send(await visitor.signUp(person), { code: await codeIn() });
}

describe('signing up where mail can be sent', () => {
  test('asks for the code from the mail, and makes the account with it', async () => {
    const visitor = new Visitor(server);
    const page = await visitor.signUp(MIRA);
    expect(headingOf(page)).toBe('Check your mail');
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
      expect(errorOf(answer)).toBe('That is not the code. Check the latest mail.');
    }
    const late = await visitor.send(page, { code });
    expect(problemOf(late)).toMatch(/no longer works/);
    await visitor.send(page, { again: 'yes' });
    expect(isSignedIn(await visitor.send(page, { code: await codeIn() }))).toBe(true);
  });

  test('an empty code is no try', async () => {
    const visitor = new Visitor(server);
    const page = await visitor.signUp(MIRA);
    expect(errorOf(await visitor.send(page, { code: ' ' }))).toBe('Enter the code from the mail.');
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
    expect(subject).toBe('You have an account at Aranya');
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

  test('ends the waits that strangers made for the e-mail', async () => {
    await guessUntilRefused(MIRA.email);
    await signUp(new Visitor(server, '192.0.2.1'));
    expect(isSignedIn(await new Visitor(server, '192.0.2.1').signIn(MIRA))).toBe(true);
    expect((await new Visitor(server, strangersAddress()).signIn(ARUN)).response.status).toBe(400);
    expect(isSignedIn(await new Visitor(server, strangersAddress()).signIn(MIRA))).toBe(true);
  });

  test('one e-mail gets five mails an hour for one address', async () => {
    for (let sent = 0; sent < 5; sent += 1) await new Visitor(server, '192.0.2.1').signUp(MIRA);
    const page = await new Visitor(server, '192.0.2.1').signUp(MIRA);
    expect(page.response.status).toBe(429);
    expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(mails.mails).toHaveLength(5);
  });

  test('a stranger does not use up the mails of another address', async () => {
    for (let sent = 0; sent < 6; sent += 1) await new Visitor(server, '198.51.100.7').signUp(MIRA);
    expect(isSignedIn(await signUp(new Visitor(server, '192.0.2.1')))).toBe(true);
  });

  test('one e-mail gets twenty mails an hour for all addresses, and its known browsers five more each', async () => {
    const owner = new Visitor(server, '192.0.2.1');
    await signUp(owner);
    for (let sent = 1; sent < 20; sent += 1)
      expect(headingOf(await ask(MIRA.email, new Visitor(server, strangersAddress())))).toBe(
        'Check your mail',
      );
    expect((await ask(MIRA.email, new Visitor(server, strangersAddress()))).response.status).toBe(429);
    expect((await ask(ARUN.email, new Visitor(server, strangersAddress()))).response.status).toBe(200);
    await owner.signOut();
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await ask(MIRA.email, owner)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await arrivalOf(25);
  });
});

describe('another e-mail address', () => {
  const NEW = 'mira@river.example';
  const post = (visitor: Visitor, to: string, fields: Record<string, string>) =>
    visitor.send({ url: new URL(to, server.url) } as Arrival, fields);
  const askFor = (visitor: Visitor, email = NEW) =>
    post(visitor, 'account/email', { email, emailPassword: MIRA.password });
  const enter = (visitor: Visitor, code: string) => post(visitor, 'account/email/code', { code });
  const mailTo = async (address: string) => {
    const parsed = await Promise.all(mails.mails.map((mail) => simpleParser(mail)));
    return parsed.filter(({ to }) => [to].flat().some((each) => each?.text === address)).at(-1);
  };
  const codeTo = async (address: string) => /^\d{6}$/m.exec((await mailTo(address))?.text ?? '')?.[0] ?? '';

  test('becomes the account’s with the code that was sent there, and both addresses are told', async () => {
    const owner = new Visitor(server);
    await signUp(owner);
    expect((await askFor(owner)).text).toContain(`<strong>${NEW}</strong>`);
    await arrivalOf(3);
    expect((await mailTo(MIRA.email))?.text).toContain(`wants to use ${NEW} for it`);
    const code = await codeTo(NEW);
    expect(errorOf(await enter(owner, wrongCode(code)))).toBe('That is not the code. Check the latest mail.');
    expect((await owner.open('account')).text).toContain('id="code"');
    const done = await enter(owner, code);
    expect(done.text).toContain(`Your e-mail address is now ${NEW}.`);
    expect((await enter(owner, code)).text).toContain(`signed in as <strong>${NEW}</strong>`);
    await arrivalOf(4);
    expect((await mailTo(MIRA.email))?.subject).toBe('Your account at Aranya has another e-mail address');
    expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(false);
    const again = new Visitor(server);
    const { id_token: token } = await again.exchange(await again.signIn({ ...MIRA, email: NEW }));
    expect(decodeJwt(token)).toMatchObject({ email: NEW, email_verified: true });
  });

  test('that has an account is answered the same; its owner is told, and no code fits', async () => {
    await signUp(new Visitor(server), ARUN);
    const owner = new Visitor(server);
    await signUp(owner);
    const body = ({ text }: Arrival) => text.slice(text.indexOf('Change your e-mail address'));
    const taken = await askFor(owner, ARUN.email);
    await arrivalOf(4);
    expect((await mailTo(ARUN.email))?.subject).toBe('You have an account at Aranya');
    expect(errorOf(await enter(owner, '000000'))).toContain('That is not the code');
    await post(owner, 'account/email/cancel', {});
    const free = await askFor(owner);
    expect(body(free).replaceAll(NEW, ARUN.email)).toBe(body(taken));
    await arrivalOf(6);
  });

  test('is not asked for any longer once the password is changed by the link to the old one', async () => {
    const owner = new Visitor(server);
    await signUp(owner);
    await askFor(owner);
    await arrivalOf(3);
    const link = /\S+\/reset\/\S+/.exec((await mailTo(MIRA.email))?.text ?? '')?.[0] ?? '';
    const rescuer = new Visitor(server);
    await rescuer.send(await rescuer.open(link), { password: 'otters at the ford' });
    await enter(owner, await codeTo(NEW));
    const accounts = createAccountStore(server.db);
    expect([await accounts.findByEmail(NEW), (await accounts.findByEmail(MIRA.email))?.name]).toEqual([
      undefined,
      MIRA.name,
    ]);
    await arrivalOf(4);
  });
});

test('an account from before mail was set up confirms its address at the next sign-in', async () => {
  const before = await startTestServer({ db: server.db });
  expect(isSignedIn(await new Visitor(before).signUp(MIRA))).toBe(true);
  await before.remove();
  const visitor = new Visitor(server);
  const page = await visitor.signIn(MIRA);
  expect(headingOf(page)).toBe('Check your mail');
  expect(isSignedIn(await visitor.send(page, { code: await codeIn() }))).toBe(true);
  expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
});

describe('a forgotten password', () => {
  const NEW = 'otters at the ford';

  test('is replaced by the link from the mail, which works once', async () => {
    const signedIn = new Visitor(server);
    const arrival = await signUp(signedIn);
    const { refresh_token: token } = await signedIn.exchange(arrival);
    expect(headingOf(await ask('  MIRA@example.com '))).toBe('Check your mail');
    await arrivalOf(2);
    const visitor = new Visitor(server);
    const page = await visitor.open(await resetLinkIn());
    expect(headingOf(page)).toBe('Choose a new password');
    expect(page.response.headers.get('referrer-policy')).toBe('same-origin');
    expect(errorOf(await visitor.send(page, { password: 'short' }))).toMatch(/at least 10/);
    expect(errorOf(await visitor.send(page, { password: 'mira@example.com' }))).toMatch(/easy to guess/);
    expect(headingOf(await visitor.send(page, { password: NEW }))).toBe('Your password is changed');
    expect(headingOf(await visitor.send(page, { password: NEW }))).toBe('This link no longer works');
    expect(isSignedIn(await new Visitor(server).signIn({ ...MIRA, password: NEW }))).toBe(true);
    expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(false);
    expect((await signedIn.refresh(token)).status).toBe(400);
    await arrivalOf(3);
    expect((await latest()).subject).toBe('Your password for Aranya was changed');
  });

  test('replaced by a link lets the owner in at once, whatever strangers guessed before', async () => {
    await signUp(new Visitor(server, '192.0.2.1'));
    await guessUntilRefused(MIRA.email);
    const owner = new Visitor(server, '203.0.113.5');
    await ask(MIRA.email, owner);
    await arrivalOf(2);
    await owner.send(await owner.open(await resetLinkIn()), { password: NEW });
    await guessUntilRefused(MIRA.email);
    expect(isSignedIn(await owner.signIn({ ...MIRA, password: NEW }))).toBe(true);
  });

  test('that was changed on the account page ends the links from before, not the one in the mail about it', async () => {
    const owner = new Visitor(server);
    await signUp(owner);
    await ask(MIRA.email);
    await arrivalOf(2);
    const link = await resetLinkIn();
    const page = await owner.send({ url: new URL('account/password', server.url) } as Arrival, {
      current: MIRA.password,
      password: NEW,
    });
    expect(page.text).toContain('Your password is changed.');
    await arrivalOf(3);
    expect(headingOf(await new Visitor(server).open(link))).toBe('This link no longer works');
    expect(headingOf(await new Visitor(server).open(await resetLinkIn()))).toBe('Choose a new password');
  });

  test('that was changed ends the codes from before', async () => {
    const before = await startTestServer({ db: server.db });
    await new Visitor(before).signUp(MIRA);
    await before.remove();
    const stranger = new Visitor(server);
    const waiting = await stranger.signIn(MIRA);
    const code = await codeIn();
    await ask(MIRA.email);
    await arrivalOf(2);
    const owner = new Visitor(server);
    await owner.send(await owner.open(await resetLinkIn()), { password: NEW });
    expect(isSignedIn(await stranger.send(waiting, { code }))).toBe(false);
    await arrivalOf(3);
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
    const page = await visitor.open(passwordResetUrl(server.url, token));
    const foreign = await visitor.send(page, { password: NEW }, { Origin: 'https://elsewhere.example' });
    expect(foreign.response.status).toBe(403);
    expect((await visitor.open(passwordResetUrl(server.url, `${token}x`))).response.status).toBe(400);
    expect(isSignedIn(await new Visitor(server).signIn(MIRA))).toBe(true);
  });

  test('a link that is too old works no more', async () => {
    await signUp(new Visitor(server));
    const account = await createAccountStore(server.db).findByEmail(MIRA.email);
    const token = await createPasswordResets(server.db, () => Date.now() - 61 * 60_000).create(
      { accountId: account?.id ?? '', mailed: true },
      60,
    );
    expect(headingOf(await new Visitor(server).open(passwordResetUrl(server.url, token)))).toBe(
      'This link no longer works',
    );
  });
});

test('without a mail server there is no link to a page that could not help', async () => {
  const plain = await startTestServer();
  expect((await new Visitor(plain).authorize()).text).not.toContain('Forgot your password');
  await plain.remove();
});
