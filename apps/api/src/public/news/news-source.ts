import type { Article } from '@aranya/contracts';
import type { ServerOptions } from '../../platform/remote/fetch-text';

export interface NewsPage {
  articles: Article[];
  totalResults: number;
}

export interface NewsSource {
  /**
   * @param page from 1
   * @param q words that all articles have
   */
  page(page: number, q?: string): Promise<NewsPage>;
}

export interface ReadingOptions extends ServerOptions {
  refreshMs: number;
  clock: () => Date;
  warn(problem: string): void;
}
