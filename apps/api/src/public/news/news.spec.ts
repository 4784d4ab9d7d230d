import { apiContract, errorBodySchema } from '@aranya/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { contractRoutes } from '../../platform/plugins/contract-routes';
import { errorsPlugin } from '../../platform/plugins/errors';
import { loggerOptions } from '../../platform/plugins/logging';
import { createTestApp, testEnv } from '../../testing';
import { createArticlePictures } from './article-pictures';
import { newsRoutes, openNews } from './news.routes';
import { type FakeNewsServer, startFakeNewsServer, waitUntil } from './testing';

const KEY = '0123456789abcdef0123456789abcdef';
const answerSchema = apiContract.news.list.responses[200].strict();

let server: FakeNewsServer;
let log: string[];
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  server = await startFakeNewsServer();
  log = [];
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await server.close();
});

const byFeeds = () => ({ NEWS_FEEDS: server.feeds.join(',') });
const byService = () => ({ NEWS_API_URL: server.service, NEWS_API_KEY: KEY });

async function start(env: Record<string, string>): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void log.push(line) };
  const app = Fastify({ logger: { ...loggerOptions('warn', true), stream } });
  apps.push(app);
  await app.register(errorsPlugin);
  await app.register(
    newsRoutes(
      openNews(app, { env: testEnv(env), clock: () => new Date() }),
      createArticlePictures(Buffer.alloc(32)),
    ),
    contractRoutes,
  );
  return app;
}
const get = (app: FastifyInstance, query = '') => app.inject({ url: `/api/news${query}` });

test('answers a search, and refuses one that is too long', async () => {
  const app = await start(byFeeds());
  const { totalResults, articles } = (await get(app, '?q=tigers%20valley')).json();
  expect(totalResults).toBeGreaterThan(0);
  expect(totalResults).toBeLessThan(30);
  for (const { title } of articles) expect(title).toMatch(/^Tigers return to a restored valley/);
  expect((await get(app, '?q=unicorn')).json()).toMatchObject({ articles: [], totalResults: 0 });
  expect((await get(app, `?q=${'a'.repeat(101)}`)).statusCode).toBe(400);
});

test.each([
  ['feeds', byFeeds],
  ['the service', byService],
])('from %s: nine a page, as the contract says', async (_source, env) => {
  const app = await start(env());
  const first = await get(app);
  expect(first.statusCode).toBe(200);
  const body = answerSchema.parse(first.json());
  expect(body).toMatchObject({ success: true, status: 'ok', totalResults: 30 });
  expect(body.articles.map(({ url }) => url)).toEqual(
    Array.from({ length: 9 }, (_, at) => `https://newsroom.example/stories/${at + 1}`),
  );
  expect(body.articles.slice(0, 2).map(({ species }) => species)).toEqual([
    [{ id: 1, name: 'Bengal Tiger' }],
    [{ id: 7, name: 'Asian Elephant' }],
  ]);
  expect((await get(app, '?page=1')).json()).toEqual(first.json());
  expect((await get(app, '?page=4')).json().articles).toHaveLength(3);
  expect((await get(app, '?page=1000')).json()).toEqual({
    success: true,
    status: 'ok',
    articles: [],
    totalResults: 30,
  });
  expect(first.body).not.toContain(KEY);
});

test.each(['0', '-1', 'abc', '1001', '1.5', '', '1&page=2'])('page=%s is refused', async (page) => {
  const answer = await get(await start(byFeeds()), `?page=${page}`);
  expect(answer.statusCode).toBe(400);
  expect(errorBodySchema.strict().parse(answer.json())).toEqual({
    success: false,
    code: 'invalid_input',
    message: 'Pages go from 1 to 1000.',
    fields: { page: 'Pages go from 1 to 1000.' },
  });
  expect(server.calls).toEqual([]);
});

test.each(['refused', 'broken', 'garbage', 'huge', 'loop'] as const)(
  '%s without stale news answers 503 with a message',
  async (trouble) => {
    server.trouble = trouble;
    for (const env of [byFeeds(), byService()]) {
      const answer = await get(await start(env));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
      expect(answer.headers['cache-control']).toBeUndefined();
      expect(errorBodySchema.strict().parse(answer.json())).toEqual({
        success: false,
        code: 'unavailable',
        message: 'The news could not be loaded. Please try again in a few minutes.',
      });
    }
  },
);

test('a failure is one log line for all callers, without the key', async () => {
  server.trouble = 'broken';
  const app = await start(byService());
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(app)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
  await get(app);
  expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    `${server.service}: answered 500 without JSON`,
  ]);
  for (const said of [...log, ...answers.map(({ body }) => body)]) expect(said).not.toContain(KEY);
  expect(server.calls).toHaveLength(1);
});

test('closing does not wait for a silent feed', async () => {
  server.trouble = 'hanging';
  const app = await start(byFeeds());
  const answer = get(app);
  await waitUntil(() => server.calls.length === 3);
  const began = Date.now();
  await app.close();
  expect((await answer).statusCode).toBe(503);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(log).toEqual([]);
});

test('NEWS_FEEDS=none gives no news', async () => {
  const answer = await get(await start({ NEWS_FEEDS: 'none' }));
  expect(answer.json()).toEqual({ success: true, status: 'ok', articles: [], totalResults: 0 });
});

test('in the whole app: public, cacheable for a minute on success, rate limited', async () => {
  const test = await createTestApp({ env: { ...byFeeds(), RATE_LIMIT_SCALE: '0.1' } });
  try {
    const answer = await test.call(null, 'GET', '/api/news');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    const refused = await test.call(null, 'GET', '/api/news?page=0');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'no-store']);
    const statuses: number[] = [];
    for (let call = 2; call < 62; call += 1) {
      statuses.push((await test.call(null, 'GET', '/api/news')).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(58);
  } finally {
    await test.close();
  }
});
