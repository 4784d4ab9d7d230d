import { createFeedSource, type FeedSourceOptions } from './feed-source';
import {
  type FakeNewsServer,
  rssItem,
  rssFeed,
  fakeArticles,
  startFakeNewsServer,
  troubles,
  waitUntil,
} from './testing';

let server: FakeNewsServer;
const time = { now: Date.UTC(2025, 6, 1) };
let warnings: string[];
beforeEach(async () => {
  server = await startFakeNewsServer();
  warnings = [];
  time.now = Date.UTC(2025, 6, 1);
});
afterEach(() => server.close());

const MINUTE = 60_000;
function start(feeds = server.feeds, change: Partial<FeedSourceOptions> = {}) {
  return createFeedSource({
    feeds: feeds.map((url) => ({ url })),
    allowPrivate: true,
    refreshMs: 10 * MINUTE,
    userAgent: 'test',
    clock: () => new Date(time.now),
    warn: (problem) => void warnings.push(problem),
    timeoutMs: 30_000,
    ...change,
  });
}
const feedOf = (path: string, ...titles: string[]) =>
  server.serve(
    path,
    rssFeed(
      fakeArticles(titles.length)
        .map((article, at) =>
          rssItem({ ...article, title: titles[at] ?? '', url: `https://a.example${path}/${at}` }),
        )
        .join(''),
    ),
  );

test('a search pages through what has its words', async () => {
  const feed = feedOf('/words.xml', 'Tigers return', 'A tiger reserve', 'Owls of the city');
  const source = start([feed]);
  const { articles, totalResults } = await source.page(1, 'tiger');
  expect(articles.map(({ title }) => title).sort()).toEqual(['A tiger reserve', 'Tigers return']);
  expect(totalResults).toBe(2);
  expect(await source.page(2, 'tiger')).toEqual({ articles: [], totalResults: 2 });
  expect((await source.page(1, ' ')).totalResults).toBe(3);
});

test('merges feeds without duplicates, newest first, nine a page', async () => {
  const source = start();
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => source.page(page)));
  expect(pages.map(({ articles }) => articles.length)).toEqual([9, 9, 9, 3, 0]);
  expect(new Set(pages.map(({ totalResults }) => totalResults))).toEqual(new Set([30]));
  expect(pages.flatMap(({ articles }) => articles.map(({ title }) => title))).toEqual(
    fakeArticles(30).map(({ title }) => title),
  );
  expect(pages[0]?.articles[0]).toEqual({
    title: 'Tigers return to a restored valley (1)',
    description: fakeArticles(1)[0]?.description,
    url: 'https://newsroom.example/stories/1',
    urlToImage: 'https://pictures.example/1.jpg',
    source: 'Example Newsroom',
    publishedAt: '2025-06-30T12:00:00.000Z',
  });
  expect(server.calls).toHaveLength(3);
});

test('twenty callers share one refresh', async () => {
  const source = start();
  await Promise.all(Array.from({ length: 20 }, () => source.page(1)));
  expect(server.calls).toHaveLength(3);
});

test('leaves out other topics; categories count', async () => {
  const [one] = fakeArticles(1);
  if (one === undefined) throw new Error('no article');
  const dry = rssItem({ ...one, title: 'A new power line', description: null, url: 'https://a.example/1' });
  const filed = rssItem({ ...one, title: 'A quiet valley', description: null, url: 'https://a.example/2' });
  const feed = server.serve(
    '/mixed.xml',
    rssFeed(dry + filed.replace('</item>', '<category>Birds</category></item>')),
  );
  const { articles } = await start([feed]).page(1);
  expect(articles.map(({ title }) => title)).toEqual(['A quiet valley']);
});

test('removes scripts from titles, and links into private networks', async () => {
  const items = [
    '<item><title>Owl &lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</title><link>https://a.example/1</link><media:content url="http://10.0.0.1/x.jpg" medium="image"/></item>',
    '<item><title>Owl 2</title><link>javascript:alert(1)</link></item>',
    '<item><title>Owl 3</title><link>http://127.0.0.1:3333/api</link></item>',
    '<item><title>Owl 4</title><link>http://router.local/</link></item>',
    '<item><title>Owl 5</title><link>https://a.example/5</link><pubDate>never</pubDate><media:content url="https://localhost/x.jpg" medium="image"/></item>',
  ];
  const { articles } = await start([server.serve('/bad.xml', rssFeed(items.join('')))]).page(1);
  expect(articles).toMatchObject([
    { title: 'Owl', url: 'https://a.example/1', urlToImage: null },
    { title: 'Owl 5', urlToImage: null, publishedAt: null },
  ]);
});

test('a failing feed keeps its earlier articles and does not affect the others', async () => {
  const steady = feedOf('/steady.xml', 'Otters at home');
  const shaky = feedOf('/shaky.xml', 'Eagles on a mast');
  const source = start([steady, shaky, `${server.url}/missing.xml?token=secret`]);
  expect((await source.page(1)).totalResults).toBe(2);
  expect(warnings).toEqual([`1 of 3 news feeds could not be read: ${server.url}/missing.xml: answered 404`]);

  server.serve('/shaky.xml', 'garbage');
  feedOf('/steady.xml', 'Otters at home', 'Otters abroad');
  time.now += 10 * MINUTE + 1;
  await source.page(1);
  await waitUntil(() => warnings.length === 2);
  await waitUntil(async () => (await source.page(1)).totalResults === 3);
  const { articles } = await source.page(1);
  expect(articles.map(({ title }) => title).sort()).toEqual([
    'Eagles on a mast',
    'Otters abroad',
    'Otters at home',
  ]);
  expect(warnings[1]).toContain(`2 of 3 news feeds could not be read: ${server.url}/shaky.xml: is no feed; `);
});

test.each(troubles)('all feeds %s: a failure, logged once for all callers', async (trouble) => {
  server.trouble = trouble;
  const source = start(server.feeds, { timeoutMs: trouble === 'hanging' ? 200 : 5_000 });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => source.page(1)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('3 of 3 news feeds could not be read: ');
});

test('serves stale news while all feeds fail, and new ones when they work again', async () => {
  server.count = 9;
  const source = start();
  expect((await source.page(1)).totalResults).toBe(9);
  server.trouble = 'broken';
  time.now += 10 * MINUTE + 1;
  expect((await source.page(1)).totalResults).toBe(9);
  await waitUntil(() => warnings.length === 1);
  const calls = server.calls.length;
  time.now += 15_000;
  expect((await source.page(1)).totalResults).toBe(9);
  expect(server.calls).toHaveLength(calls);

  server.trouble = null;
  server.count = 12;
  time.now += 1;
  expect((await source.page(1)).totalResults).toBe(9);
  await waitUntil(async () => (await source.page(1)).totalResults === 12);
  expect(warnings).toHaveLength(1);
});

test('does not follow a redirect to another local server', async () => {
  const inner = await startFakeNewsServer();
  server.answer('/lead.xml', (_request, response) => {
    response.writeHead(302, { location: inner.feeds[0] }).end();
  });
  await expect(start([`${server.url}/lead.xml`]).page(1)).rejects.toThrow('127.0.0.1 is not a public host');
  expect(inner.calls).toEqual([]);
  await inner.close();
});

test('no feeds give no news, without a failure', async () => {
  expect(await start([]).page(1)).toEqual({ articles: [], totalResults: 0 });
  expect(warnings).toEqual([]);
});
