import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../../support/api-process';
import { type Issuer, startIssuer } from '../../support/issuer';
import { call, connectMembers, toForm, type Member, sendMessage, signUp } from '../../support/members';
import { PostgresServer } from '../../support/postgres-server';
import { followStream } from '../../support/stream';
import { waitUntil } from '../../support/wait-until';
import { Writers } from '../../support/writers';

const BACK_MS = 5_000;

const started: { remove(): Promise<unknown> }[] = [];
let primary: PostgresServer;
let standby: PostgresServer;
let issuer: Issuer;
let api: ApiProcess;
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  issuer = await startIssuer();
  started.push({ remove: issuer.close });
  started.push((primary = await PostgresServer.startPrimary()));
  started.push((standby = await PostgresServer.startStandby(primary)));
  // Every acknowledged write is on the standby.
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  started.push((api = await ApiProcess.create({ issuer: issuer.url, databaseUrl: bothHosts() })));
  await api.start();
  [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
});
afterAll(() => Promise.all(started.map((one) => one.remove())));

const bothHosts = () => standby.url.replace('@', `@127.0.0.1:${primary.port},`);
const post = ({ url }: ApiProcess, content: string) => call(url, '/api/post/add', asha, toForm({ content }));
const isPosted = async () => (await post(api, 'A tiger')).status === 200;

it('goes on with a promoted standby; nothing is lost that a synchronous standby has', async () => {
  const { pid } = api;
  const stream = followStream(api.url, bikram);
  const writers = new Writers(api, [asha, bikram]);
  writers.start();
  await waitUntil(() => writers.acknowledgedCount > 40, 20_000);

  await primary.kill();
  await sleep(500);
  const away = await post(api, 'A tiger');
  expect(away.status).toBe(503);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  await standby.promote();
  const backMs = await waitUntil(isPosted, 30_000);
  const before = writers.acknowledgedCount;
  await waitUntil(() => writers.acknowledgedCount > before + 40, 20_000);
  await writers.stop();

  const { acknowledged, lost, doubled } = await writers.check();
  process.stdout.write(
    `Back ${Math.round(backMs)} ms after the promotion, ${acknowledged} acknowledged, ${lost.length} lost, ` +
      `${doubled.length} doubled, failures by status ${JSON.stringify(writers.failures)}\n`,
  );
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(backMs).toBeLessThan(BACK_MS);
  expect(api.pid).toBe(pid);

  await sendMessage(api.url, asha, bikram, 'Back');
  await waitUntil(() => /"text" ?: ?"Back"/.test(stream.received()), 10_000);
  await stream.stop();
  const numbers = [...stream.received().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  await api.stop();
});

it('takes the newer of two primaries when the failed one comes back as it was', async () => {
  await primary.start();
  await api.start();
  expect((await post(api, 'After the promotion')).status).toBe(200);
  const count = async (server: PostgresServer) =>
    (await server.query(`select count(*)::int as n from posts where content = 'After the promotion'`))[0]?.[
      'n'
    ];
  expect([await count(primary), await count(standby)]).toEqual([0, 1]);
});
