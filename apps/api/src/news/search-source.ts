import { NEWS_PAGE_SIZE } from '@aranya/contracts';
import { z } from 'zod';
import { toArticle } from './article';
import { fetchText } from './fetch-text';
import { loggable, NewsFailure, reasonOf } from './news-failure';
import {
  MAX_BYTES,
  type NewsPage,
  type NewsSource,
  type ReadingOptions,
  RETRY_MS,
  TIMEOUT_MS,
} from './news-source';
import { createStaleCache } from './stale-cache';

const MAX_ENTRIES = 200;

const text = z.string().nullish().catch(null);
const answerSchema = z.object({
  status: z.literal('ok'),
  totalResults: z.number().int().nonnegative(),
  articles: z.array(
    z
      .object({
        title: text,
        description: text,
        url: text,
        urlToImage: text,
        publishedAt: text,
        source: z.object({ name: text }).nullish().catch(null),
      })
      .catch({}),
  ),
});
const refusalSchema = z.object({ code: z.string().max(60), message: z.string().max(300) }).partial();

export interface SearchSourceOptions extends ReadingOptions {
  /** The service's address, and the key that goes into its query. */
  service: string;
  key: string;
  /** How many results the service gives to this key at most, over all pages. */
  maxResults: number;
}

/** The news that a search service finds, a page at a time. The key goes to that service only. */
export function createSearchSource(options: SearchSourceOptions): NewsSource {
  const { service, key, freshMs, userAgent, clock, signal, lookup } = options;
  // What the service says may repeat the key.
  const withoutKey = (words: string) => words.replaceAll(key, '***');
  /** Full pages only: one that goes past the last result is refused by the service. */
  const lastPage = Math.floor(options.maxResults / NEWS_PAGE_SIZE);
  let total: number | undefined;

  async function search(page: number): Promise<NewsPage> {
    const url = new URL(service);
    const query = { q: 'wildlife AND animals', sortBy: 'publishedAt', language: 'en', page: String(page) };
    for (const [name, value] of Object.entries({ ...query, pageSize: String(NEWS_PAGE_SIZE), apiKey: key })) {
      url.searchParams.set(name, value);
    }
    const { status, text: body } = await fetchText(url, {
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      mayBeLocal: true,
      accept: 'application/json',
      userAgent,
      ...(signal ? { signal } : {}),
      ...(lookup ? { lookup } : {}),
    });
    const answer = parsed(body, `${loggable(url)}: answered ${status}`);
    const articles = answer.articles
      .slice(0, NEWS_PAGE_SIZE)
      .flatMap(({ url: link, urlToImage, publishedAt, source, ...rest }) => {
        const raw = { ...rest, link, pictures: [urlToImage], published: publishedAt, source: source?.name };
        const article = toArticle(raw, clock());
        // The service leaves a stone where an article was withdrawn.
        if (article === null || article.title === '[Removed]') return [];
        return JSON.stringify(article).includes(key) ? [] : article;
      });
    total = Math.min(answer.totalResults, lastPage * NEWS_PAGE_SIZE);
    return { articles, totalResults: total };
  }

  async function load(page: number): Promise<NewsPage> {
    try {
      return await search(page);
    } catch (error) {
      throw new NewsFailure(withoutKey(reasonOf(error)));
    }
  }

  function parsed(body: string, where: string): z.infer<typeof answerSchema> {
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      throw new NewsFailure(`${where} without JSON`);
    }
    const answer = answerSchema.safeParse(json);
    if (answer.success) return answer.data;
    const { code = '', message = '' } = refusalSchema.safeParse(json).data ?? {};
    throw new NewsFailure([where, code, message].filter(Boolean).join(' '));
  }

  const cache = createStaleCache({
    load,
    freshMs,
    retryMs: RETRY_MS,
    maxEntries: MAX_ENTRIES,
    now: () => clock().getTime(),
    onFailure: (error) => options.warn(reasonOf(error)),
  });

  return {
    page: async (page) => {
      const pages = total === undefined ? lastPage : Math.ceil(total / NEWS_PAGE_SIZE);
      if (page <= Math.max(1, pages)) return cache.get(page);
      // Nothing is there; the first page knows how much there is.
      return { articles: [], totalResults: (await cache.get(1)).totalResults };
    },
  };
}
