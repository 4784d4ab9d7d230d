import { setTimeout as sleep } from 'node:timers/promises';
import { install, type Installation } from '../../support/installation';
import { call, connectMembers, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';
import { waitUntil } from '../../support/wait-until';
import { Writers } from '../../support/writers';

const ROUNDS = rounds(3, 50);
const BACK_WITHIN_MS = 3_000;

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

it(`survives ${ROUNDS} drops of all database connections under 8 writers`, async () => {
  const { api, issuer, database } = installation;
  const [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
  const writers = new Writers(api, [asha, bikram]);
  let [ends, dropped, slowest] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = writers.acknowledgedCount;
    writers.start();
    await waitUntil(() => writers.acknowledgedCount > before + 8, 10_000);
    await sleep(Math.random() * 300);
    dropped += (await database?.dropConnections()) ?? 0;
    const answers = () => call(api.url, '/api/user/data', asha).catch(() => null);
    const isBack = async () => !api.isRunning || (await answers())?.status === 200;
    slowest = Math.max(slowest, await waitUntil(isBack, 20_000));
    await writers.stop();
    if (api.isRunning) continue;
    ends += 1;
    await api.start();
  }
  const { acknowledged, lost, doubled } = await writers.check();
  process.stdout.write(
    `${ROUNDS} drops of ${dropped} connections: ${ends} ends, back within ${Math.round(slowest)} ms, ` +
      `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
      `failures by status ${JSON.stringify(writers.failures)}\n`,
  );
  expect(dropped).toBeGreaterThanOrEqual(ROUNDS);
  expect({ ends, lost, doubled }).toEqual({ ends: 0, lost: [], doubled: [] });
  expect(slowest).toBeLessThan(BACK_WITHIN_MS);
});
