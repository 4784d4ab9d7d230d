import { KeyStore } from '../keys/key-store';
import {
  attack,
  isSignedIn,
  moved,
  signedUp,
  strangersAddress,
  useAttackedServer,
} from '../testing/strangers';
import { MIRA, Visitor } from '../testing/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

const attacked = useAttackedServer();

test('the cookie of a known browser outlives the next keys, and ends with keys that were replaced', async () => {
  const owner = await signedUp(attacked.server);
  const keys = new KeyStore(attacked.server.db, () => attacked.time);
  await keys.rotate();
  attacked.time += 170 * DAY_MS;
  await attacked.server.keyIds();
  await attack(attacked.server);
  expect(isSignedIn(await moved(owner).signIn(MIRA))).toBe(true);
  await keys.replace();
  attacked.time += 2000;
  await attacked.server.keyIds();
  expect((await moved(owner).signIn(MIRA)).response.status).toBe(429);
});

test('in ten minutes under attack the owner always gets in, and a stranger has few guesses', async () => {
  const owner = moved(await signedUp(attacked.server));
  const stranger = new Visitor(attacked.server);
  const page = await stranger.authorize();
  let guessed = 0;
  const refused: number[] = [];
  for (let second = 0; second < 600; second += 2) {
    attacked.time += 2000;
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
