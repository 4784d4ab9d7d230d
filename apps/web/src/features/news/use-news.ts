import type { ListedArticle } from '@aranya/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fetchNews, PAGE_SIZE } from '../../data/news/fetch-news';

/** A pause in typing. */
const TYPING_MS = 250;

interface LoadedNews {
  q: string;
  page: number;
  attempt: number;
  articles: readonly ListedArticle[];
  failed: boolean;
  /** The last known number, if any. */
  totalResults: number | undefined;
}

export interface News {
  /** True until the first fetch has ended. */
  loading: boolean;
  /** The articles are those of the last page meanwhile. */
  turning: boolean;
  failed: boolean;
  articles: readonly ListedArticle[];
  /** The requested page, or the last one that exists. */
  page: number;
  /** At least 1; undefined until known. */
  pages: number | undefined;
  /** Counts the articles of all pages; undefined until known for this search. */
  total: number | undefined;
  retry: () => void;
}

export function pageCount(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/**
 * Fetches the requested page, or the last one if there are fewer. Without a page it fetches nothing.
 * @param q words that the articles have; blank for all
 */
export function useNews(requested: number | undefined, q: string): News {
  const [loaded, setLoaded] = useState<LoadedNews>();
  const [attempt, setAttempt] = useState(0);
  const pages = loaded?.totalResults === undefined ? undefined : pageCount(loaded.totalResults);
  const isOfSearch = loaded?.q === q;
  const waitsForTyping = useEffectEvent(() => loaded !== undefined && !isOfSearch);
  const page = isOfSearch && pages !== undefined ? requested && Math.min(requested, pages) : requested;

  useEffect(() => {
    if (page === undefined) return undefined;
    const call = new AbortController();
    const load = () =>
      fetchNews(page, call.signal, q).then(
        (news) => {
          if (!call.signal.aborted) setLoaded({ ...news, page, q, attempt, failed: false });
        },
        (error: unknown) => {
          if (call.signal.aborted) return;
          // The specification asks to log a failure only.
          console.error('The news could not be loaded.', error);
          setLoaded((last) => ({
            page,
            q,
            attempt,
            articles: [],
            failed: true,
            totalResults: last?.q === q ? last.totalResults : undefined,
          }));
        },
      );
    const timer = waitsForTyping() ? setTimeout(() => void load(), TYPING_MS) : void load();
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [page, q, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const failed = loaded?.failed ?? false;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const current = isOfSearch && loaded.page === page && loaded.attempt === attempt ? loaded : undefined;
  const [begun, setBegun] = useState(false);
  if (current && !begun) setBegun(true);
  return {
    loading: !begun && !current,
    turning: begun && !current,
    failed,
    articles: loaded?.articles ?? [],
    page: page ?? 1,
    pages,
    total: isOfSearch ? loaded.totalResults : undefined,
    retry,
  };
}
