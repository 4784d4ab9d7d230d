import { createSearchSource, type SearchSourceOptions } from './search-source';
import { type FakeNewsServer, fakeArticles, startFakeNewsServer, troubles, waitUntil } from './testing';

const KEY = '0123456789abcdef0123456789abcdef';
const MINUTE = 60_000;
let server: FakeNewsServer;
let warnings: string[];
const time = { now: 0 };
beforeEach(async () => {
  server = await startFakeNewsServer();
  warnings = [];
  time.now = Date.UTC(2025, 6, 1);
});
afterEach(() => server.close());

const start = (change: Partial<SearchSourceOptions> = {}) =>
  createSearchSource({
    service: server.service,
    key: KEY,
    maxResults: 99,
    refreshMs: 10 * MINUTE,
    userAgent: 'test',
    clock: () => new Date(time.now),
    warn: (problem) => void warnings.push(problem),
    timeoutMs: 30_000,
    ...change,
  });
const answer = (body: unknown, status = 200) =>
  server.answer('/v2/everything', (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

test('sends exactly the specified parameters', async () => {
  await start().page(2);
  const [call, ...others] = server.calls;
  expect(others).toEqual([]);
  const url = new URL(call ?? '', server.url);
  expect(url.pathname).toBe('/v2/everything');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'wildlife AND animals',
    sortBy: 'publishedAt',
    language: 'en',
    page: '2',
    pageSize: '9',
    apiKey: KEY,
  });
});

test('asks for the words of a search too, and keeps each search apart', async () => {
  const source = start();
  await source.page(1, ' “Tigers” in  Kanha OR ');
  await source.page(1);
  await source.page(1, 'tiger IN kanha or');
  const asked = server.calls.map((call) => new URL(call, server.url).searchParams.get('q'));
  expect(asked).toEqual(['wildlife AND animals AND tiger AND in AND kanha AND or', 'wildlife AND animals']);
});

test('returns the articles of a page', async () => {
  const { articles, totalResults } = await start().page(4);
  expect(totalResults).toBe(30);
  expect(articles.map(({ title }) => title)).toEqual(
    fakeArticles(30)
      .slice(27)
      .map(({ title }) => title),
  );
  expect(articles[0]).toEqual({
    title: 'Vultures raise young on the new reserve (28)',
    description: fakeArticles(28)[27]?.description,
    url: 'https://newsroom.example/stories/28',
    urlToImage: null,
    source: 'Example Newsroom',
    publishedAt: '2025-06-29T09:00:00.000Z',
  });
});

test('never offers a page beyond the limit of the key', async () => {
  server.count = 5_000;
  const source = start();
  const pages = await Promise.all(Array.from({ length: 11 }, (_, at) => source.page(at + 1)));
  expect(pages.map(({ articles }) => articles.length)).toEqual(Array(11).fill(9));
  expect(new Set(pages.map(({ totalResults }) => totalResults))).toEqual(new Set([99]));
  expect(await source.page(12)).toEqual({ articles: [], totalResults: 99 });
  expect(await source.page(1000)).toEqual({ articles: [], totalResults: 99 });
  expect(server.calls).toHaveLength(11);
  expect(warnings).toEqual([]);
});

test('counts full pages only, whatever the limit', async () => {
  server.count = 5_000;
  expect((await start({ maxResults: 100 }).page(1)).totalResults).toBe(99);
  expect((await start({ maxResults: 26 }).page(1)).totalResults).toBe(18);
  server.count = 13;
  expect((await start({ maxResults: 26 }).page(1)).totalResults).toBe(13);
});

test('a page past the end is empty, with the right total and no request of its own', async () => {
  const source = start();
  expect(await source.page(500)).toEqual({ articles: [], totalResults: 30 });
  expect(server.calls.map((call) => new URL(call, server.url).searchParams.get('page'))).toEqual(['1']);
  await source.page(4);
  expect(await source.page(5)).toEqual({ articles: [], totalResults: 30 });
  expect(server.calls).toHaveLength(2);
});

test('one request for each page at a time, and none while it is fresh', async () => {
  const source = start();
  await Promise.all(Array.from({ length: 20 }, (_, at) => source.page((at % 2) + 1)));
  expect(server.calls).toHaveLength(2);
  time.now += 10 * MINUTE;
  await source.page(1);
  expect(server.calls).toHaveLength(2);
  time.now += 1;
  await Promise.all([source.page(1), source.page(1)]);
  await waitUntil(() => server.calls.length > 2);
  await source.page(1);
  expect(server.calls).toHaveLength(3);
});

test.each([
  ['refused', 'answered 200 rateLimited Too many.'],
  ['broken', 'answered 500 without JSON'],
  ['garbage', 'answered 200 without JSON'],
  ['hanging', 'no answer in time'],
  ['huge', 'answered more than 2097152 bytes'],
  ['loop', 'redirects more than 3 times'],
] as const)('%s is a failure, logged once', async (trouble, reason) => {
  server.trouble = trouble;
  const source = start({ timeoutMs: trouble === 'hanging' ? 200 : 5_000 });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => source.page(1)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(warnings).toEqual([`${server.service}: ${reason}`]);
});

test.each([
  ['an article list that is none', { status: 'ok', totalResults: 3, articles: 'x' }],
  ['no total', { status: 'ok', articles: [] }],
  ['another status', { status: 'maintenance', totalResults: 0, articles: [] }],
  ['no object', 'ok'],
])('%s is a failure', async (_what, body) => {
  answer(body);
  await expect(start().page(1)).rejects.toThrow('answered 200');
});

test('drops broken, withdrawn and private articles only', async () => {
  const good = { title: 'Owl', url: 'https://a.example/owl' };
  answer({
    status: 'ok',
    totalResults: 8,
    articles: [
      null,
      7,
      { title: '[Removed]', url: 'https://removed.com' },
      { title: 'Script', url: 'javascript:alert(1)' },
      { title: 'Inside', url: 'http://10.0.0.1/' },
      { ...good, description: 5, source: 'x', urlToImage: 'http://a.example/owl.jpg', publishedAt: 'never' },
      { ...good, title: '<script>alert(1)</script>Eagle', url: 'https://a.example/eagle' },
    ],
  });
  const nothing = { description: null, urlToImage: null, source: null, publishedAt: null };
  expect(await start().page(1)).toEqual({
    articles: [
      { ...good, ...nothing },
      { title: 'Eagle', url: 'https://a.example/eagle', ...nothing },
    ],
    totalResults: 8,
  });
});

test('serves stale results while the service fails', async () => {
  const source = start({ timeoutMs: 2_000 });
  await source.page(1);
  for (const [at, trouble] of troubles.entries()) {
    server.trouble = trouble;
    time.now += 20 * MINUTE;
    expect((await source.page(1)).articles).toHaveLength(9);
    await waitUntil(() => warnings.length === at + 1);
  }
  server.trouble = null;
  server.count = 5;
  time.now += 20 * MINUTE;
  await waitUntil(async () => (await source.page(1)).totalResults === 5);
});

test('the key goes to the service only', async () => {
  const other = await startFakeNewsServer();
  answer({
    status: 'ok',
    totalResults: 4,
    articles: [
      { title: `Owl ${KEY}`, url: 'https://a.example/1' },
      { title: 'Owl 2', url: `https://a.example/2?apiKey=${KEY}` },
      { title: 'Owl 3', url: 'https://a.example/3', urlToImage: `https://a.example/${KEY}.jpg` },
      { title: 'Owl 4', url: 'https://a.example/4' },
    ],
  });
  const page = await start().page(1);
  expect(page.articles.map(({ title }) => title)).toEqual(['Owl 4']);

  answer({ status: 'error', code: 'apiKeyInvalid', message: `Your API key ${KEY} is invalid.` }, 401);
  const refusal = await start()
    .page(1)
    .catch((error: Error) => error);
  server.answer('/v2/everything', (request, response) => {
    response.writeHead(302, { location: `${other.url}${request.url}` }).end();
  });
  const led = await start()
    .page(1)
    .catch((error: Error) => error);
  expect(other.calls).toEqual([]);
  await other.close();
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('apiKeyInvalid Your API key *** is invalid.');
  for (const said of [...warnings, JSON.stringify(page), refusal, led]) {
    expect(said instanceof Error ? `${said.stack} ${JSON.stringify(said)}` : said).not.toContain(KEY);
  }
});
