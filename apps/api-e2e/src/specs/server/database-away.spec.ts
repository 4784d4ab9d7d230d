import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodySchema, healthSchema } from '@aranya/contracts';
import { install, type Installation } from '../../support/installation';
import {
  type ApiAnswer,
  call,
  connectMembers,
  toForm,
  type Member,
  sendMessage,
  signUp,
} from '../../support/members';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';
import { waitUntil } from '../../support/wait-until';

const ANSWER_MS = 6_000;
const BACK_MS = 3_000;

let installation: Installation;
let proxy: TcpProxy;
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  const { hostname, port } = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
  installation = await install({ databasePort: proxy.port });
  const { api, issuer } = installation;
  [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
});
afterAll(async () => {
  await installation.remove();
  await proxy.close();
});

beforeEach(async () => {
  await proxy.set('passing');
  await waitUntil(isWorking, 20_000);
  // All connections are open again.
  await sleep(1_000);
});

interface TimedAnswer extends ApiAnswer {
  name: string;
  ms: number;
}

/** One of each kind of call, all at once. */
function callAll(): Promise<TimedAnswer[]> {
  const { url } = installation.api;
  const calls: Record<string, () => Promise<ApiAnswer>> = {
    data: () => call(url, '/api/user/data', asha),
    feed: () => call(url, '/api/post/feed', asha),
    connections: () => call(url, '/api/user/connections', asha),
    post: () => call(url, '/api/post/add', asha, toForm({ content: 'A tiger' })),
    message: () => call(url, '/api/messages/send', asha, toForm({ text: 'Hello', to_user_id: bikram.id })),
    chat: () => call(url, '/api/messages/get', asha, { to_user_id: bikram.id }),
    update: () => call(url, '/api/user/update', asha, toForm({ bio: 'Counts tigers' })),
    follow: () => call(url, '/api/user/follow', asha, { id: bikram.id }),
    discover: () => call(url, '/api/user/discover', asha, { input: 'asha' }),
    export: () => call(url, '/api/user/export', asha),
    stream: () => call(url, `/api/messages/${asha.id}`, asha),
    contact: () =>
      call(url, '/api/contact', undefined, { name: 'A', email: 'a@b.example', message: 'Hello' }),
  };
  return Promise.all(
    Object.entries(calls).map(async ([name, run]) => {
      const start = performance.now();
      const answer = await run().catch((error: unknown) => {
        throw new Error(`${name} was not answered`, { cause: error });
      });
      return { name, ms: performance.now() - start, ...answer };
    }),
  );
}

async function isWorking(): Promise<boolean> {
  const { url } = installation.api;
  const answers = await Promise.all([
    call(url, '/api/user/data', asha),
    call(url, '/api/post/add', asha, toForm({ content: 'A tiger' })),
    call(url, '/api/health'),
  ]);
  return answers.every(({ status }) => status === 200);
}

it.each<[name: string, leave: () => void | Promise<void>]>([
  ['refuses connections', () => proxy.set('refusing')],
  ['accepts connections and stays silent', () => proxy.set('hanging')],
  ['falls silent on open connections', () => proxy.freeze()],
])('answers 503 within 6 s while the database %s, and works again within 3 s', async (_name, leave) => {
  const { api } = installation;
  const { pid } = api;
  await leave();
  for (const pauseMs of [0, 1_000]) {
    await sleep(pauseMs);
    const answers = await callAll();
    expect(answers.map(({ name, status }) => [name, status])).toEqual(answers.map(({ name }) => [name, 503]));
    for (const { headers, body } of answers) {
      expect(errorBodySchema.strict().parse(body).code).toBe('unavailable');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS);
  }
  const start = performance.now();
  const health = await call(api.url, '/api/health');
  expect(performance.now() - start).toBeLessThan(ANSWER_MS);
  expect(health.status).toBe(503);
  expect(healthSchema.parse(health.body)).toMatchObject({ status: 'degraded', database: 'down' });

  await proxy.set('passing');
  expect(await waitUntil(isWorking, 20_000)).toBeLessThan(BACK_MS);
  expect([api.isRunning, api.pid]).toEqual([true, pid]);
});

it('delivers messages to streams that were opened before', async () => {
  const { api } = installation;
  const controller = new AbortController();
  const stream = await fetch(`${api.url}/api/messages/${bikram.id}`, {
    headers: bikram.headers,
    signal: controller.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) text += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  await waitUntil(() => text.includes('event: ready'), 5_000);

  await proxy.set('refusing');
  await sleep(500);
  await proxy.set('passing');
  await waitUntil(isWorking, 20_000);
  await sendMessage(api.url, asha, bikram, 'Back');
  await waitUntil(() => text.includes('"text":"Back"'), 10_000);
  controller.abort();
  await reading;
});
