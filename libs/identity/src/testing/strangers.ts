import { type Arrival, MIRA, Visitor } from './visitor';

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
