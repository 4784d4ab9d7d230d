import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { inLanguage } from '../../testing/in-language';
import { browserRouter } from '../../testing/open-routes';
import NewsPage from './news-page';
import TranslatedNewsPage, { loader } from './translated-news-page';

interface Call {
  page: number;
  q: string | null;
  signal: AbortSignal;
  answer: (body: unknown, status?: number) => Promise<void>;
  fail: () => Promise<void>;
}

/** The test answers these in any order. */
let calls: Call[];
beforeEach(() => {
  calls = [];
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      const asked = new URL(url, 'http://localhost').searchParams;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      calls.push({
        page: Number(asked.get('page')),
        q: asked.get('q'),
        signal,
        answer: (body, status = 200) =>
          act(async () => resolve(new Response(JSON.stringify(body), { status }))),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
    })) as unknown as typeof fetch;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const call = (index: number): Call => {
  const made = calls[index];
  if (!made) throw new Error(`There is no call ${index}, only ${calls.length}.`);
  return made;
};
const pagesAsked = () => calls.map(({ page }) => page);

const news = (page: number, totalResults = 40, count = 9) => ({
  success: true,
  status: 'ok',
  totalResults,
  articles: Array.from({ length: count }, (_, i) => ({
    title: `Story ${page}.${i + 1}`,
    url: `https://news.example/${page}/${i}`,
  })),
});

const routerAt = (address: string) => {
  window.history.pushState(null, '', address);
  return browserRouter([{ path: '/news', Component: NewsPage }]);
};

function open(query = '') {
  const router = routerAt(`/news${query}`);
  return { router, user: userEvent.setup(), ...render(<RouterProvider router={router} />) };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const loading = () => screen.queryByText('Loading News...');
const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('loads the first page and shows it', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wildlife News Wall');
  expect(loading()).toBeVisible();
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  expect(pagesAsked()).toEqual([1]);
  await call(0).answer(news(1));
  expect(loading()).not.toBeInTheDocument();
  expect(titles()).toEqual(Array.from({ length: 9 }, (_, i) => `Story 1.${i + 1}`));
  expect(screen.getAllByText('Read More')).toHaveLength(9);
  expect(screen.getByText('Page 1 of 5')).toBeVisible();
  expect(button('Previous')).toBeDisabled();
  expect(button('Next')).toBeEnabled();
});

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [99, 11],
])('%i results have %i pages', async (total, pages) => {
  open();
  await call(0).answer(news(1, total, Math.min(9, total)));
  expect(screen.getByText(`Page 1 of ${pages}`)).toBeVisible();
});

test('each change of page fetches again, up to the last; Back works', async () => {
  const { user } = open();
  await call(0).answer(news(1, 20));
  await user.click(button('Next'));
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  // The old page stays until the new one arrives.
  expect(loading()).not.toBeInTheDocument();
  expect(titles()[0]).toBe('Story 1.1');
  expect(screen.getByRole('region', { name: 'News' })).toHaveAttribute('aria-busy', 'true');
  await call(1).answer(news(2, 20));
  expect(titles()[0]).toBe('Story 2.1');
  expect(screen.getByRole('region', { name: 'News' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('region', { name: 'News' })).toHaveFocus();
  await user.click(button('Next'));
  await call(2).answer(news(3, 20, 2));
  await waitFor(() => expect(window.location.search).toBe('?page=3'));
  expect(button('Next')).toBeDisabled();
  await user.click(button('Previous'));
  await call(3).answer(news(2, 20));
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  await act(async () => window.history.back());
  await waitFor(() => expect(calls).toHaveLength(5));
  await call(4).answer(news(3, 20, 2));
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  await act(async () => window.history.go(-2));
  await waitFor(() => expect(calls).toHaveLength(6));
  await call(5).answer(news(1, 20));
  expect(window.location.search).toBe('');
  expect(titles()[0]).toBe('Story 1.1');
  expect(pagesAsked()).toEqual([1, 2, 3, 2, 3, 1]);
});

test.each([
  ['?page=2', 2],
  ['?page=-1', 1],
  ['?page=abc', 1],
  ['?page=0', 1],
])('%s asks for page %i at once', async (query, page) => {
  open(query);
  expect(pagesAsked()).toEqual([page]);
  await call(0).answer(news(page));
  expect(screen.getByText(`Page ${page} of 5`)).toBeVisible();
});

test('a page past the last shows the last, and loads until it has', async () => {
  open('?page=999');
  await call(0).answer(news(999, 40, 0));
  expect(loading()).toBeVisible();
  expect(pagesAsked()).toEqual([999, 5]);
  await call(1).answer(news(5, 40, 4));
  expect(loading()).not.toBeInTheDocument();
  expect(screen.getByText('Page 5 of 5')).toBeVisible();
  expect(titles()).toHaveLength(4);
  expect(button('Next')).toBeDisabled();
});

test('a late answer changes nothing, and its call is aborted', async () => {
  const { user } = open();
  await call(0).answer(news(1));
  await user.click(button('Next'));
  await user.click(button('Next'));
  expect(screen.getByText('Page 3 of 5')).toBeVisible();
  expect(call(1).signal.aborted).toBe(true);
  await call(2).answer(news(3));
  await call(1).answer(news(2));
  expect(titles()[0]).toBe('Story 3.1');
});

const field = () => screen.getByRole('searchbox', { name: 'Search the news' });

test('a search begins on the first page, and its words stand in the address', async () => {
  const { user } = open('?page=2');
  await call(0).answer(news(2));
  await user.type(field(), 'tiger');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ page: 1, q: 'tiger' }));
  await calls.at(-1)?.answer(news(1, 10));
  expect(screen.getByRole('status')).toHaveTextContent('10 articles about “tiger”, newest first');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?q=tiger'));
  await user.click(button('Next'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ page: 2, q: 'tiger' }));
  await calls.at(-1)?.answer(news(2, 10, 1));
  await user.click(button('Clear search'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ page: 1, q: null }));
  await calls.at(-1)?.answer(news(1));
  expect(screen.getByRole('status')).toHaveTextContent('News from the wild, newest first');
});

test('an address with a search asks for it at once; one without news offers the animal that is meant', async () => {
  const { user } = open('?q=tiggr');
  expect(call(0)).toMatchObject({ page: 1, q: 'tiggr' });
  expect(field()).toHaveValue('tiggr');
  await call(0).answer(news(1, 0, 0));
  expect(await screen.findByRole('heading', { name: 'No news about “tiggr”' })).toBeVisible();
  expect(screen.getByText(/ Try fewer or shorter words\.$/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of news' })).not.toBeInTheDocument();
  await user.click(button('Search for Bengal Tiger'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ page: 1, q: 'Bengal Tiger' }));
  await calls.at(-1)?.answer(news(1, 0, 0));
  expect(await screen.findByRole('heading', { name: 'No news about “Bengal Tiger”' })).toBeVisible();
  expect(screen.queryByText(/ Try fewer or shorter words/)).not.toBeInTheDocument();
  await user.click(button('Show all news'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ page: 1, q: null }));
});

test('leaving the page aborts the call', async () => {
  const { router } = open();
  await act(() => router.navigate('/elsewhere'));
  expect(call(0).signal.aborted).toBe(true);
});

test.each([
  ['a status that is not ok', (made: Call) => made.answer({ status: 'error', code: 'apiKeyInvalid' })],
  ['a refusal', (made: Call) => made.answer({ success: false, message: 'Try again.' }, 503)],
  ['a throw', (made: Call) => made.fail()],
])('%s is logged: loading ends, the grid is empty, and the page offers to try again', async (_what, fail) => {
  const log = logged();
  const { user } = open();
  await fail(call(0));
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('The news could not be loaded.', expect.any(Error));
  expect(loading()).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The news could not be loaded');
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(screen.getByRole('region', { name: 'News' })).toHaveFocus();
  await call(1).answer(news(1));
  expect(titles()[0]).toBe('Story 1.1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Page 1 of 5')).toBeVisible();
});

test('without a network it says so, and fills by itself when the network is back', async () => {
  logged();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await call(0).fail();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  // The service worker has this picture from the first visit.
  expect(document.querySelector('img[src="/artwork/scenes/offline.svg"]')).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await call(1).answer(news(1));
  expect(titles()).toHaveLength(9);
});

test('a later failure empties the grid and keeps the pagination', async () => {
  const log = logged();
  const { user } = open();
  await call(0).answer(news(1));
  await user.click(button('Next'));
  await call(1).fail();
  expect(log).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Page 2 of 5')).toBeVisible();
  await user.click(button('Next'));
  await call(2).answer(news(3));
  expect(titles()[0]).toBe('Story 3.1');
});

test('says when there are no articles', async () => {
  open();
  await call(0).answer(news(1, 0, 0));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A quiet day in the wild');
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
});

test('in Hindi articles stay in their own language, and animals have Hindi names', async () => {
  inLanguage('hi');
  window.history.pushState(null, '', '/hi/news?q=tiger');
  const routes = [{ path: '/hi/news', Component: TranslatedNewsPage, loader, HydrateFallback: () => null }];
  render(<RouterProvider router={browserRouter(routes)} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const species = [{ id: 1, name: 'Bengal Tiger' }];
  await call(0).answer({
    success: true,
    status: 'ok',
    totalResults: 2,
    articles: [
      { title: 'Tigers return', url: 'https://news.example/1', publishedAt: '2026-10-20T12:00:00Z', species },
      { title: 'लौट आए बाघ', url: 'https://news.example/2' },
    ],
  });
  expect(screen.getByText('Tigers return')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('लौट आए बाघ')).not.toHaveAttribute('lang');
  expect(screen.getByText('20 अक्टू॰ 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'बाघ' })).toHaveAttribute('href', '/hi/animal/1');
  expect(screen.getByText('“tiger” पर 2 लेख, सबसे नए पहले')).toBeVisible();
});

test('in StrictMode the first call is aborted and the second shown', async () => {
  render(
    <StrictMode>
      <RouterProvider router={routerAt('/news')} />
    </StrictMode>,
  );
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await call(1).answer(news(1));
  expect(titles()).toHaveLength(9);
});

test('the prerendered page is loading, and hydrates to the requested page without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={routerAt('/news')} />);
  expect(loading()).toBeInTheDocument();
  expect(container.innerHTML).not.toContain(String(new Date().getFullYear()));
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(container, <RouterProvider router={routerAt('/news?page=2')} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(pagesAsked()).toEqual([2]);
  await call(0).answer(news(2));
  expect(screen.getByText('Page 2 of 5')).toBeInTheDocument();
  expect(mismatches).toEqual([]);
  act(() => root?.unmount());
  container.remove();
});
