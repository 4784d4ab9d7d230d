import type { Article } from '@aranya/contracts';
import type { ServerOptions } from './fetch-text';

/** One page of the news, and the number of articles on all pages. */
export interface NewsPage {
  articles: Article[];
  totalResults: number;
}

export interface NewsSource {
  /** @throws NewsFailure where there is nothing to show, not even something stale */
  page(page: number): Promise<NewsPage>;
}

/** What both kinds of source need. */
export interface ReadingOptions extends ServerOptions {
  /** How long news are fresh. Milliseconds. */
  refreshMs: number;
  clock: () => Date;
  /** Receives each failed refresh, and the feeds that could not be read. */
  warn(problem: string): void;
}
