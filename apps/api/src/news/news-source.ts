import type { Article } from '@aranya/contracts';
import type { ServerOptions } from './fetch-text';

/** One page, and the number of articles on all pages. */
export interface NewsPage {
  articles: Article[];
  totalResults: number;
}

export interface NewsSource {
  /** @throws NewsFailure where there is nothing to show, not even something stale */
  page(page: number): Promise<NewsPage>;
}

export interface ReadingOptions extends ServerOptions {
  /** How long news are fresh. Milliseconds. */
  refreshMs: number;
  clock: () => Date;
  warn(problem: string): void;
}
