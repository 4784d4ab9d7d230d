import getPort from 'get-port';
import { createAccountStore } from '../accounts/account-store';
import { createPasswordResets, passwordResetUrl } from '../mailed/password-resets';
import { startTestServer } from '../testing/start-test-server';
import {
  attack,
  isSignedIn,
  moved,
  signedUp,
  strangersAddress,
  useAttackedServer,
} from '../testing/strangers';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

const attacked = useAttackedServer();

describe('strangers who guess', () => {
  test('keep out who comes from a browser that nobody knows, and no one else', async () => {
    const owner = moved(await signedUp(attacked.server));
    await attack(attacked.server);
    expect((await new Visitor(attacked.server, strangersAddress()).signIn(MIRA)).response.status).toBe(429);
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
    expect((await new Visitor(attacked.server, strangersAddress()).signIn(MIRA)).response.status).toBe(429);
  });

  test('do not keep the owner out at the address of the sign-up', async () => {
    const owner = await signedUp(attacked.server);
    await attack(attacked.server);
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
  });

  test('keep nobody out of changing their password', async () => {
    const owner = new Visitor(attacked.server, '192.0.2.1');
    await owner.signUp(MIRA);
    await attack(attacked.server);
    const page = await moved(owner).send(
      { url: new URL('account/password', attacked.server.url) } as Arrival,
      {
        current: MIRA.password,
        password: 'otters under the old bridge',
      },
    );
    expect(page.text).toContain('Your password is changed.');
  });

  test('keep nobody out who then sets another password by a reset link', async () => {
    await signedUp(attacked.server);
    await attack(attacked.server);
    const account = await createAccountStore(attacked.server.db).findByEmail(MIRA.email);
    const token = await createPasswordResets(attacked.server.db, () => attacked.time).create(
      { accountId: account?.id ?? '', mailed: true },
      60,
    );
    const password = 'otters under the old bridge';
    const owner = new Visitor(attacked.server, strangersAddress());
    await owner.send(await owner.open(passwordResetUrl(attacked.server.url, token)), { password });
    expect(
      isSignedIn(await new Visitor(attacked.server, strangersAddress()).signIn({ ...MIRA, password })),
    ).toBe(true);
    await attack(attacked.server);
    expect(isSignedIn(await moved(owner).signIn({ ...MIRA, password }))).toBe(true);
  });
});

describe('the cookie of a known browser', () => {
  test('has its own limit for guesses, with the same numbers', async () => {
    const [home, library] = [
      await signedUp(attacked.server),
      new Visitor(attacked.server, strangersAddress()),
    ];
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
    expect(isSignedIn(await new Visitor(attacked.server, strangersAddress()).signIn(MIRA))).toBe(true);
  });

  test('counts for nothing if it is forged, or of another account', async () => {
    await signedUp(attacked.server);
    const forged = moved(await signedUp(attacked.server, ARUN));
    await attack(attacked.server);
    expect((await forged.signIn(MIRA)).response.status).toBe(429);
    const [mira, arun] = await Promise.all(
      [MIRA, ARUN].map(({ email }) => createAccountStore(attacked.server.db).findByEmail(email)),
    );
    const value = forged.cookies.find('aranya_known')?.value ?? '';
    expect(value).toContain(arun?.id);
    const altered = value.replace(arun?.id ?? '', mira?.id ?? '');
    forged.cookies.take(new Response(null, { headers: { 'Set-Cookie': `aranya_known=${altered}; path=/` } }));
    expect((await forged.signIn(MIRA)).response.status).toBe(429);
  });

  test('knows several accounts, the ten latest', async () => {
    const shared = new Visitor(attacked.server, '192.0.2.1');
    const people = Array.from({ length: 11 }, (_, index) => ({
      ...MIRA,
      email: `person${index}@example.com`,
    }));
    for (const person of people) {
      await shared.signUp(person);
      await shared.signOut();
    }
    const [first = MIRA, second = MIRA] = people;
    await attack(attacked.server, first.email);
    await attack(attacked.server, second.email);
    expect((await moved(shared).signIn(first)).response.status).toBe(429);
    expect(isSignedIn(await moved(shared).signIn(second))).toBe(true);
  });

  test('is good for 180 days since the last sign-in', async () => {
    const owner = await signedUp(attacked.server);
    attacked.time += 179 * DAY_MS;
    await attack(attacked.server);
    expect(isSignedIn(await owner.signIn(MIRA))).toBe(true);
    await owner.signOut();
    attacked.time += 179 * DAY_MS;
    await attack(attacked.server);
    expect(isSignedIn(await moved(owner).signIn(MIRA))).toBe(true);
    const copy = moved(owner);
    attacked.time += 181 * DAY_MS;
    await attack(attacked.server);
    expect((await copy.signIn(MIRA)).response.status).toBe(429);
  });

  test('is hidden from scripts and not sent by other sites', async () => {
    const owner = await signedUp(attacked.server);
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
