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

export interface News {
  /** Until the first fetch has ended, with or without success. */
  loading: boolean;
  /** Another page is being fetched; the articles are still those of the last one. */
  turning: boolean;
  /** The last fetch failed: there are no articles. */
  failed: boolean;
  articles: readonly Article[];
  /** The requested page, or the last one that exists. */
  page: number;
  /** At least 1. A failure keeps the last known number. */
  pages: number;
}

export function pagesOf(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/**
 * Fetches a page of news at each change of `asked` and aborts the call before it. A page past the last shows the last.
 * @param asked 1 to MAX_PAGE; undefined before hydration, when nothing is fetched
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
        // As specified, a failure is only logged.
        console.error('The news could not be loaded.', error);
        setAnswer((last) => ({ page, articles: [], failed: true, totalResults: last?.totalResults }));
      },
    );
    return () => call.abort();
  }, [page]);

  const current = answer?.page === page ? answer : undefined;
  // The answer to a page past the last only tells which page is the last.
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
