import type { Article } from '@aranya/contracts';
import { useCallback, useEffect, useState } from 'react';
import { fetchNews, PAGE_SIZE } from '../../data/news/fetch-news';
import type { NamedSpecies } from './named-species';

type FindSpecies = (article: Article) => readonly NamedSpecies[];

const nobody: FindSpecies = () => [];

/** Links that arrive after the news would shift the wall, so both load together. */
const loadFindSpecies = (): Promise<FindSpecies> =>
  import('./named-species').then(
    ({ namedSpecies }) => namedSpecies,
    () => nobody,
  );

interface LoadedNews {
  page: number;
  attempt: number;
  articles: readonly Article[];
  findSpecies: FindSpecies;
  failed: boolean;
  /** The last known number, if any. */
  totalResults: number | undefined;
}

export interface News {
  /** This is true until the first fetch has ended. */
  loading: boolean;
  /** Meanwhile the articles are those of the last page. */
  turning: boolean;
  failed: boolean;
  articles: readonly Article[];
  /** Finds the species of the catalogue that an article names. */
  findSpecies: FindSpecies;
  /** The requested page, or the last one that exists. */
  page: number;
  /** At least 1, and undefined while no answer has told the number. */
  pages: number | undefined;
  retry: () => void;
}

export function pageCount(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/** Fetches the requested page, or the last one if there are fewer. Without a page it fetches nothing. */
export function useNews(requested: number | undefined): News {
  const [loaded, setLoaded] = useState<LoadedNews>();
  const [attempt, setAttempt] = useState(0);
  const lastPage = loaded?.totalResults === undefined ? undefined : pageCount(loaded.totalResults);
  const page = lastPage === undefined ? requested : requested && Math.min(requested, lastPage);

  useEffect(() => {
    if (page === undefined) return undefined;
    const call = new AbortController();
    Promise.all([fetchNews(page, call.signal), loadFindSpecies()]).then(
      ([news, findSpecies]) => {
        if (!call.signal.aborted) setLoaded({ ...news, findSpecies, page, attempt, failed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        // The specification asks to log a failure only.
        console.error('The news could not be loaded.', error);
        setLoaded((last) => ({
          page,
          attempt,
          articles: [],
          findSpecies: nobody,
          failed: true,
          totalResults: last?.totalResults,
        }));
      },
    );
    return () => call.abort();
  }, [page, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const failed = loaded?.failed ?? false;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const current = loaded?.page === page && loaded?.attempt === attempt ? loaded : undefined;
  const [begun, setBegun] = useState(false);
  if (current && !begun) setBegun(true);
  return {
    loading: !begun && !current,
    turning: begun && !current,
    failed,
    articles: loaded?.articles ?? [],
    findSpecies: loaded?.findSpecies ?? nobody,
    page: page ?? 1,
    pages: lastPage,
    retry,
  };
}
