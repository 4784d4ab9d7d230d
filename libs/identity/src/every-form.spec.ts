import { simpleParser } from 'mailparser';
import { createAccountStore } from './accounts/account-store';
import { createAddressTakeBacks, takeBackUrl } from './mailed/address-take-backs';
import { createPasswordResets, passwordResetUrl } from './mailed/password-resets';
import { startMailServer, type TestMailServer } from './testing/mail-server';
import { SITE, startTestServer, type TestServer } from './testing/start-test-server';
import { type Arrival, MIRA, type Person, Visitor } from './testing/visitor';

let mails: TestMailServer;
let plain: TestServer;
let mailing: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  plain = await startTestServer({ rateLimitScale: 100 });
  const mail = { smtpUrl: mails.url, from: 'Aranya <hello@club.example>' };
  mailing = await startTestServer({ rateLimitScale: 100, mail });
});
afterAll(async () => {
  await Promise.all([plain.remove(), mailing.remove()]);
  await mails.close();
});

const NEW = 'otters at the ford';
let people = 0;
const somebody = (): Person => ({ ...MIRA, email: `mira${(people += 1)}@example.com` });

const headingOf = ({ text }: Arrival) => /<h1>([^<]*)/.exec(text)?.[1];
const fieldOf = ({ text }: Arrival, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
const saidIn = ({ text }: Arrival) =>
  /class="(?:problem|error|done)"[^>]*>([^<]*)/.exec(text)?.[1] ?? /class="message">([^<]*)/.exec(text)?.[1];
const codeIn = async () =>
  /^\d{6}$/m.exec((await simpleParser(mails.mails.at(-1) ?? '')).text ?? '')?.[0] ?? '';

async function signedIn(server: TestServer): Promise<{ visitor: Visitor; person: Person }> {
  const [visitor, person] = [new Visitor(server), somebody()];
  await visitor.signUp(person);
  return { visitor, person };
}

interface OpenForm {
  visitor: Visitor;
  /** As another tab does. */
  open: () => Promise<Arrival>;
  press: (page: Arrival, visitor?: Visitor) => Promise<Arrival>;
}

const forms: Record<string, () => Promise<OpenForm>> = {
  'sign in': async () => {
    const { person } = await signedIn(plain);
    const visitor = new Visitor(plain);
    const { email, password } = person;
    return {
      visitor,
      open: () => visitor.authorize(),
      press: (page, who = visitor) => who.send(page, { email, password }),
    };
  },
  'sign up': async () => {
    const [visitor, person] = [new Visitor(plain), somebody()];
    return {
      visitor,
      open: () => visitor.authorize({ screen_hint: 'signup' }),
      press: (page, who = visitor) => who.send(page, { ...person }),
    };
  },
  'enter the code of a mail': async () => {
    const [visitor, person] = [new Visitor(mailing), somebody()];
    const page = await visitor.signUp(person);
    const code = await codeIn();
    return {
      visitor,
      open: () => visitor.open(page.url),
      press: (at, who = visitor) => who.send(at, { code }),
    };
  },
  'forgot your password': async () => {
    const visitor = new Visitor(mailing);
    return {
      visitor,
      open: async () => visitor.open(new URL('?screen=forgot', (await visitor.authorize()).url)),
      press: (page, who = visitor) => who.send(page, { email: 'nobody@example.com' }),
    };
  },
  'choose a new password': async () => {
    const { person } = await signedIn(plain);
    const account = await createAccountStore(plain.db).findByEmail(person.email);
    const token = await createPasswordResets(plain.db).create(
      { accountId: account?.id ?? '', mailed: false },
      60,
    );
    const visitor = new Visitor(plain);
    return {
      visitor,
      open: () => visitor.open(passwordResetUrl(plain.url, token)),
      press: (page, who = visitor) => who.send(page, { password: NEW }),
    };
  },
  'take the account back': async () => {
    const { person } = await signedIn(plain);
    const account = await createAccountStore(plain.db).findByEmail(person.email);
    const token = await createAddressTakeBacks(plain.db).create({
      accountId: account?.id ?? '',
      email: `former-${person.email}`,
    });
    const visitor = new Visitor(plain);
    return {
      visitor,
      open: () => visitor.open(takeBackUrl(plain.url, token)),
      press: (page, who = visitor) => who.send(page, {}),
    };
  },
  'enter the code of a device': async () => {
    const { visitor } = await signedIn(plain);
    const userCode = await askForDevice();
    return {
      visitor,
      open: () => visitor.open('device'),
      press: (page, who = visitor) => who.send(page, { xsrf: fieldOf(page, 'xsrf'), user_code: userCode }),
    };
  },
  'allow a device': async () => {
    const { visitor } = await signedIn(plain);
    const userCode = await askForDevice();
    return {
      visitor,
      open: () => visitor.open(`device?user_code=${userCode}`),
      press: (page, who = visitor) =>
        who.send(page, { xsrf: fieldOf(page, 'xsrf'), user_code: userCode, confirm: 'yes' }),
    };
  },
  'sign out': async () => {
    const { visitor } = await signedIn(plain);
    return {
      visitor,
      open: () => visitor.open('v2/logout'),
      press: (page, who = visitor) => {
        const url = new URL('oidc/logout/confirm', plain.url);
        return who.send(
          { ...page, url },
          { xsrf: fieldOf(page, 'xsrf'), logout: 'yes' },
          { Accept: 'text/html' },
        );
      },
    };
  },
  'sign out elsewhere': async () => {
    const { visitor } = await signedIn(plain);
    return {
      visitor,
      open: () => visitor.open('account'),
      press: (page, who = visitor) =>
        who.send({ ...page, url: new URL('account/sessions/end-others', plain.url) }, {}),
    };
  },
  'change the password': async () => {
    const { visitor, person } = await signedIn(plain);
    return {
      visitor,
      open: () => visitor.open('account'),
      press: (page, who = visitor) => {
        const url = new URL('account/password', plain.url);
        return who.send({ ...page, url }, { current: person.password, password: NEW });
      },
    };
  },
  'change the e-mail address': async () => {
    const { visitor, person } = await signedIn(plain);
    return {
      visitor,
      open: () => visitor.open('account'),
      press: (page, who = visitor) => {
        const url = new URL('account/email', plain.url);
        return who.send({ ...page, url }, { email: `new-${person.email}`, emailPassword: person.password });
      },
    };
  },
};

async function askForDevice(): Promise<string> {
  const response = await fetch(new URL('oauth/device/code', plain.url), {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'aranya-cli', scope: 'openid' }),
  });
  return ((await response.json()) as { user_code: string }).user_code;
}

/** Where it led, or what the page says. */
function outcomeOf(arrival: Arrival): string {
  if (arrival.url.origin === SITE) return 'the site';
  expect(arrival.response.status).toBeLessThan(500);
  expect(arrival.response.headers.get('content-type')).toContain('text/html');
  // The library's own words.
  expect(arrival.text).not.toMatch(/class="reason"|invalid_request|xsrf token|could not find/);
  return `${headingOf(arrival)}: ${saidIn(arrival)}`;
}

const EXPIRED = expect.stringMatching(
  /^This page has expired: Its sign-in has finished or was left for too long\./,
);
const EXPIRED_DEVICE = 'This page has expired: Enter the code that the app shows you once more.';
const USED_LINK = expect.stringMatching(
  /^This link no longer works: It has been used already, or it is (too old|older than a week)\./,
);
const CHANGED = expect.stringMatching(/^Your password is changed: Sign in with the new one\./);
const CHOOSE = 'Choose a new password: This signs everybody out of your account and removes its passkeys.';
const SENT = expect.stringMatching(/^Check your mail: If nobody@example.com has an account/);
const SIGN_IN = expect.stringMatching(/^Sign in: /);
const SIGNED_OUT = 'You are signed out: See you in the wild.';
const OLD_PAGE = expect.stringMatching(
  /^Connect a device: That page was used already, or another one was opened since\./,
);
const IS_THIS = expect.stringMatching(/^Is this your code\?: /);
const OUT_ELSEWHERE = 'Your account: You are signed out everywhere else.';
const PASSWORD_DONE = 'Your account: Your password is changed. You are signed out everywhere else.';

const ADDRESS_DONE = expect.stringMatching(
  /^Your account: Your e-mail address is now new-\S+\. You are signed out everywhere else\.$/,
);

/** Without the cookie, pressed twice one after the other and at once, after Back, and in the first of two tabs. */
const said: Record<string, [missing: unknown, twice: unknown, atOnce: unknown, back: unknown, tab: unknown]> =
  {
    'sign in': [EXPIRED, EXPIRED, 'the site', EXPIRED, 'the site'],
    'sign up': [EXPIRED, EXPIRED, 'the site', EXPIRED, 'the site'],
    'enter the code of a mail': [EXPIRED, EXPIRED, 'the site', EXPIRED, EXPIRED],
    'forgot your password': [EXPIRED, SENT, SENT, SENT, SENT],
    'choose a new password': [CHANGED, USED_LINK, USED_LINK, USED_LINK, USED_LINK],
    'take the account back': [CHOOSE, USED_LINK, CHOOSE, USED_LINK, USED_LINK],
    'enter the code of a device': [EXPIRED_DEVICE, IS_THIS, IS_THIS, OLD_PAGE, OLD_PAGE],
    'allow a device': [EXPIRED_DEVICE, OLD_PAGE, expect.anything(), OLD_PAGE, OLD_PAGE],
    'sign out': [SIGNED_OUT, SIGNED_OUT, 'the site', SIGNED_OUT, SIGNED_OUT],
    'sign out elsewhere': [SIGN_IN, OUT_ELSEWHERE, OUT_ELSEWHERE, OUT_ELSEWHERE, OUT_ELSEWHERE],
    'change the e-mail address': [SIGN_IN, ADDRESS_DONE, ADDRESS_DONE, ADDRESS_DONE, ADDRESS_DONE],
    'change the password': [SIGN_IN, PASSWORD_DONE, PASSWORD_DONE, PASSWORD_DONE, PASSWORD_DONE],
  };

describe.each(Object.entries(said))('the form “%s”', (name, [missing, twice, atOnce, back, tab]) => {
  let form: OpenForm;
  beforeEach(async () => {
    form = await (forms[name] as () => Promise<OpenForm>)();
  });

  test('without its cookie', async () => {
    const page = await form.open();
    const server = form.visitor.server;
    expect(outcomeOf(await form.press(page, new Visitor(server)))).toEqual(missing);
  });

  test('pressed twice', async () => {
    const page = await form.open();
    outcomeOf(await form.press(page));
    expect(outcomeOf(await form.press(page))).toEqual(twice);
  });

  test('pressed twice at once', async () => {
    const page = await form.open();
    const outcomes = (await Promise.all([form.press(page), form.press(page)])).map(outcomeOf);
    expect(outcomes).toContainEqual(atOnce);
  });

  test('opened with Back, and pressed again', async () => {
    const page = await form.open();
    const first = await form.press(page);
    for (const { url } of [page, first]) if (url.origin !== SITE) outcomeOf(await form.visitor.open(url));
    expect(outcomeOf(await form.press(page))).toEqual(back);
  });

  test('in the first of two tabs', async () => {
    const [page, other] = [await form.open(), await form.open()];
    outcomeOf(await form.press(other));
    expect(outcomeOf(await form.press(page))).toEqual(tab);
  });
});
