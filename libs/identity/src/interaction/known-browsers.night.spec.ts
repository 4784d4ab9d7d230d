import { KeyStore } from '../keys/key-store';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server';
import { attack, moved, strangersAddress } from '../testing/strangers';
import { type Arrival, MIRA, Visitor } from '../testing/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let time: number;
const isSignedIn = ({ url }: Arrival) => url.origin === SITE;

beforeEach(async () => {
  time = Date.now();
  server = await startTestServer({ trustProxy: true, now: () => time });
});
afterEach(() => server.remove());

async function signedUp() {
  const visitor = new Visitor(server, '192.0.2.1');
  await visitor.signUp(MIRA);
  await visitor.signOut();
  return visitor;
}

test('the cookie of a known browser outlives the next keys, and ends with keys that were replaced', async () => {
  const owner = await signedUp();
  const keys = new KeyStore(server.db, () => time);
  await keys.rotate();
  time += 170 * DAY_MS;
  await server.keyIds();
  await attack(server);
  expect(isSignedIn(await moved(owner).signIn(MIRA))).toBe(true);
  await keys.replace();
  time += 2000;
  await server.keyIds();
  expect((await moved(owner).signIn(MIRA)).response.status).toBe(429);
});

test('in ten minutes under attack the owner always gets in, and a stranger has few guesses', async () => {
  const owner = moved(await signedUp());
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
