import { type Article, NEWS_PAGE_SIZE } from '@aranya/contracts';
import { mergeArticles, toArticle } from './article';
import { readFeed } from './feed';
import { fetchText } from './fetch-text';
import { loggable, NewsFailure, reasonOf } from './news-failure';
import { MAX_BYTES, type NewsSource, type ReadingOptions, RETRY_MS, TIMEOUT_MS } from './news-source';
import type { Newsroom } from './newsrooms';
import { createStaleCache } from './stale-cache';
import { isAboutWildlife } from './wildlife-words';

const MAX_ARTICLES = 500;

export interface FeedSourceOptions extends ReadingOptions {
  newsrooms: readonly Newsroom[];
  /** Whether the operator named them himself: they may then be on his own network. */
  mayBeLocal: boolean;
}

/** The wildlife news of several feeds as one list, newest first. A feed that fails gives what it gave before. */
export function createFeedSource(options: FeedSourceOptions): NewsSource {
  const { newsrooms, mayBeLocal, freshMs, userAgent, clock, warn, signal, lookup } = options;
  const before = new Map<Newsroom, Article[]>();

  async function read(newsroom: Newsroom): Promise<Article[]> {
    const address = new URL(newsroom.feed);
    const { status, text, url } = await fetchText(address, {
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      mayBeLocal,
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      userAgent,
      ...(signal ? { signal } : {}),
      ...(lookup ? { lookup } : {}),
    });
    if (status !== 200) throw new NewsFailure(`${loggable(address)}: answered ${status}`);
    try {
      return readFeed(text, url.href).flatMap((item) => {
        const article = toArticle({ ...item, source: newsroom.name ?? item.source }, clock());
        if (article === null) return [];
        return isAboutWildlife(`${article.title}\n${article.description ?? ''}\n${item.categories}`)
          ? article
          : [];
      });
    } catch (error) {
      throw new NewsFailure(`${loggable(address)}: ${reasonOf(error)}`);
    }
  }

  async function readAll(): Promise<Article[]> {
    const results = await Promise.allSettled(newsrooms.map(read));
    const failures: string[] = [];
    results.forEach((result, at) => {
      const newsroom = newsrooms[at];
      if (newsroom === undefined) return;
      if (result.status === 'fulfilled') before.set(newsroom, result.value);
      else failures.push(reasonOf(result.reason));
    });
    const problem = `${failures.length} of ${newsrooms.length} news feeds could not be read: ${failures.join('; ')}`;
    if (newsrooms.length > 0 && failures.length === newsrooms.length) throw new NewsFailure(problem);
    if (failures.length > 0) warn(problem);
    return mergeArticles([...before.values()].flat()).slice(0, MAX_ARTICLES);
  }

  const cache = createStaleCache({
    load: readAll,
    freshMs,
    retryMs: RETRY_MS,
    maxEntries: 1,
    now: () => clock().getTime(),
    onFailure: (error) => warn(reasonOf(error)),
  });

  return {
    page: async (page) => {
      const all = await cache.get(0);
      const start = (page - 1) * NEWS_PAGE_SIZE;
      return { articles: all.slice(start, start + NEWS_PAGE_SIZE), totalResults: all.length };
    },
  };
}
