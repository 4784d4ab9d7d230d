import { type Article, NEWS_PAGE_SIZE } from '@aranya/contracts';
import { fetchText } from '../../platform/remote/fetch-text';
import { loggable, RemoteFailure, failureReason } from '../../platform/remote/remote-failure';
import { createStaleCache } from '../../platform/remote/stale-cache';
import { mergeArticles, toArticle } from './article';
import { articleSearch } from './article-search';
import type { NewsFeed } from './default-feeds';
import { readFeed } from './feed';
import type { NewsSource, ReadingOptions } from './news-source';
import { isAboutWildlife } from './topic-filter';

const MAX_ARTICLES = 500;
const ALL = 0;

export interface FeedSourceOptions extends ReadingOptions {
  feeds: readonly NewsFeed[];
  allowPrivate: boolean;
}

export function createFeedSource(options: FeedSourceOptions): NewsSource {
  const { feeds, clock, warn } = options;
  const latest = new Map<NewsFeed, Article[]>();

  async function read(feed: NewsFeed): Promise<void> {
    const address = new URL(feed.url);
    const accept = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8';
    const { status, text, url } = await fetchText(address, { ...options, accept });
    if (status !== 200) throw new RemoteFailure(`${loggable(address)}: answered ${status}`);
    try {
      const articles = readFeed(text, url.href).flatMap((item) => {
        const article = toArticle({ ...item, source: feed.name ?? item.source }, clock());
        if (article === null) return [];
        const words = `${article.title}\n${article.description ?? ''}\n${item.categories}`;
        return isAboutWildlife(words) ? article : [];
      });
      latest.set(feed, articles);
    } catch (error) {
      throw new RemoteFailure(`${loggable(address)}: ${failureReason(error)}`);
    }
  }

  async function readAll(): Promise<Article[]> {
    const results = await Promise.allSettled(feeds.map(read));
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? failureReason(result.reason) : [],
    );
    const problem = `${failures.length} of ${feeds.length} news feeds could not be read: ${failures.join('; ')}`;
    if (feeds.length > 0 && failures.length === feeds.length) throw new RemoteFailure(problem);
    if (failures.length > 0) warn(problem);
    return mergeArticles([...latest.values()].flat()).slice(0, MAX_ARTICLES);
  }

  const articles = createStaleCache({ ...options, source: 'news', load: readAll, maxEntries: 1 });

  return {
    page: async (page, q = '') => {
      const all = (await articles(ALL)).filter(articleSearch(q));
      const start = (page - 1) * NEWS_PAGE_SIZE;
      return { articles: all.slice(start, start + NEWS_PAGE_SIZE), totalResults: all.length };
    },
  };
}
