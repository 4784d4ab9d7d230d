import { SITE, startTestServer, type TestServer } from './start-test-server';
import { type Arrival, MIRA, type Person, Visitor } from './visitor';

let addresses = 0;
/** An address that no visitor has had. */
export const strangersAddress = () => `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

/** A guess from each of many addresses keeps out everybody who is not known. */
export async function attack(server: Visitor['server'], email = MIRA.email): Promise<void> {
  let last: Arrival | undefined;
  for (let guess = 0; guess < 17 && last?.response.status !== 429; guess += 1) {
    const stranger = new Visitor(server, strangersAddress());
    last = await stranger.signIn({ ...MIRA, email, password: `a guess, the ${guess}th` });
  }
  expect(last?.response.status).toBe(429);
}

/** The same browser at another address. */
export function moved(visitor: Visitor): Visitor {
  const elsewhere = new Visitor(visitor.server, strangersAddress());
  for (const cookie of visitor.cookies.header('/').split('; '))
    elsewhere.cookies.take(new Response(null, { headers: { 'Set-Cookie': `${cookie}; path=/` } }));
  return elsewhere;
}

export const isSignedIn = ({ url }: Arrival): boolean => url.origin === SITE;

/** A visitor who has an account, and has signed out. */
export async function signedUp(server: Visitor['server'], person: Person = MIRA): Promise<Visitor> {
  const visitor = new Visitor(server, '192.0.2.1');
  expect(isSignedIn(await visitor.signUp(person))).toBe(true);
  await visitor.signOut();
  return visitor;
}

/** Each test has a sign-in server of its own, by whose clock `time` is, in epoch milliseconds. */
export function useAttackedServer(): { server: TestServer; time: number } {
  const attacked = { time: 0 } as { server: TestServer; time: number };
  beforeEach(async () => {
    attacked.time = Date.now();
    attacked.server = await startTestServer({ trustProxy: true, now: () => attacked.time });
  });
  afterEach(() => attacked.server.remove());
  return attacked;
}
