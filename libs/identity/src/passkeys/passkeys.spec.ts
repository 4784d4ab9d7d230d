import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { simpleParser } from 'mailparser';
import { createAccountStore } from '../accounts/account-store';
import { createPasswordResets, passwordResetUrl } from '../mailed/password-resets';
import { Authenticator } from '../testing/authenticator';
import { startMailServer } from '../testing/mail-server';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, type Person, Visitor } from '../testing/visitor';
import { createPasskeys } from './passkeys';

const NEW = 'otters at the ford';
const SIX_MINUTES_MS = 6 * 60 * 1000;

let server: TestServer;
let clock = 0;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({ path: '/identity', now: () => Date.now() + clock });
});
afterAll(() => server.remove());
afterEach(() => {
  clock = 0;
});

const isSignedIn = ({ url }: Arrival) => url.origin === SITE;
const problemOf = ({ text }: Arrival) => /class="problem" role="alert">([^<]*)/.exec(text)?.[1];
const noticeOf = ({ text }: Arrival) => /class="done" role="status">([^<]*)/.exec(text)?.[1];
const idsIn = ({ text }: Arrival) =>
  [...text.matchAll(/name="passkey" value="([^"]*)"/g)].map(([, id = '']) => id);
const post = (visitor: Visitor, to: string, fields: Record<string, string> = {}) =>
  visitor.send({ url: new URL(to, visitor.server.url) } as Arrival, fields);

function optionsIn({ text }: Arrival): PublicKeyCredentialCreationOptionsJSON {
  const [, written = ''] = /data-options="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(written.replaceAll('&quot;', '"')) as PublicKeyCredentialCreationOptionsJSON;
}

const begin = (visitor: Visitor, { password }: Person) =>
  post(visitor, 'account/passkeys/begin', { passkeyPassword: password });

async function signUp(at: TestServer = server): Promise<{ visitor: Visitor; person: Person }> {
  const person = { ...MIRA, email: `mira${(people += 1)}@example.com` };
  const visitor = new Visitor(at);
  await visitor.signUp(person);
  return { visitor, person };
}

async function addPasskey(visitor: Visitor, person: Person, name = 'Phone') {
  const device = new Authenticator(new URL(visitor.server.url).origin);
  const credential = device.create(optionsIn(await begin(visitor, person)));
  const page = await post(visitor, 'account/passkeys', { credential, passkeyName: name });
  return { device, page, credential };
}

async function signInPage(visitor: Visitor) {
  const page = await visitor.authorize();
  const ask = async () => {
    const answer = await visitor.send(
      { ...page, url: new URL(`${page.url.pathname}/passkey`, page.url) },
      {},
    );
    return JSON.parse(answer.text) as PublicKeyCredentialRequestOptionsJSON;
  };
  const send = (credential: string) =>
    visitor.send({ ...page, url: new URL('?screen=passkey', page.url) }, { credential });
  return { page, ask, send };
}

describe('a passkey', () => {
  test('is added with the password, signs in without a name, and is removed', async () => {
    const { visitor, person } = await signUp();
    const { device, page } = await addPasskey(visitor, person, ' Phone\u202e ');
    expect(noticeOf(page)).toBe('The passkey “Phone” is added. You can sign in with it.');
    expect(page.text).toContain('Not used yet');

    const other = new Visitor(server);
    const { page: form, ask, send } = await signInPage(other);
    expect(form.text).toMatch(/id="email"[^>]*autocomplete="username webauthn"/);
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(isSignedIn(await send(device.get(options)))).toBe(true);
    const account = await other.open('account');
    expect(account.text).toContain(`<strong>${person.email}</strong>`);
    expect(account.text).not.toContain('Not used yet');

    const [id = ''] = idsIn(account);
    const stranger = (await signUp()).visitor;
    await post(stranger, 'account/passkeys/remove', { passkey: id });
    expect(idsIn(await other.open('account'))).toEqual([id]);
    const removed = await post(visitor, 'account/passkeys/remove', { passkey: id });
    expect([noticeOf(removed)?.startsWith('The passkey is removed.'), idsIn(removed)]).toEqual([true, []]);
    const late = await signInPage(new Visitor(server));
    expect(problemOf(await late.send(device.get(await late.ask())))).toContain('has no account here');
  });

  test('is asked for so that the device keeps it, and none twice', async () => {
    const { visitor, person } = await signUp();
    const { device } = await addPasskey(visitor, person);
    const options = optionsIn(await begin(visitor, person));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Aranya' },
      user: { name: person.email, displayName: person.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id.toString('base64url'), type: 'public-key' }],
    });
  });

  test('is not added without the right password, for another session, late, twice, or unverified', async () => {
    const { visitor, person } = await signUp();
    const wrong = await begin(visitor, { ...person, password: 'not this one' });
    expect([wrong.response.status, wrong.text.includes('data-options')]).toEqual([400, false]);
    expect(wrong.text).toContain('That is not your current password.');

    const device = new Authenticator(new URL(server.url).origin);
    const add = (credential: string, who = visitor) => post(who, 'account/passkeys', { credential });
    const ask = async () => optionsIn(await begin(visitor, person));
    const elsewhere = new Visitor(server);
    await elsewhere.signIn(person);
    const refused = [
      await add(device.create(await ask()), elsewhere),
      await add(device.create(await ask(), { isVerified: false })),
      await add(device.create(await ask(), { origin: 'https://elsewhere.example' })),
      await add('{}'),
    ];
    const options = await ask();
    clock = SIX_MINUTES_MS;
    refused.push(await add(device.create(options)));
    for (const page of refused) expect(problemOf(page)).toContain('could not be added');
    const { credential } = await addPasskey(visitor, person);
    expect(problemOf(await add(credential))).toContain('could not be added');
    expect(idsIn(await visitor.open('account'))).toHaveLength(1);
  });

  test('signs in once for a challenge, in the sign-in that asked, and within minutes', async () => {
    const { visitor, person } = await signUp();
    const { device } = await addPasskey(visitor, person);
    const [first, second] = [await signInPage(new Visitor(server)), await signInPage(new Visitor(server))];
    const sent = device.get(await first.ask());
    expect(problemOf(await second.send(sent))).toContain('took too long');
    const late = device.get(await second.ask());
    clock = SIX_MINUTES_MS;
    expect(problemOf(await second.send(late))).toContain('took too long');
    clock = 0;
    const used = device.get(await second.ask());
    expect(problemOf(await first.send(used))).toContain('took too long');
    expect(isSignedIn(await second.send(used))).toBe(true);
    const third = await signInPage(new Visitor(server));
    expect(problemOf(await third.send(used))).toContain('took too long');
  });

  test.each([
    ['unverified', { isVerified: false }],
    ['signed for another site', { origin: 'https://elsewhere.example' }],
    ['of a copy that has signed less often', { counter: 1 }],
    ['of another account', { userHandle: 'b3c1f1a2-0000-4000-8000-000000000000' }],
  ])('is refused if it is %s', async (_case, changes) => {
    const { visitor, person } = await signUp();
    const { device } = await addPasskey(visitor, person);
    const before = await signInPage(new Visitor(server));
    device.counter = 5;
    expect(isSignedIn(await before.send(device.get(await before.ask())))).toBe(true);
    const { ask, send } = await signInPage(new Visitor(server));
    const refused = await send(device.get(await ask(), changes));
    expect([refused.response.status, problemOf(refused)]).toEqual([
      400,
      'That passkey could not be checked. Use it once more, or sign in with your password.',
    ]);
    expect(isSignedIn(await send(device.get(await ask())))).toBe(true);
  });

  test('stays with another password of the account, and goes with one that a link sets', async () => {
    const { visitor, person } = await signUp();
    await addPasskey(visitor, person);
    const kept = await post(visitor, 'account/password', { current: person.password, password: NEW });
    expect(idsIn(kept)).toHaveLength(1);
    const account = await createAccountStore(server.db).findByEmail(person.email);
    const reset = { accountId: account?.id ?? '', mailed: false };
    const token = await createPasswordResets(server.db).create(reset, 60);
    await post(visitor, passwordResetUrl(server.url, token), { password: `${NEW} at dusk` });
    await visitor.signIn({ ...person, password: `${NEW} at dusk` });
    expect(idsIn(await visitor.open('account'))).toEqual([]);
  });
});

test.each([
  ['https://club.example/identity/', true],
  ['http://192.0.2.7:3380/', false],
  ['http://[2001:db8::7]/identity/', false],
])('at %s passkeys are offered: %s', (issuer, isOffered) => {
  const settings = { db: server.db, issuer, siteName: () => 'Aranya', now: Date.now };
  expect(createPasskeys(settings).isOffered).toBe(isOffered);
});

test('failures with passkeys are counted, and successes are not', async () => {
  const scarce = await startTestServer({ rateLimitScale: 0.1 });
  const visitor = new Visitor(scarce);
  await visitor.signUp(ARUN);
  const { device } = await addPasskey(visitor, ARUN);
  const { ask, send } = await signInPage(new Visitor(scarce));
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) statuses.push((await send('{}')).response.status);
  const locked = await send(device.get(await ask()));
  expect([...statuses, locked.response.status]).toEqual([400, 400, 400, 429]);
  expect(problemOf(locked)).toContain('Too many tries.');
  await scarce.remove();
});

test('the owner is told of a new passkey, with a link that ends it', async () => {
  const mails = await startMailServer();
  const mailing = await startTestServer({ mail: { smtpUrl: mails.url, from: 'Aranya <a@club.example>' } });
  const latest = async () => simpleParser(mails.mails.at(-1) ?? '');
  const visitor = new Visitor(mailing);
  const page = await visitor.signUp(MIRA);
  await visitor.send(page, { code: /^\d{6}$/m.exec((await latest()).text ?? '')?.[0] ?? '' });
  await addPasskey(visitor, MIRA, 'Telescope <b>');
  for (let tries = 0; mails.mails.length < 2 && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  const { subject, text = '' } = await latest();
  expect([subject, text.includes('“Telescope <b>”')]).toEqual([
    'A passkey was added to your account at Aranya',
    true,
  ]);
  expect((await new Visitor(mailing).open(/\S+\/reset\/\S+/.exec(text)?.[0] ?? '')).text).toContain(
    'removes its passkeys',
  );
  await mailing.remove();
  await mails.close();
});
