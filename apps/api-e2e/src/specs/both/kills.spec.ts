import { setTimeout as sleep } from 'node:timers/promises';
import { install, type Installation, onServer } from '../../support/installation';
import { connectMembers, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';
import { waitUntil } from '../../support/wait-until';
import { Talkers } from '../../support/talkers';
import { type WriteCounts, Writers } from '../../support/writers';

const ROUNDS = rounds(3, onServer ? 200 : 50);

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

interface Busy {
  acknowledgedCount: number;
  start(): void;
  stop(): Promise<void>;
  check(): Promise<WriteCounts>;
}

/** Some writes are sent again to the next process. */
async function killAgainAndAgain(busy: Busy, what: string): Promise<WriteCounts> {
  const { api } = installation;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = busy.acknowledgedCount;
    busy.start();
    await waitUntil(() => busy.acknowledgedCount > before + 4, 20_000);
    await sleep(Math.random() * 400);
    await api.kill();
    await api.start();
    await busy.stop();
  }
  const counts = await busy.check();
  const { acknowledged, lost, doubled } = counts;
  process.stdout.write(
    `${ROUNDS} kills, ${what}: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled\n`,
  );
  expect(acknowledged).toBeGreaterThan(4 * ROUNDS);
  return counts;
}

it(`keeps each acknowledged post and message exactly once over ${ROUNDS} kills`, async () => {
  const { api, issuer } = installation;
  const [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
  const { lost, doubled } = await killAgainAndAgain(new Writers(api, [asha, bikram]), 'posts and messages');
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});

it(`keeps each acknowledged question, comment and suggestion exactly once over ${ROUNDS} kills`, async () => {
  const { api, issuer } = installation;
  const asker = await signUp(api, issuer, 'Chitra');
  const others = [];
  for (const name of ['Dawa', 'Esha', 'Farid']) others.push(await signUp(api, issuer, name));
  const talkers = new Talkers(api, asker, others);
  await talkers.open();
  const { lost, doubled } = await killAgainAndAgain(talkers, 'questions, comments and suggestions');
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  const { counted, found } = await talkers.countedComments();
  expect(counted).toBe(found);
});
