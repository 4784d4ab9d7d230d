import type { Article } from '@aranya/contracts';
import { useCallback, useEffect, useState } from 'react';
import { fetchNews, PAGE_SIZE } from '../../data/news/fetch-news';
import type { NamedSpecies } from './named-species';

type SpeciesOf = (article: Article) => readonly NamedSpecies[];

const nobody: SpeciesOf = () => [];

/** With the news, not after them: links that come later would shift the wall. */
const loadSpeciesOf = (): Promise<SpeciesOf> =>
  import('./named-species').then(
    ({ namedSpecies }) => namedSpecies,
    () => nobody,
  );

interface Answer {
  page: number;
  attempt: number;
  articles: readonly Article[];
  speciesOf: SpeciesOf;
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
  /** Of the catalogue, which an article names. */
  speciesOf: SpeciesOf;
  /** The requested page, or the last one that exists. */
  page: number;
  /** At least 1; undefined while no answer has said. */
  pages: number | undefined;
  retry: () => void;
}

export function pagesOf(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / PAGE_SIZE));
}

/** Fetches pages 1 to MAX_PAGE, undefined nothing; past the last page, the last. */
export function useNews(requested: number | undefined): News {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const lastPage = answer?.totalResults === undefined ? undefined : pagesOf(answer.totalResults);
  const page = lastPage === undefined ? requested : requested && Math.min(requested, lastPage);

  useEffect(() => {
    if (page === undefined) return undefined;
    const call = new AbortController();
    Promise.all([fetchNews(page, call.signal), loadSpeciesOf()]).then(
      ([news, speciesOf]) => {
        if (!call.signal.aborted) setAnswer({ ...news, speciesOf, page, attempt, failed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        // As specified: only logged.
        console.error('The news could not be loaded.', error);
        setAnswer((last) => ({
          page,
          attempt,
          articles: [],
          speciesOf: nobody,
          failed: true,
          totalResults: last?.totalResults,
        }));
      },
    );
    return () => call.abort();
  }, [page, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const failed = answer?.failed ?? false;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const current = answer?.page === page && answer?.attempt === attempt ? answer : undefined;
  const [begun, setBegun] = useState(false);
  if (current && !begun) setBegun(true);
  return {
    loading: !begun && !current,
    turning: begun && !current,
    failed,
    articles: answer?.articles ?? [],
    speciesOf: answer?.speciesOf ?? nobody,
    page: page ?? 1,
    pages: lastPage,
    retry,
  };
}
