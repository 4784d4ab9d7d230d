import { NEWS_PAGE_SIZE, newsContract } from '@aranya/contracts';
import { fetchNews, MAX_PAGE, PAGE_SIZE } from './fetch-news';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const live = () => new AbortController().signal;

const article = {
  title: 'Tigers return',
  description: 'After forty years.',
  url: 'https://news.example/tigers',
  urlToImage: '/media/news?address=a&signature=b',
  source: 'The Forest Paper',
  publishedAt: '2026-11-20T08:00:00Z',
  species: [{ id: 1, name: 'Bengal Tiger' }],
};

test('the bounds are those of the contract', () => {
  expect(PAGE_SIZE).toBe(NEWS_PAGE_SIZE);
  const pageIsTaken = (page: number) => newsContract.list.query.safeParse({ page }).success;
  expect([pageIsTaken(MAX_PAGE), pageIsTaken(MAX_PAGE + 1)]).toEqual([true, false]);
});

test('requests the page and returns its articles and the total', async () => {
  answer({ success: true, status: 'ok', articles: [article], totalResults: 74 });
  expect(await fetchNews(3, live())).toEqual({ articles: [article], totalResults: 74 });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/news?page=3');
  answer({ success: true, status: 'ok', articles: [], totalResults: 0 });
  await fetchNews(1, live(), 'cats & dogs');
  expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/news?page=1&q=cats%20%26%20dogs');
});

test('missing fields are null; articles without a title or a web address are left out', async () => {
  const entries = [
    { title: 'Bare', url: 'http://news.example/bare', species: [{ id: '1', name: 'Tiger' }, null] },
    { title: 'Odd', url: 'https://news.example/odd', description: 7, urlToImage: 'data:image/png;base64,x' },
    { title: 'Far', url: 'https://news.example/far', urlToImage: 'https://news.example/far.jpg' },
    { title: ' ', url: 'https://news.example/blank' },
    { title: 'Trap', url: 'javascript:alert(1)' },
    { title: 'Nowhere', url: 'https://' },
    null,
    'text',
  ];
  answer({ status: 'ok', articles: entries, totalResults: 7 });
  const nothing = { description: null, urlToImage: null, source: null, publishedAt: null, species: [] };
  expect((await fetchNews(1, live())).articles).toEqual([
    { ...nothing, title: 'Bare', url: 'http://news.example/bare' },
    { ...nothing, title: 'Odd', url: 'https://news.example/odd' },
    { ...nothing, title: 'Far', url: 'https://news.example/far' },
  ]);
});

test.each([
  ['another status', { status: 'error', articles: [article], totalResults: 1 }],
  ['no status', { articles: [article], totalResults: 1 }],
  ['no articles', { status: 'ok', totalResults: 1 }],
  ['no total', { status: 'ok', articles: [article] }],
  ['a negative total', { status: 'ok', articles: [], totalResults: -9 }],
  ['null', null],
])('%s is a failure', async (_what, body) => {
  answer(body);
  await expect(fetchNews(1, live())).rejects.toThrow();
});

test('a refusal, an answer that is not JSON and a lost connection are failures', async () => {
  answer({ success: false, status: 'ok', articles: [], totalResults: 0 }, 503);
  await expect(fetchNews(1, live())).rejects.toThrow('503');
  fetchMock.mockResolvedValueOnce(new Response('<html>'));
  await expect(fetchNews(1, live())).rejects.toThrow();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchNews(1, live())).rejects.toThrow('Failed to fetch');
});

const hang = () =>
  fetchMock.mockImplementationOnce(
    (_url, { signal }) =>
      new Promise((_, reject) => {
        if (signal?.aborted) reject(signal.reason as Error);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );

test('a server that does not answer fails after twenty seconds', async () => {
  const timeout = new AbortController();
  const timeoutMock = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  hang();
  const call = fetchNews(1, live());
  expect(timeoutMock).toHaveBeenCalledWith(20_000);
  timeout.abort(new Error('timeout'));
  await expect(call).rejects.toThrow('timeout');
  timeoutMock.mockRestore();
});

test('its signal aborts the call', async () => {
  const controller = new AbortController();
  hang();
  const call = fetchNews(1, controller.signal);
  controller.abort(new Error('aborted'));
  await expect(call).rejects.toThrow('aborted');
  hang();
  await expect(fetchNews(1, controller.signal)).rejects.toThrow('aborted');
});
