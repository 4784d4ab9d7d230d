import type { Article } from '@aranya/contracts';

/** Articles a page; the contract's NEWS_PAGE_SIZE, which public pages know without loading it. The spec compares. */
export const PAGE_SIZE = 9;

/** The highest page that the call takes. */
export const MAX_PAGE = 1000;

/** After this a server counts as failed. */
const TIMEOUT_MS = 20_000;

/** What one page of news holds. */
export interface NewsPage {
  articles: Article[];
  /** Of all pages together. */
  totalResults: number;
}

type Entry = Record<string, unknown>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isWebAddress(value: string | null): value is string {
  return value !== null && /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** An article that can be shown: it needs a title and somewhere to read on. */
function articleOf(value: unknown): Article[] {
  if (!isEntry(value)) return [];
  const [title, url, urlToImage] = [textOf(value.title), textOf(value.url), textOf(value.urlToImage)];
  if (title === null || !isWebAddress(url)) return [];
  return [
    {
      title,
      url,
      description: textOf(value.description),
      urlToImage: isWebAddress(urlToImage) ? urlToImage : null,
      source: textOf(value.source),
      publishedAt: textOf(value.publishedAt),
    },
  ];
}

/** @throws Error unless it is an answer with status "ok" */
function newsOf(body: unknown): NewsPage {
  if (!isEntry(body)) throw new Error('The answer is not an object.');
  if (body.status !== 'ok') throw new Error(`The answer's status is ${JSON.stringify(body.status)}.`);
  const { articles, totalResults } = body;
  if (!Array.isArray(articles)) throw new Error('The answer has no articles.');
  if (typeof totalResults !== 'number' || !(totalResults >= 0)) throw new Error('The answer has no total.');
  return { articles: articles.flatMap(articleOf), totalResults };
}

/**
 * GET /api/news by plain fetch, checked by hand: public pages load neither the contract nor its client.
 * @param page from 1 to MAX_PAGE
 * @param signal ends the call when its answer is no longer wanted
 * @throws Error on a refusal, an answer that is not "ok", no answer in 20 s, or an end by `signal`
 */
export async function fetchNews(page: number, signal: AbortSignal): Promise<NewsPage> {
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  const timer = setTimeout(() => ending.abort(new Error('The server did not answer in time.')), TIMEOUT_MS);
  try {
    const response = await fetch(`/api/news?page=${page}`, {
      headers: { accept: 'application/json' },
      signal: ending.signal,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return newsOf(await response.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
