import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBodySchema } from '@aranya/contracts';
import { install, type Installation } from '../../support/installation';
import { type ApiAnswer, call, type Member, signUp } from '../../support/members';

const OTHERS_MS = 2_000;
/** The API gives the issuer 5 s. */
const ISSUER_MS = 9_000;

let installation: Installation;
let asha: Member;
let silentNews: Server;
beforeAll(async () => {
  silentNews = createServer(() => undefined);
  await new Promise<void>((done) => silentNews.listen(0, '127.0.0.1', done));
  const { port } = silentNews.address() as AddressInfo;
  installation = await install({ env: { NEWS_FEEDS: `http://127.0.0.1:${port}/feed` } });
  asha = await signUp(installation.api, installation.issuer, 'Asha');
});
afterAll(async () => {
  await installation.remove();
  silentNews.closeAllConnections();
  await new Promise((done) => silentNews.close(done));
});

const dataOf = (token: string): Promise<ApiAnswer> =>
  call(installation.api.url, '/api/user/data', {
    ...asha,
    headers: { authorization: `Bearer ${token}` },
  });

async function timed<Result>(run: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await run(), performance.now() - start];
}

/** A known key works, and calls without sign-in do. */
async function expectOthersAnswered(): Promise<void> {
  const [statuses, ms] = await timed(() =>
    Promise.all([
      dataOf(asha.token).then(({ status }) => status),
      call(installation.api.url, '/api/health').then(({ status }) => status),
      call(installation.api.url, '/api/contact', undefined, {
        name: 'A',
        email: 'a@b.example',
        message: 'Hello',
      }).then(({ status }) => status),
    ]),
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect(ms).toBeLessThan(OTHERS_MS);
}

it.each([
  ['4 s behind', -4],
  ['4 s ahead', 4],
])('takes tokens of an issuer whose clock is %s', async (_name, seconds) => {
  expect((await dataOf(await installation.issuer.token('Asha', seconds))).status).toBe(200);
});

it('refuses tokens of the far future', async () => {
  expect((await dataOf(await installation.issuer.token('Asha', 3_600))).status).toBe(401);
});

it('answers others while news hang', async () => {
  const controller = new AbortController();
  const news = fetch(`${installation.api.url}/api/news?page=1`, { signal: controller.signal }).catch(
    () => null,
  );
  await expectOthersAnswered();
  controller.abort();
  await news;
});

it.each(['down', 'hanging'] as const)(
  'keeps known members signed in while the issuer is %s, and tells new ones to wait',
  async (fault) => {
    const { issuer } = installation;
    const stranger = await issuer.token(`stranger while ${fault}`);
    issuer.fault = fault;
    const [answer, ms] = await timed(async () => {
      const pending = dataOf(stranger);
      await expectOthersAnswered();
      return await pending;
    });
    expect(answer.status).toBe(503);
    expect(errorBodySchema.strict().parse(answer.body).code).toBe('unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(2 * ISSUER_MS);
    issuer.fault = null;
    expect((await dataOf(stranger)).status).toBe(200);
  },
);

it('takes tokens of a new key at once, and tells holders of an old one to sign in', async () => {
  const { issuer } = installation;
  const old = await issuer.token('Asha');
  await issuer.rotateKeys();
  expect((await dataOf(await issuer.token('Asha'))).status).toBe(200);
  const answer = await dataOf(old);
  expect(answer.status).toBe(401);
  expect(errorBodySchema.strict().parse(answer.body).code).toBe('unauthenticated');
});

it('refuses without an end of the process when the issuer has no keys', async () => {
  const { api, issuer } = installation;
  await issuer.rotateKeys();
  const token = await issuer.token('Asha');
  issuer.dropKeys();
  expect([401, 503]).toContain((await dataOf(token)).status);
  expect((await call(api.url, '/api/health')).status).toBe(200);
  expect(api.isRunning).toBe(true);
});
