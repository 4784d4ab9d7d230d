import { setTimeout as sleep } from 'node:timers/promises';
import { install, type Installation, onServer } from '../../support/installation';
import { connectMembers, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';
import { waitUntil } from '../../support/wait-until';
import { Writers } from '../../support/writers';

const ROUNDS = rounds(3, onServer ? 200 : 50);

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

it(`keeps each acknowledged write exactly once over ${ROUNDS} kills`, async () => {
  const { api, issuer } = installation;
  const [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
  const writers = new Writers(api, [asha, bikram]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = writers.acknowledgedCount;
    writers.start();
    await waitUntil(() => writers.acknowledgedCount > before + 4, 20_000);
    await sleep(Math.random() * 400);
    await api.kill();
    // Some writes are sent again to the next process.
    await api.start();
    await writers.stop();
  }
  const { acknowledged, lost, doubled } = await writers.check();
  process.stdout.write(
    `${ROUNDS} kills: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled\n`,
  );
  expect(acknowledged).toBeGreaterThan(4 * ROUNDS);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});
