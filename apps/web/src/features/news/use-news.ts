import type { Article } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchNews, PAGE_SIZE } from './fetch-news';

interface Answer {
  page: number;
  articles: readonly Article[];
  failed: boolean;
  /** The last known. */
  totalResults: number | undefined;
}

export interface News {
  /** Until the first fetch has ended. */
  loading: boolean;
  /** The articles are those of the last page. */
  turning: boolean;
  failed: boolean;
  articles: readonly Article[];
  /** The requested page, or the last one that exists. */
  page: number;
  /** At least 1. */
  pages: number;
}

export function pagesOf(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/** Fetches pages 1 to MAX_PAGE, undefined nothing; past the last page, the last. */
export function useNews(requested: number | undefined): News {
  const [answer, setAnswer] = useState<Answer>();
  const lastPage = answer?.totalResults === undefined ? undefined : pagesOf(answer.totalResults);
  const page = lastPage === undefined ? requested : requested && Math.min(requested, lastPage);

  useEffect(() => {
    if (page === undefined) return undefined;
    const call = new AbortController();
    fetchNews(page, call.signal).then(
      (news) => {
        if (!call.signal.aborted) setAnswer({ ...news, page, failed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        // As specified: only logged.
        console.error('The news could not be loaded.', error);
        setAnswer((last) => ({ page, articles: [], failed: true, totalResults: last?.totalResults }));
      },
    );
    return () => call.abort();
  }, [page]);

  const current = answer?.page === page ? answer : undefined;
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
