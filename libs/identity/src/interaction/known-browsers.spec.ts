import getPort from 'get-port';
import { createAccountStore } from '../accounts/account-store';
import { KeyStore } from '../keys/key-store';
import { createPasswordResets, passwordResetUrl } from '../mailed/password-resets';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { type Arrival, ARUN, MIRA, type Person, Visitor } from '../testing/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let addresses = 0;
let time: number;
const strangersAddress = () => `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
const isSignedIn = ({ url }: Arrival) => url.origin === SITE;

beforeEach(async () => {
  time = Date.now();
  server = await startTestServer({ trustProxy: true, now: () => time });
});
afterEach(() => server.remove());

const signedUp = async (person: Person, address = '192.0.2.1') => {
  const visitor = new Visitor(server, address);
  expect(isSignedIn(await visitor.signUp(person))).toBe(true);
  await visitor.signOut();
  return visitor;
};

/** A guess from each of many addresses keeps out everybody who is not known. */
async function attack(email = MIRA.email): Promise<void> {
  let last: Arrival | undefined;
  for (let guess = 0; guess < 17 && last?.response.status !== 429; guess += 1) {
    const stranger = new Visitor(server, strangersAddress());
    last = await stranger.signIn({ ...MIRA, email, password: `a guess, the ${guess}th` });
  }
  expect(last?.response.status).toBe(429);
}

function moved(visitor: Visitor): Visitor {
  const elsewhere = new Visitor(server, strangersAddress());
  for (const cookie of visitor.cookies.header('/').split('; '))
    elsewhere.cookies.take(new Response(null, { headers: { 'Set-Cookie': `${cookie}; path=/` } }));
  return elsewhere;
}

describe('strangers who guess', () => {
  test('keep out who comes from a browser that nobody knows, and no one else', async () => {
    const owner = moved(await signedUp(MIRA));
    await attack();
    expect((await new Visitor(server, strangersAddress()).signIn(MIRA)).response.status).toBe(429);
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
    expect((await new Visitor(server, strangersAddress()).signIn(MIRA)).response.status).toBe(429);
  });

  test('do not keep the owner out at the address of the sign-up', async () => {
    const owner = await signedUp(MIRA);
    await attack();
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
  });

  test('keep nobody out of changing their password', async () => {
    const owner = new Visitor(server, '192.0.2.1');
    await owner.signUp(MIRA);
    await attack();
    const page = await moved(owner).send({ url: new URL('account/password', server.url) } as Arrival, {
      current: MIRA.password,
      password: 'otters under the old bridge',
    });
    expect(page.text).toContain('Your password is changed.');
  });

  test('keep nobody out who then sets another password by a reset link', async () => {
    await signedUp(MIRA);
    await attack();
    const account = await createAccountStore(server.db).findByEmail(MIRA.email);
    const token = await createPasswordResets(server.db, () => time).create(
      { accountId: account?.id ?? '', mailed: true },
      60,
    );
    const password = 'otters under the old bridge';
    const owner = new Visitor(server, strangersAddress());
    await owner.send(await owner.open(passwordResetUrl(server.url, token)), { password });
    expect(isSignedIn(await new Visitor(server, strangersAddress()).signIn({ ...MIRA, password }))).toBe(
      true,
    );
    await attack();
    expect(isSignedIn(await moved(owner).signIn({ ...MIRA, password }))).toBe(true);
  });
});

describe('the cookie of a known browser', () => {
  test('has its own limit for guesses, with the same numbers', async () => {
    const [home, library] = [await signedUp(MIRA), new Visitor(server, strangersAddress())];
    await library.signIn(MIRA);
    await library.signOut();
    const guesses = async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const page = await moved(home).signIn({ ...MIRA, password: `a guess, the ${guess}th` });
        statuses.push(page.response.status);
      }
      return statuses.filter((status) => status === 400).length;
    };
    expect(await guesses()).toBe(10);
    expect((await home.signIn(MIRA)).response.status).toBe(429);
    expect(isSignedIn(await library.signIn(MIRA))).toBe(true);
    // One browser's failures do not count against the account.
    expect(isSignedIn(await new Visitor(server, strangersAddress()).signIn(MIRA))).toBe(true);
  });

  test('counts for nothing if it is forged, or of another account', async () => {
    await signedUp(MIRA);
    const forged = moved(await signedUp(ARUN));
    await attack();
    expect((await forged.signIn(MIRA)).response.status).toBe(429);
    const [mira, arun] = await Promise.all(
      [MIRA, ARUN].map(({ email }) => createAccountStore(server.db).findByEmail(email)),
    );
    const value = forged.cookies.find('aranya_known')?.value ?? '';
    expect(value).toContain(arun?.id);
    const altered = value.replace(arun?.id ?? '', mira?.id ?? '');
    forged.cookies.take(new Response(null, { headers: { 'Set-Cookie': `aranya_known=${altered}; path=/` } }));
    expect((await forged.signIn(MIRA)).response.status).toBe(429);
  });

  test('knows several accounts, the ten latest', async () => {
    const shared = new Visitor(server, '192.0.2.1');
    const people = Array.from({ length: 11 }, (_, index) => ({
      ...MIRA,
      email: `person${index}@example.com`,
    }));
    for (const person of people) {
      await shared.signUp(person);
      await shared.signOut();
    }
    const [first = MIRA, second = MIRA] = people;
    await attack(first.email);
    await attack(second.email);
    expect((await moved(shared).signIn(first)).response.status).toBe(429);
    expect(isSignedIn(await moved(shared).signIn(second))).toBe(true);
  });

  test('is good for 180 days since the last sign-in', async () => {
    const owner = await signedUp(MIRA);
    time += 179 * DAY_MS;
    await attack();
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
    await owner.signOut();
    time += 179 * DAY_MS;
    await attack();
    expect(isSignedIn(await moved(owner).signIn(MIRA))).toBe(true);
    const copy = moved(owner);
    time += 181 * DAY_MS;
    await attack();
    expect((await copy.signIn(MIRA)).response.status).toBe(429);
  });

  test('outlives the next keys, and ends with keys that were replaced', async () => {
    const owner = await signedUp(MIRA);
    const keys = new KeyStore(server.db, () => time);
    await keys.rotate();
    time += 170 * DAY_MS;
    await server.keyIds();
    await attack();
    expect(isSignedIn(await moved(owner).signIn(MIRA))).toBe(true);
    await keys.replace();
    time += 2000;
    await server.keyIds();
    expect((await moved(owner).signIn(MIRA)).response.status).toBe(429);
  });

  test('is hidden from scripts and not sent by other sites', async () => {
    const owner = await signedUp(MIRA);
    const attributes = owner.cookies.find('aranya_known')?.attributes.toLowerCase();
    expect(attributes).toContain('httponly');
    expect(attributes).toContain('samesite=lax');
    expect(attributes).not.toContain('secure');
  });

  test('is sent with TLS alone where the site has it', async () => {
    const issuer = `https://localhost:${await getPort()}/`;
    const secure = await startTestServer({ issuer });
    const visitor = new Visitor({ url: issuer.replace('https:', 'http:') });
    const page = await visitor.authorize({ screen_hint: 'signup' });
    const answer = await visitor.send(page, { ...MIRA }, { Origin: new URL(issuer).origin });
    await secure.remove();
    expect(answer.response.headers.getSetCookie().join('\n')).toMatch(/^aranya_known=.*; secure/im);
  });
});

test('in ten minutes under attack the owner always gets in, and a stranger has few guesses', async () => {
  const owner = moved(await signedUp(MIRA));
  const stranger = new Visitor(server);
  const page = await stranger.authorize();
  let guessed = 0;
  const refused: number[] = [];
  for (let second = 0; second < 600; second += 2) {
    time += 2000;
    const guess = { email: MIRA.email, password: `the guess at ${second}` };
    const answer = await stranger.send(page, guess, { 'X-Forwarded-For': strangersAddress() });
    if (answer.response.status === 400) guessed += 1;
    if (second % 20 === 0) {
      const arrival = await owner.signIn(MIRA);
      if (!isSignedIn(arrival)) refused.push(second);
      await owner.signOut();
    }
  }
  expect(refused).toEqual([]);
  // Ten at once, then after 30, 60, 120 and 240 seconds.
  expect(guessed).toBe(14);
});
