import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { openTestDatabase } from '../testing/test-database';
import { type Arrival, ARUN, MIRA, Visitor } from '../testing/visitor';

const problemOf = ({ text }: Arrival) => /class="problem" role="alert">([^<]*)/.exec(text)?.[1];

describe('too many attempts', () => {
  /** A scale of 0.1 allows one sign-in attempt. */
  const withScale = async (scale: number, check: (server: TestServer) => Promise<void>) => {
    const server = await startTestServer({ rateLimitScale: scale });
    try {
      await check(server);
    } finally {
      await server.remove();
    }
  };

  test('block an email for one IP address, with the right password too', () =>
    withScale(0.3, async (server) => {
      const visitor = new Visitor(server);
      await visitor.signUp(MIRA);
      await visitor.signOut();
      let page = await visitor.authorize();
      for (let tries = 0; tries < 3; tries += 1) {
        page = await visitor.send(page, { email: MIRA.email, password: 'a guess' });
        expect(page.response.status).toBe(400);
      }
      page = await visitor.send(page, { email: MIRA.email.toUpperCase(), password: MIRA.password });
      expect(page.response.status).toBe(429);
      expect(problemOf(page)).toBe('Too many tries. Wait 15 minutes and try again.');
      expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(800);
      const arun = await visitor.send(page, { email: ARUN.email, password: 'a guess' });
      expect(arun.response.status).toBe(400);
    }));

  test('are told with each other attempt by how it ended', async () => {
    const outcomes: string[] = [];
    const server = await startTestServer({
      rateLimitScale: 0.1,
      onAttempt: (outcome) => outcomes.push(outcome),
    });
    try {
      const visitor = new Visitor(server);
      await visitor.signUp(MIRA);
      await visitor.signOut();
      await visitor.send(await visitor.authorize(), { email: MIRA.email, password: MIRA.password });
      await visitor.signOut();
      const page = await visitor.authorize();
      for (let tries = 0; tries < 2; tries += 1)
        await visitor.send(page, { email: MIRA.email, password: 'a guess' });
      expect(outcomes).toEqual(['succeeded', 'failed', 'locked']);
    } finally {
      await server.remove();
    }
  });

  test('block one password for many e-mails, whether they have accounts or not', () =>
    withScale(1, async (server) => {
      await new Visitor(server).signUp(MIRA);
      const visitor = new Visitor(server);
      const page = await visitor.authorize();
      const statuses = [];
      for (let person = 0; person < 40; person += 1) {
        const answer = await visitor.send(page, {
          email: person === 20 ? MIRA.email : `person${person}@example.com`,
          password: 'tadoba2026',
        });
        statuses.push(answer.response.status);
        if (answer.response.status === 429)
          expect(Number(answer.response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    }));

  test('are not forgotten over a restart', async () => {
    const { db, close } = await openTestDatabase();
    const guess = async () => {
      const server = await startTestServer({ db, rateLimitScale: 0.2 });
      const visitor = new Visitor(server);
      const page = await visitor.send(await visitor.authorize(), { email: MIRA.email, password: 'a guess' });
      await server.remove();
      return page.response.status;
    };
    expect([await guess(), await guess(), await guess()]).toEqual([400, 400, 429]);
    await close();
  });

  test('block sign-up from one address', () =>
    withScale(0.1, async (server) => {
      const statuses = [];
      const waits = [];
      for (let person = 0; person < 5; person += 1) {
        const arrival = await new Visitor(server).signUp({ ...MIRA, email: `person${person}@example.com` });
        statuses.push(arrival.url.origin === SITE ? 'signed up' : arrival.response.status);
        waits.push(Number(arrival.response.headers.get('retry-after')));
      }
      expect(statuses).toEqual(['signed up', 'signed up', 'signed up', 'signed up', 429]);
      expect(waits.at(-1)).toBeGreaterThan(3000);
    }));
});
