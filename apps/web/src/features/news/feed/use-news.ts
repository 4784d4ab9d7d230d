import type { Article } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchNews, PAGE_SIZE } from './fetch-news';

interface Answer {
  /** The page that was asked for. */
  page: number;
  articles: readonly Article[];
  failed: boolean;
  /** The last that a server named; undefined while none has. */
  totalResults: number | undefined;
}

/** What the wall knows of the news. */
export interface News {
  /** True until the first fetch has ended, well or not. */
  loading: boolean;
  /** A later page is on its way; the articles are still the ones before it. */
  turning: boolean;
  /** The last fetch failed: there are no articles, and nobody is told. */
  failed: boolean;
  articles: readonly Article[];
  /** The page that is shown or on its way: the one asked for, or the last that exists. */
  page: number;
  /** ceil(totalResults / 9), at least 1. A failure leaves it as it was known. */
  pages: number;
}

/** How many pages a total fills; an empty one has one page, empty. */
export function pagesOf(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/**
 * Fetches a page of news, and again at each change of `asked`. A call whose answer is no longer wanted is ended, so no
 * late answer replaces a newer one. Asked for a page past the last, it shows the last.
 * @param asked from 1 to MAX_PAGE; undefined while the page is not hydrated, when nothing is fetched
 */
export function useNews(asked: number | undefined): News {
  const [answer, setAnswer] = useState<Answer>();
  const lastPage = answer?.totalResults === undefined ? undefined : pagesOf(answer.totalResults);
  const page = lastPage === undefined ? asked : asked && Math.min(asked, lastPage);

  useEffect(() => {
    if (page === undefined) return undefined;
    const call = new AbortController();
    fetchNews(page, call.signal).then(
      (news) => {
        if (!call.signal.aborted) setAnswer({ ...news, page, failed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        // All that the specification wants of a failure.
        console.error('The news could not be loaded.', error);
        setAnswer((last) => ({ page, articles: [], failed: true, totalResults: last?.totalResults }));
      },
    );
    return () => call.abort();
  }, [page]);

  const current = answer?.page === page ? answer : undefined;
  // The first answer to a page past the last is no end of loading: it only tells which page is the last.
  const [begun, setBegun] = useState(false);
  if (current && !begun) setBegun(true);
  return {
    loading: !begun && !current,
    turning: begun && !current,
    failed: answer?.failed ?? false,
    articles: answer?.articles ?? [],
    page: page ?? 1,
    pages: lastPage ?? page ?? 1,
  };
}
